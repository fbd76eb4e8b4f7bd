import {
  addDays,
  addMonths,
  endOfDayMs,
  kstDayOf,
  lastDayOfMonth,
} from '../../calendar/day.rules.ts'
import type { Day } from '../../calendar/day.rules.ts'
import type { Won } from '../../money/money.rules.ts'
import type { PaymentMethod } from '../../payment/payment.codes.ts'
import type { BookedPayment } from './orderLedger.rules.ts'
import type { RefundWay } from './refundWay.codes.ts'

/** Money that goes back, in won. */
export type RefundPart = {
  readonly method: PaymentMethod
  readonly amount: Won
  readonly way: RefundWay
}

/** The last day on which a gateway undoes what was paid on a day. */
type LastDay = (paidOn: Day, isByCard: boolean) => Day

type RefundTerms = {
  /** `null` where the gateway never undoes a payment, `undefined` where it always does. */
  readonly lastDay?: LastDay | null
  readonly isInParts: boolean
}

/** Months for which Kakao Pay undoes what a card paid, and what its money paid. Source: domain-rules §1.8. */
const KAKAO_CARD_MONTHS = 12
const KAKAO_MONEY_MONTHS = 60
const kakaoLastDay: LastDay = (paidOn, isByCard) =>
  addMonths(paidOn, isByCard ? KAKAO_CARD_MONTHS : KAKAO_MONEY_MONTHS)

const CARD: RefundTerms = { isInParts: true }
const TRANSFER: RefundTerms = { lastDay: (paidOn) => addMonths(paidOn, 3), isInParts: true }
const DEPOSIT: RefundTerms = { lastDay: null, isInParts: true }
const PHONE: RefundTerms = { lastDay: lastDayOfMonth, isInParts: false }

/**
 * Refund terms that each way to pay allows on the way back. Wallets that publish no limit are treated as cards. Source:
 * domain-rules §1.8.
 */
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
  NAVER_PAY: { lastDay: (paidOn) => addDays(paidOn, 1095), isInParts: true },
  KAKAO_PAY: { lastDay: kakaoLastDay, isInParts: true },
  K_BANK_PAY: CARD,
  K_PAY: CARD,
  L_PAY: CARD,
  PAYCO: CARD,
  SAMSUNG_PAY: CARD,
  SSG_PAY: CARD,
  TOSS_PAY: CARD,
}

/** True when a payment comes back in parts through its gateway. Source: domain-rules §1.8. */
export function isRefundedInParts({ method, isPartlyRefundable }: BookedPayment): boolean {
  return isPartlyRefundable && REFUND_TERMS[method].isInParts
}

/**
 * The way an amount (won) of a payment goes back now. To an account: what was paid into one, what is past its gateway's
 * limit, and a part of what only comes back whole. Source: domain-rules §1.8.
 */
export function refundWay(payment: BookedPayment, amount: Won, nowMs: number): RefundWay {
  const { method, paidAtMs, isByCard } = payment
  const { lastDay } = REFUND_TERMS[method]
  if (lastDay === null) return 'ACCOUNT'
  if (lastDay && nowMs > endOfDayMs(lastDay(kstDayOf(paidAtMs), isByCard))) return 'ACCOUNT'
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
