import type { Won } from '../../money/money.rules.ts'
import type { AreaZone } from '../../shipping/shipping.codes.ts'
import { areaExtra, shippingFee } from '../../shipping/shippingPolicy.rules.ts'
import type { ClaimFault, RequestableClaimType } from '../claim.codes.ts'
import type { BookedGroup, BookedLine } from './orderLedger.rules.ts'

/** Some lines of a group that are to leave it, and by whose fault. */
export type Removal = {
  readonly fault: ClaimFault
  readonly orderItemIds: readonly number[]
}

/** Cost of the delivery of a group for the buyer, in won. */
export type HeldFees = { readonly fee: Won; readonly areaFee: Won }

/** Cost of carrying goods back and forth for the buyer, in won, once a claim. */
export type ShipmentFees = {
  readonly returnFee: Won
  readonly exchangeFee: Won
  /** Extras of the zones that the shipments start from or lead to. */
  readonly areaExtra: Won
}

/**
 * The fee of what a policy counts: what remains, and for a threshold also what leaves or left by the seller's fault;
 * nobody pays for pieces of a parcel that is not sent. Without any line a threshold is missed, and its fee is due.
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
 * Fee that the buyer bears for a group's delivery once lines have left it. The fee is computed again from what remains;
 * what left by the seller's fault still counts for a threshold, never for pieces. Nothing is charged when nothing
 * remains of a group that was never shipped, or that left wholly by the seller's fault. Before the shipping the
 * seller's fault never raises the fee; afterwards it leaves the fee as it is, and the buyer's never lowers it. Source:
 * domain-rules §1.5.
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
 * Cost of the shipments of a claim for the buyer: one for a return, two for an exchange, each with the extra of its
 * zone; a cancel has none, and the seller's fault costs the buyer nothing. Source: domain-rules §1.4, §1.5.
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
