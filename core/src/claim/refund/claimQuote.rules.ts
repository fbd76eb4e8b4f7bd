import { giveBackCoupon } from '../../coupon/couponReturn.rules.ts'
import { type Decision, allow, refuse } from '../../decision/decision.rules.ts'
import { sumWon } from '../../money/money.rules.ts'
import type { AreaZone } from '../../shipping/shipping.codes.ts'
import type { ClaimFault, RequestableClaimType } from '../claim.codes.ts'
import { feesAfterRemoval, shipmentFees } from './claimShipping.rules.ts'
import { lineBasis } from './orderLedger.rules.ts'
import type { BookedGroup, BookedLine, OrderLedger, SpentCoupon } from './orderLedger.rules.ts'
import { settleClaim } from './claimSettlement.rules.ts'
import type { ClaimAmounts, Settlement } from './claimSettlement.rules.ts'
import { storeCouponsAfter } from './storeDiscount.rules.ts'
import type { JointRemoval } from './storeDiscount.rules.ts'

/** A claim to compute: whole order items of one shipping group. */
export type ClaimOnLedger = {
  readonly type: RequestableClaimType
  readonly fault: ClaimFault
  readonly shippingGroupId: number
  readonly orderItemIds: readonly number[]
  /** Other items that leave the order in the same transaction, so that no store coupon is withdrawn from them. */
  readonly leavesWith: readonly number[]
  /** Zone that the goods are fetched from, and the one that replacements go to; a cancel has neither. */
  readonly pickupZone: AreaZone
  readonly reshipZone: AreaZone
  readonly nowMs: number
}

/** A coupon that its owner gets back; one that expired comes back as a new one, only at the seller's fault. */
export type ReturnedCoupon = { readonly couponIssueId: number; readonly isReissued: boolean }

/**
 * Amounts of a claim, in won. `goodsAmount` is before coupons; the three discounts are those of the claimed lines,
 * `withdrawnDiscount` is the store coupon's share that the remaining lines lose. Money flows one way: `refundAmount`
 * back, or `additionalAmount` to be paid before the claim can be completed; both only where a payment comes back whole
 * or not at all. `version` is of the ledger that this was computed from.
 */
export type ClaimQuote = ClaimAmounts &
  Settlement & {
    readonly version: number
    readonly claim: ClaimOnLedger
    readonly endedStoreCouponIds: readonly number[]
    readonly returnedCoupons: readonly ReturnedCoupon[]
  }

/** Reason why a claim cannot be computed. */
export type QuoteRefusal =
  | 'CLAIM_ITEM_REQUIRED'
  | 'CLAIM_ITEM_UNAVAILABLE'
  | 'CLAIM_REFUND_EXCEEDS_PAYMENT'

function claimedLines(group: BookedGroup, ids: readonly number[]): BookedLine[] {
  return group.lines.filter(({ orderItemId, left }) => left === null && ids.includes(orderItemId))
}

function returnedCoupons(
  coupons: readonly SpentCoupon[],
  { fault, nowMs }: ClaimOnLedger,
): ReturnedCoupon[] {
  return coupons.flatMap(({ couponIssueId, expiresAtMs }) => {
    const { kind } = giveBackCoupon({ expiresAtMs, isSellerFault: fault === 'SELLER', nowMs })
    return kind === 'LOST' ? [] : [{ couponIssueId, isReissued: kind === 'REISSUED' }]
  })
}

function quoteLeaving(ledger: OrderLedger, group: BookedGroup, claim: ClaimOnLedger) {
  const { fee, areaFee } = group
  if (claim.type === 'EXCHANGE') {
    return { lines: [], feesAfter: { fee, areaFee }, stores: { ended: [], withdrawnAmount: 0 } }
  }
  const leaving: JointRemoval = claim
  return {
    lines: claimedLines(group, claim.orderItemIds),
    feesAfter: feesAfterRemoval(group, leaving),
    stores: storeCouponsAfter(ledger, leaving),
  }
}

/**
 * Quotes a claim: the one computation behind its preview, its request and its execution. Refund = paid prices of the
 * lines + fees given back − initial fee charged − shipments − discount withdrawn; below zero it is an additional
 * payment. Refusals: `CLAIM_ITEM_REQUIRED` (nothing chosen), `CLAIM_ITEM_UNAVAILABLE` (an item is not, or no longer, in
 * the group), `CLAIM_REFUND_EXCEEDS_PAYMENT` (the ledger lack the money; a person has to look). Source: domain-rules
 * §1.5–§1.9.
 */
export function quoteClaim(
  ledger: OrderLedger,
  claim: ClaimOnLedger,
): Decision<QuoteRefusal, ClaimQuote> {
  const group = ledger.groups.find(
    ({ shippingGroupId }) => shippingGroupId === claim.shippingGroupId,
  )
  if (claim.orderItemIds.length === 0) return refuse('CLAIM_ITEM_REQUIRED')
  if (group === undefined) return refuse('CLAIM_ITEM_UNAVAILABLE')
  if (claimedLines(group, claim.orderItemIds).length !== new Set(claim.orderItemIds).size) {
    return refuse('CLAIM_ITEM_UNAVAILABLE')
  }
  const { lines, feesAfter, stores } = quoteLeaving(ledger, group, claim)
  const feesBefore = { fee: group.fee, areaFee: group.areaFee }
  const amounts: ClaimAmounts = {
    goodsAmount: sumWon(lines.map(lineBasis)),
    goodsDiscount: sumWon(lines.map((line) => line.goodsDiscount)),
    duplicationDiscount: sumWon(lines.map((line) => line.duplicationDiscount)),
    storeDiscount: sumWon(lines.map((line) => line.storeDiscount)),
    withdrawnDiscount: stores.withdrawnAmount,
    feesBefore,
    feesAfter,
    initialFeeCharged: Math.max(0, feesAfter.fee - feesBefore.fee),
    shipments: shipmentFees(group, claim),
  }
  const settled = settleClaim(amounts, ledger.payments, claim.nowMs)
  if (settled === null) return refuse('CLAIM_REFUND_EXCEEDS_PAYMENT')
  return allow({
    version: ledger.version,
    claim,
    ...amounts,
    endedStoreCouponIds: stores.ended.map(({ couponIssueId }) => couponIssueId),
    returnedCoupons: returnedCoupons(
      [...lines.flatMap(({ coupons }) => coupons), ...stores.ended],
      claim,
    ),
    ...settled,
  })
}
