import { MINUTE_MS, addDays, endOfDayMs, kstDayOf } from './day.rules.ts'

/** Full days between the end of delivery and the purchase confirming itself. Source: domain-rules §1.10. */
export const AUTO_CONFIRM_DAYS = 7

/** Days after the day of the order in which a virtual account may be paid into. Source: decision 021. */
export const DEPOSIT_DAYS = 3

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

/**
 * When an account that waits for a deposit closes: 23:59:59 (KST) of the third day after the day it was asked for.
 * Source: domain-rules §7.1, decision 021.
 */
export function depositDueMs(requestedAtMs: number): number {
  return endOfDayMs(addDays(kstDayOf(requestedAtMs), DEPOSIT_DAYS))
}
