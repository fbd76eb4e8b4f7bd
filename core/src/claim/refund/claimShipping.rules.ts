import type { Won } from '../../money/money.rules.ts'
import type { AreaZone } from '../../shipping/shipping.codes.ts'
import { areaExtra, shippingFee } from '../../shipping/shippingPolicy.rules.ts'
import type { ClaimFault, RequestableClaimType } from '../claim.codes.ts'
import type { BookedGroup, BookedLine } from './orderLedger.rules.ts'

/** Lines of a group that are to be removed, and the party at fault. */
export type Removal = {
  readonly fault: ClaimFault
  readonly orderItemIds: readonly number[]
}

/** Fees of a group's delivery that the buyer bears, in won. */
export type HeldFees = { readonly fee: Won; readonly areaFee: Won }

/** Fees of the return shipments of a claim that the buyer bears, in won. */
export type ShipmentFees = {
  readonly returnFee: Won
  readonly exchangeFee: Won
  /** Extras of the zones that the shipments start from or lead to. */
  readonly areaExtra: Won
}

/**
 * The fee by what the policy counts: the remaining lines, and for a threshold also lines removed by the seller's fault;
 * pieces that are not sent cost nothing. Without any line a threshold is missed, and its fee is due.
 */
function recomputedFee({ policy, lines }: BookedGroup, { fault, orderItemIds }: Removal): Won {
  const isThreshold = policy.kind === 'CONDITION'
  const counted = lines.filter(
    ({ orderItemId, left }: BookedLine) =>
      (left === null && !orderItemIds.includes(orderItemId)) ||
      (isThreshold && (left ?? fault) === 'SELLER'),
  )
  if (counted.length === 0) return isThreshold ? policy.baseFee : 0
  return shippingFee(policy, counted)
}

/**
 * Returns the delivery fees that the buyer bears after lines are removed from a group. The fee is recomputed from the
 * remaining lines; lines removed by the seller's fault still count for a threshold, never for pieces. Nothing is
 * charged when nothing remains of a group that was never shipped, or that left wholly by the seller's fault. Before the
 * shipping the seller's fault never raises the fee; afterwards it leaves the fee as it is, and the buyer's never lowers
 * it. Source: domain-rules §1.5.
 */
export function feesAfterRemoval(group: BookedGroup, leaving: Removal): HeldFees {
  const { fee, areaFee, isShipped, lines } = group
  const present = lines.filter(({ left }) => left === null)
  const isEmptied = present.every(({ orderItemId }) => leaving.orderItemIds.includes(orderItemId))
  const isSellersFault = leaving.fault === 'SELLER' && lines.every(({ left }) => left !== 'BUYER')
  if (isEmptied && (!isShipped || isSellersFault)) return { fee: 0, areaFee: 0 }
  const recomputed = recomputedFee(group, leaving)
  if (leaving.fault === 'SELLER')
    return { fee: isShipped ? fee : Math.min(fee, recomputed), areaFee }
  return { fee: isShipped ? Math.max(fee, recomputed) : recomputed, areaFee }
}

/**
 * Returns the fees of a claim's shipments for the buyer: one for a return, two for an exchange, each with the extra of
 * its zone; none for a cancel, or at the seller's fault. Source: domain-rules §1.4, §1.5.
 */
export function shipmentFees(
  { policy, returnFee, exchangeFee }: BookedGroup,
  claim: {
    readonly type: RequestableClaimType
    readonly fault: ClaimFault
    readonly pickupZone: AreaZone
    readonly reshipZone: AreaZone
  },
): ShipmentFees {
  if (claim.fault === 'SELLER' || claim.type === 'CANCEL') {
    return { returnFee: 0, exchangeFee: 0, areaExtra: 0 }
  }
  const pickup = areaExtra(policy, claim.pickupZone)
  if (claim.type === 'RETURN') return { returnFee, exchangeFee: 0, areaExtra: pickup }
  const reship = areaExtra(policy, claim.reshipZone)
  return { returnFee: 0, exchangeFee, areaExtra: pickup + reship }
}
