import { MINUTE_MS } from '../calendar/day.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'

/** Wrong passwords in a row that cause a lockout. Source: domain-rules §5.2, A38. */
export const LOCKOUT_FAILURE_COUNT_MAX = 5

/** Length of a lockout, in minutes. Source: spec §8. */
export const LOCKOUT_MINUTES = 5

/** Wrong passwords in a row, and the end of a lockout in epoch milliseconds (`null`: none). */
export type LockoutRecord = {
  readonly failedCount: number
  readonly blockedUntilMs: number | null
}

/** The record after a right password, and before the first wrong one. Source: domain-rules A38. */
export const CLEAN_LOCKOUT_RECORD: LockoutRecord = { failedCount: 0, blockedUntilMs: null }

/** True during a lockout. Source: spec §8. */
export function isLockedOut(record: LockoutRecord, nowMs: number): boolean {
  return record.blockedUntilMs !== null && nowMs < record.blockedUntilMs
}

/**
 * Counts one more wrong password: the fifth in a row locks out for five minutes, and the first after a lockout counts
 * as one. A wrong password during a lockout changes nothing. Source: domain-rules A38.
 */
export function afterWrongPassword(record: LockoutRecord, nowMs: number): LockoutRecord {
  if (isLockedOut(record, nowMs)) return record
  const failedCount = (record.blockedUntilMs === null ? record.failedCount : 0) + 1
  const isBlocked = failedCount >= LOCKOUT_FAILURE_COUNT_MAX
  return { failedCount, blockedUntilMs: isBlocked ? nowMs + LOCKOUT_MINUTES * MINUTE_MS : null }
}

/** A password that was typed, the record before it, and the time in epoch milliseconds. */
export type TypedPasswordFacts = {
  readonly record: LockoutRecord
  readonly isPasswordRight: boolean
  readonly nowMs: number
}

/** Reasons why a present password changes nothing. */
export type PresentPasswordRefusal = 'PASSWORD_BLOCKED' | 'PASSWORD_PRESENT_MISMATCH'

/** Reasons why a guest's order stays closed. */
export type GuestOrderRefusal = 'GUEST_ORDER_BLOCKED' | 'GUEST_ORDER_MISMATCH'

/**
 * Decides if a guest's order opens; a lockout is reported before the password is compared. Refusals:
 * GUEST_ORDER_BLOCKED, GUEST_ORDER_MISMATCH. Source: spec §8, decision 047.
 */
export function decideGuestOrder(facts: TypedPasswordFacts): Decision<GuestOrderRefusal> {
  if (isLockedOut(facts.record, facts.nowMs)) return refuse('GUEST_ORDER_BLOCKED')
  return facts.isPasswordRight ? allow() : refuse('GUEST_ORDER_MISMATCH')
}

/**
 * Decides if a member's present password lets them set another one; a lockout is reported before it is compared.
 * Refusals: PASSWORD_BLOCKED, PASSWORD_PRESENT_MISMATCH. Source: market-rules §7, decision 047.
 */
export function decidePresentPassword(facts: TypedPasswordFacts): Decision<PresentPasswordRefusal> {
  if (isLockedOut(facts.record, facts.nowMs)) return refuse('PASSWORD_BLOCKED')
  return facts.isPasswordRight ? allow() : refuse('PASSWORD_PRESENT_MISMATCH')
}
