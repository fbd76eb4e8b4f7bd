import { type Decision, allow, refuse } from '../decision/decision.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type { PaymentMethod } from '../payment/payment.codes.ts'
import type { ClaimQuote } from './claimQuote.rules.ts'
import type { BookedGroup, BookedLine, BookedPayment, OrderBooks } from './orderBooks.rules.ts'
import type { RefundPart } from './refundWay.rules.ts'

function bookLine(
  line: BookedLine,
  quote: ClaimQuote,
  lostShares: ReadonlySet<number>,
): BookedLine {
  const { claim } = quote
  if (line.left !== null) return line
  if (claim.type !== 'EXCHANGE' && claim.orderItemIds.includes(line.orderItemId)) {
    return { ...line, left: claim.fault }
  }
  return lostShares.has(line.orderItemId) ? { ...line, storeDiscount: 0 } : line
}

function bookGroup(
  group: BookedGroup,
  quote: ClaimQuote,
  lostShares: ReadonlySet<number>,
): BookedGroup {
  const lines = group.lines.map((line) => bookLine(line, quote, lostShares))
  return group.shippingGroupId === quote.claim.shippingGroupId
    ? { ...group, ...quote.feesAfter, lines }
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
 * The books once a claim is completed as it was quoted, and its additional payment, if any, was made with
 * `additionalMethod`. Refusal: `CLAIM_AMOUNT_CHANGED` (the quote speaks of other books than these).
 * Source: domain-rules §1.5, §8.
 */
export function bookClaim(
  books: OrderBooks,
  quote: ClaimQuote,
  additionalMethod: PaymentMethod = 'CARD',
): Decision<'CLAIM_AMOUNT_CHANGED', OrderBooks> {
  if (books.version !== quote.version) return refuse('CLAIM_AMOUNT_CHANGED')
  const { additionalAmount, claim } = quote
  const ended = books.storeCoupons.filter(({ couponIssueId }) =>
    quote.endedStoreCouponIds.includes(couponIssueId),
  )
  const lostShares = new Set(ended.flatMap(({ orderItemIds }) => orderItemIds))
  const payments = withoutRefunds(books.payments, quote.refunds)
  return allow({
    version: books.version + 1,
    groups: books.groups.map((group) => bookGroup(group, quote, lostShares)),
    storeCoupons: books.storeCoupons.filter((coupon) => !ended.includes(coupon)),
    payments:
      additionalAmount === 0
        ? payments
        : [...payments, additionalPayment(additionalMethod, additionalAmount, claim.nowMs)],
  })
}
