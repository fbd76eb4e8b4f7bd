import { type Decision, allow, refuse } from '../../decision/decision.rules.ts'
import type { Won } from '../../money/money.rules.ts'
import type { PaymentMethod } from '../../payment/payment.codes.ts'
import type { ClaimFault } from '../claim.codes.ts'
import type { ClaimQuote } from './claimQuote.rules.ts'
import type { HeldFees } from './claimShipping.rules.ts'
import type { BookedGroup, BookedLine, BookedPayment, OrderLedger } from './orderLedger.rules.ts'
import type { RefundPart } from './refundWay.rules.ts'

/** Changes of the order's ledger by a completed claim, besides payments and refunds. */
export type BookChanges = {
  /** Which items leave the order, and by whose fault; `null` for an exchange. */
  readonly left: { readonly orderItemIds: readonly number[]; readonly fault: ClaimFault } | null
  /** Fee that the buyer bears for the delivery of the claim's group from now on; `null` where it stays. */
  readonly fees: (HeldFees & { readonly shippingGroupId: number }) | null
  /** The store coupons that end: items that stay in the order lose their shares of them. */
  readonly endedStoreCouponIds: readonly number[]
}

/**
 * Plans what the completion of a claim changes, as it was quoted and not as it would be quoted today: the server writes
 * exactly this, `bookClaim` computes with it. An exchange changes nothing. Source: domain-rules §1.5, §1.7.
 */
export function planCompletion({ claim, feesAfter, endedStoreCouponIds }: ClaimQuote): BookChanges {
  if (claim.type === 'EXCHANGE') return { left: null, fees: null, endedStoreCouponIds: [] }
  const { orderItemIds, fault, shippingGroupId } = claim
  return {
    left: { orderItemIds, fault },
    fees: { ...feesAfter, shippingGroupId },
    endedStoreCouponIds,
  }
}

function bookLine(
  line: BookedLine,
  { left }: BookChanges,
  lostShares: ReadonlySet<number>,
): BookedLine {
  if (line.left !== null) return line
  if (left?.orderItemIds.includes(line.orderItemId)) return { ...line, left: left.fault }
  return lostShares.has(line.orderItemId) ? { ...line, storeDiscount: 0 } : line
}

function bookGroup(
  group: BookedGroup,
  changes: BookChanges,
  lostShares: ReadonlySet<number>,
): BookedGroup {
  const lines = group.lines.map((line) => bookLine(line, changes, lostShares))
  const { fees } = changes
  return fees?.shippingGroupId === group.shippingGroupId
    ? { ...group, ...fees, lines }
    : { ...group, lines }
}

function withoutRefunds(
  payments: readonly BookedPayment[],
  refunds: readonly RefundPart[],
): BookedPayment[] {
  let rest = refunds.reduce((sum, { amount }) => sum + amount, 0)
  return payments.map((payment) => {
    const share = Math.min(rest, payment.refundableAmount)
    rest -= share
    return { ...payment, refundableAmount: payment.refundableAmount - share }
  })
}

function additionalPayment(method: PaymentMethod, amount: Won, paidAtMs: number): BookedPayment {
  return {
    method,
    paidAmount: amount,
    refundableAmount: amount,
    paidAtMs,
    isPartlyRefundable: true,
    isByCard: true,
  }
}

/**
 * Returns the ledger after a claim is completed as quoted, with its additional payment, if any, made by
 * `additionalMethod`. Refusal: `CLAIM_AMOUNT_CHANGED` (the quote is of another version of the ledger). Source:
 * domain-rules §1.5, §8.
 */
export function bookClaim(
  ledger: OrderLedger,
  quote: ClaimQuote,
  additionalMethod: PaymentMethod = 'CARD',
): Decision<'CLAIM_AMOUNT_CHANGED', OrderLedger> {
  if (ledger.version !== quote.version) return refuse('CLAIM_AMOUNT_CHANGED')
  const { additionalAmount, claim } = quote
  const changes = planCompletion(quote)
  const ended = ledger.storeCoupons.filter(({ couponIssueId }) =>
    changes.endedStoreCouponIds.includes(couponIssueId),
  )
  const lostShares = new Set(ended.flatMap(({ orderItemIds }) => orderItemIds))
  const payments = withoutRefunds(ledger.payments, quote.refunds)
  return allow({
    version: ledger.version + 1,
    groups: ledger.groups.map((group) => bookGroup(group, changes, lostShares)),
    storeCoupons: ledger.storeCoupons.filter((coupon) => !ended.includes(coupon)),
    payments:
      additionalAmount === 0
        ? payments
        : [...payments, additionalPayment(additionalMethod, additionalAmount, claim.nowMs)],
  })
}
