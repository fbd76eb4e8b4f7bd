import { formatWon } from '../../money/money.rules.ts'
import type { Won } from '../../money/money.rules.ts'
import { PAYMENT_METHOD_LABELS } from '../../payment/payment.codes.ts'
import type { PaymentMethod } from '../../payment/payment.codes.ts'
import type { ClaimQuote } from './claimQuote.rules.ts'
import type { RefundPart } from './refundWay.rules.ts'

/** A row of the refund table, in won; negative for a deduction, also where its text reads as a cost. */
export type QuoteRow = { readonly label: string; readonly amount: Won; readonly text: string }

/** Destination of a refund, and when it arrives. */
export type RefundRow = { readonly label: string; readonly text: string; readonly whenText: string }

export type ClaimQuoteView = {
  /** The rows that are not zero, in the order of the table. */
  readonly rows: readonly QuoteRow[]
  readonly totalLabel: string
  readonly totalAmount: Won
  readonly totalText: string
  readonly refunds: readonly RefundRow[]
}

/** Amounts of a quote that its table shows, in won. */
export type ShownQuote = Pick<
  ClaimQuote,
  | 'goodsAmount'
  | 'goodsDiscount'
  | 'duplicationDiscount'
  | 'storeDiscount'
  | 'withdrawnDiscount'
  | 'feesBefore'
  | 'feesAfter'
  | 'initialFeeCharged'
  | 'shipments'
  | 'refunds'
  | 'refundAmount'
  | 'additionalAmount'
>

const AT_ONCE: ReadonlySet<PaymentMethod> = new Set(['MONEY', 'FREE'])

function row(label: string, amount: Won): QuoteRow {
  return { label, amount, text: formatWon(amount) }
}

function refundRow({ method, amount, way }: RefundPart): RefundRow {
  const label = way === 'ACCOUNT' ? '환불계좌' : PAYMENT_METHOD_LABELS[method]
  const afterCard = method === 'CARD' || method === 'SIMPLE_CARD'
  const byGateway = afterCard ? '카드사에 따라 영업일 기준 3~7일' : '영업일 기준 1~3일'
  const whenText = AT_ONCE.has(method) ? '바로' : byGateway
  return {
    label,
    text: formatWon(amount),
    whenText: way === 'ACCOUNT' ? '영업일 기준 1~3일' : whenText,
  }
}

/**
 * Views a quote as a table: the prices of the products, coupons and fees that are deducted or refunded, and the sum.
 * The rows add up to the total. An exchange refunds nothing, so its rows are amounts to pay. Where money moves both
 * ways, the payment is a row, too. Source: domain-rules §1.8, §7.3.
 */
export function claimQuoteView(quote: ShownQuote): ClaimQuoteView {
  const { feesBefore, feesAfter, shipments } = quote
  const discounts = quote.goodsDiscount + quote.duplicationDiscount + quote.storeDiscount
  const isPaidMore = quote.refundAmount === 0 && quote.additionalAmount > 0
  const totalAmount = isPaidMore ? quote.additionalAmount : quote.refundAmount
  const feeBack = Math.max(0, feesBefore.fee - feesAfter.fee)
  const rows = [
    row('환불 상품금액', quote.goodsAmount),
    row('쿠폰 할인 차감', -discounts),
    row('남은 상품의 쿠폰 할인 차감', -quote.withdrawnDiscount),
    row('배송비 환불', feeBack + feesBefore.areaFee - feesAfter.areaFee),
    row('최초 배송비 차감', -quote.initialFeeCharged),
    row('반품 배송비 차감', -shipments.returnFee),
    row('교환 배송비', -shipments.exchangeFee),
    row('도서산간 추가', -shipments.areaExtra),
    ...(isPaidMore ? [] : [row('추가결제 금액', quote.additionalAmount)]),
  ]
  const isCost = quote.goodsAmount === 0
  return {
    rows: rows
      .filter(({ amount }) => amount !== 0)
      .map((each) => (isCost ? { ...each, text: formatWon(-each.amount) } : each)),
    totalLabel: isPaidMore ? '추가결제 금액' : '환불 예정금액',
    totalAmount,
    totalText: formatWon(totalAmount),
    refunds: quote.refunds.map(refundRow),
  }
}
