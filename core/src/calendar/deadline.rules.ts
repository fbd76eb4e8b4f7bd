import { addBusinessDays } from './businessDay.rules.ts'
import type { Holidays } from './businessDay.rules.ts'
import { MINUTE_MS, addDays, endOfDayMs, kstDayOf } from './day.rules.ts'

/** Full days between the end of delivery and the purchase confirming itself. Source: domain-rules §1.10. */
export const AUTO_CONFIRM_DAYS = 7

/** Days after the day of the order in which a member's virtual account may be paid into. Source: decision 021. */
export const DEPOSIT_DAYS = 3

/** The same for a guest, about whom nobody knows anything: until the end of the day itself. Source: decision 044. */
export const GUEST_DEPOSIT_DAYS = 0

/** Business days after the day of a cancel in which its seller answers. Source: domain-rules A9. */
export const CANCEL_ANSWER_BUSINESS_DAYS = 2

/** Business days after the goods came back, or a cancel, in which the money goes back. Source: domain-rules §1.10. */
export const REFUND_BUSINESS_DAYS = 3

/** Days after the day on which an additional payment was asked for in which it may be paid. Source: domain-rules §1.9. */
export const ADDITIONAL_PAYMENT_DAYS = 7

/** How long an unpaid order keeps its stock, in minutes. Source: domain-rules §4.3. */
export const UNPAID_MINUTES = 30

/**
 * When a delivered item confirms itself: 23:59:59 (KST) of the seventh day after the day of delivery.
 * `deliveredAtMs` is the moment of SC, or of EC, which restarts the clock. Source: domain-rules §1.10, A28.
 */
export function autoConfirmDueMs(deliveredAtMs: number): number {
  return endOfDayMs(addDays(kstDayOf(deliveredAtMs), AUTO_CONFIRM_DAYS))
}

/** When an order that was never paid gives its stock back: 30 minutes after it was made. Source: domain-rules §4.3. */
export function unpaidDueMs(orderedAtMs: number): number {
  return orderedAtMs + UNPAID_MINUTES * MINUTE_MS
}

/** After how many days the account of a buyer closes. Source: decision 044. */
export function depositDaysOf(isMember: boolean): number {
  return isMember ? DEPOSIT_DAYS : GUEST_DEPOSIT_DAYS
}

/**
 * When an account that waits for a deposit closes: 23:59:59 (KST) of the last of its days, a guest's on the day it was
 * asked for, but not before an order that nobody pays gives its stock back.
 * Source: domain-rules §7.1, decision 021, decision 044.
 */
export function depositDueMs(requestedAtMs: number, isMember: boolean): number {
  const lastDay = addDays(kstDayOf(requestedAtMs), depositDaysOf(isMember))
  return Math.max(endOfDayMs(lastDay), unpaidDueMs(requestedAtMs))
}

/**
 * When a cancel that its seller does not answer is approved: 23:59:59 (KST) of the second business day after the day
 * of the request. Source: domain-rules A9.
 */
export function cancelAnswerDueMs(requestedAtMs: number, holidays: Holidays): number {
  return endOfDayMs(addBusinessDays(kstDayOf(requestedAtMs), CANCEL_ANSWER_BUSINESS_DAYS, holidays))
}

/**
 * Until when the law wants a refund made: 23:59:59 (KST) of the third business day after the goods came back, or
 * after a cancel before the shipping. Source: domain-rules §1.10.
 */
export function refundDueMs(owedSinceMs: number, holidays: Holidays): number {
  return endOfDayMs(addBusinessDays(kstDayOf(owedSinceMs), REFUND_BUSINESS_DAYS, holidays))
}

/** When the time for an additional payment is over: 23:59:59 (KST) of the seventh day after it was asked for. Source: domain-rules §1.9. */
export function additionalPaymentDueMs(askedAtMs: number): number {
  return endOfDayMs(addDays(kstDayOf(askedAtMs), ADDITIONAL_PAYMENT_DAYS))
}
