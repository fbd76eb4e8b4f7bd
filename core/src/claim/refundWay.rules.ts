import { addDays, addMonths, endOfDayMs, kstDayOf, lastDayOfMonth } from '../calendar/day.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type { PaymentMethod } from '../payment/payment.codes.ts'
import type { BookedPayment } from './orderBooks.rules.ts'
import type { RefundWay } from './refundWay.codes.ts'

/** Money that goes back, in won. */
export type RefundPart = {
  readonly method: PaymentMethod
  readonly amount: Won
  readonly way: RefundWay
}

/** Until when a gateway undoes a payment; `null` is never. */
type LastMoment = (payment: Pick<BookedPayment, 'paidAtMs' | 'isByCard'>) => number | null

type RefundTerms = { readonly lastMoment: LastMoment; readonly isInParts: boolean }

const always: LastMoment = () => Number.POSITIVE_INFINITY
const never: LastMoment = () => null
const forMonths =
  (count: number): LastMoment =>
  ({ paidAtMs }) =>
    endOfDayMs(addMonths(kstDayOf(paidAtMs), count))
const forDays =
  (count: number): LastMoment =>
  ({ paidAtMs }) =>
    endOfDayMs(addDays(kstDayOf(paidAtMs), count))
const untilMonthEnds: LastMoment = ({ paidAtMs }) => endOfDayMs(lastDayOfMonth(kstDayOf(paidAtMs)))

/** Months for which Kakao Pay undoes what a card paid, and what its money paid. Source: domain-rules §1.8. */
const KAKAO_CARD_MONTHS = 12
const KAKAO_MONEY_MONTHS = 60
const kakao: LastMoment = (payment) =>
  forMonths(payment.isByCard ? KAKAO_CARD_MONTHS : KAKAO_MONEY_MONTHS)(payment)

const CARD: RefundTerms = { lastMoment: always, isInParts: true }
const TRANSFER: RefundTerms = { lastMoment: forMonths(3), isInParts: true }
const DEPOSIT: RefundTerms = { lastMoment: never, isInParts: true }
const PHONE: RefundTerms = { lastMoment: untilMonthEnds, isInParts: false }

/** What each way to pay allows on the way back. Wallets that publish no limit are treated as cards. Source: domain-rules §1.8. */
const REFUND_TERMS: Readonly<Record<PaymentMethod, RefundTerms>> = {
  CARD,
  SIMPLE_CARD: CARD,
  BANK_TRANSFER: TRANSFER,
  MONEY: CARD,
  VIRTUAL_ACCOUNT: DEPOSIT,
  SIMPLE_VIRTUAL: DEPOSIT,
  PHONE,
  SIMPLE_PHONE: PHONE,
  FREE: CARD,
  NAVER_PAY: { lastMoment: forDays(1095), isInParts: true },
  KAKAO_PAY: { lastMoment: kakao, isInParts: true },
  K_BANK_PAY: CARD,
  K_PAY: CARD,
  L_PAY: CARD,
  PAYCO: CARD,
  SAMSUNG_PAY: CARD,
  SSG_PAY: CARD,
  TOSS_PAY: CARD,
}

/** Whether a payment comes back in parts through its gateway. Source: domain-rules §1.8. */
export function isRefundedInParts({ method, isPartlyRefundable }: BookedPayment): boolean {
  return isPartlyRefundable && REFUND_TERMS[method].isInParts
}

/**
 * How an amount (won) of a payment goes back now. To an account: what was paid into one, what is past its gateway's
 * limit, and a part of what only comes back whole. Source: domain-rules §1.8.
 */
export function refundWay(payment: BookedPayment, amount: Won, nowMs: number): RefundWay {
  const last = REFUND_TERMS[payment.method].lastMoment(payment)
  if (last === null || nowMs > last) return 'ACCOUNT'
  return amount === payment.paidAmount || isRefundedInParts(payment) ? 'GATEWAY' : 'ACCOUNT'
}

/** Divides what goes back over the payments, in their order; `null` when they do not suffice. */
export function divideRefund(
  payments: readonly BookedPayment[],
  amount: Won,
  nowMs: number,
): RefundPart[] | null {
  const parts: RefundPart[] = []
  let rest = amount
  for (const payment of payments) {
    const share = Math.min(rest, payment.refundableAmount)
    if (share === 0) continue
    parts.push({ method: payment.method, amount: share, way: refundWay(payment, share, nowMs) })
    rest -= share
  }
  return rest === 0 ? parts : null
}
