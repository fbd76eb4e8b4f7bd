import { addBusinessDays } from './businessDay.rules.ts'
import type { Holidays } from './businessDay.rules.ts'
import { MINUTE_MS, addDays, daysBetween, endOfDayMs, kstDayOf } from './day.rules.ts'

/** Full days between the end of delivery and the purchase confirming itself. Source: domain-rules §1.10. */
export const AUTO_CONFIRM_DAYS = 7

/**
 * Full days that are left to the buyer after the end of a claim, before the purchase confirms itself. Source:
 * domain-rules §1.10.
 */
export const CONFIRM_DAYS_AFTER_CLAIM = 2

/** Days after the day of the order in which a member's virtual account may be paid into. Source: decision 021. */
export const DEPOSIT_DAYS = 3

/** The same for a guest, about whom nobody knows anything: until the end of the day itself. Source: decision 044. */
export const GUEST_DEPOSIT_DAYS = 0

/** Business days after the day of a cancel in which its seller answers. Source: domain-rules A9. */
export const CANCEL_ANSWER_BUSINESS_DAYS = 2

/** Business days after the goods came back, or a cancel, in which the money goes back. Source: domain-rules §1.10. */
export const REFUND_BUSINESS_DAYS = 3

/**
 * Days after the day on which an additional payment was asked for in which it may be paid. Source: domain-rules §1.9.
 */
export const ADDITIONAL_PAYMENT_DAYS = 7

/** Minutes for which an unpaid order holds its stock. Source: domain-rules §4.3. */
export const UNPAID_MINUTES = 30

/** A claim on an item that has ended, in epoch milliseconds. */
export type EndedClaim = { readonly requestedAtMs: number; readonly endedAtMs: number }

type Pause = { readonly dueMs: number; readonly pausedUntilMs: number }

function extendPause({ dueMs, pausedUntilMs }: Pause, claim: EndedClaim): Pause {
  const { requestedAtMs, endedAtMs } = claim
  const fromMs = Math.max(requestedAtMs, pausedUntilMs)
  if (endedAtMs < fromMs) return { dueMs, pausedUntilMs }
  const endDay = kstDayOf(endedAtMs)
  const resumedDay = addDays(kstDayOf(dueMs), daysBetween(kstDayOf(fromMs), endDay))
  const earliestDay = addDays(endDay, CONFIRM_DAYS_AFTER_CLAIM)
  const dueDay = resumedDay < earliestDay ? earliestDay : resumedDay
  return { dueMs: endOfDayMs(dueDay), pausedUntilMs: endedAtMs }
}

/**
 * When a delivered item confirms itself: 23:59:59 (KST) of the seventh day after the day of delivery. `deliveredAtMs`
 * is the moment of SC, or of EC, which restarts the clock. A claim pauses it: the days from its request to its end are
 * added, and at least two full days are left after its end. What ended before the delivery counts for nothing, nor is
 * a day of two claims added twice. Source: domain-rules §1.10, A28.
 * @example delivered on 22 August, return requested on the 27th and refused on 3 September: the end of 5 September
 */
export function autoConfirmDueMs(deliveredAtMs: number, claims: readonly EndedClaim[]): number {
  const start: Pause = {
    dueMs: endOfDayMs(addDays(kstDayOf(deliveredAtMs), AUTO_CONFIRM_DAYS)),
    pausedUntilMs: deliveredAtMs,
  }
  return claims.toSorted((a, b) => a.requestedAtMs - b.requestedAtMs).reduce(extendPause, start)
    .dueMs
}

/** When an order that was never paid gives its stock back: 30 minutes after it was made. Source: domain-rules §4.3. */
export function unpaidDueMs(orderedAtMs: number): number {
  return orderedAtMs + UNPAID_MINUTES * MINUTE_MS
}

/** Returns the number of days after which a buyer's account closes. Source: decision 044. */
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

/**
 * When the time for an additional payment is over: 23:59:59 (KST) of the seventh day after it was asked for. Source:
 * domain-rules §1.9.
 */
export function additionalPaymentDueMs(askedAtMs: number): number {
  return endOfDayMs(addDays(kstDayOf(askedAtMs), ADDITIONAL_PAYMENT_DAYS))
}
