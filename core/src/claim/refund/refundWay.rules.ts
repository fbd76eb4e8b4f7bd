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

/** A part of a refund, in won. */
export type RefundPart = {
  readonly method: PaymentMethod
  readonly amount: Won
  readonly way: RefundWay
}

/** Returns the last day on which a gateway cancels a payment of a day. */
type LastDay = (paidOn: Day, isByCard: boolean) => Day

type RefundTerms = {
  /** `null` where the gateway never undoes a payment, `undefined` where it always does. */
  readonly lastDay?: LastDay | null
  readonly isInParts: boolean
}

/** Months for which Kakao Pay cancels a payment by card, and one by its own money. Source: domain-rules §1.8. */
const KAKAO_CARD_MONTHS = 12
const KAKAO_MONEY_MONTHS = 60
const kakaoLastDay: LastDay = (paidOn, isByCard) =>
  addMonths(paidOn, isByCard ? KAKAO_CARD_MONTHS : KAKAO_MONEY_MONTHS)

const CARD: RefundTerms = { isInParts: true }
const TRANSFER: RefundTerms = { lastDay: (paidOn) => addMonths(paidOn, 3), isInParts: true }
const DEPOSIT: RefundTerms = { lastDay: null, isInParts: true }
const PHONE: RefundTerms = { lastDay: lastDayOfMonth, isInParts: false }

/**
 * Refund terms of each payment method. Wallets that publish no limit are treated as cards. Source: domain-rules §1.8.
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

/** True when a gateway refunds a payment in parts. Source: domain-rules §1.8. */
export function isRefundedInParts({ method, isPartlyRefundable }: BookedPayment): boolean {
  return isPartlyRefundable && REFUND_TERMS[method].isInParts
}

/**
 * Returns the way in which an amount (won) of a payment is refunded now. To an account: deposits, payments past their
 * gateway's limit, and a part of a payment that is only refunded whole. Source: domain-rules §1.8.
 */
export function refundWay(payment: BookedPayment, amount: Won, nowMs: number): RefundWay {
  const { method, paidAtMs, isByCard } = payment
  const { lastDay } = REFUND_TERMS[method]
  if (lastDay === null) return 'ACCOUNT'
  if (lastDay && nowMs > endOfDayMs(lastDay(kstDayOf(paidAtMs), isByCard))) return 'ACCOUNT'
  return amount === payment.paidAmount || isRefundedInParts(payment) ? 'GATEWAY' : 'ACCOUNT'
}

/** Divides a refund over the payments, in their order; `null` when they do not cover it. */
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
