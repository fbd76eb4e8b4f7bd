import { MINUTE_MS } from '../calendar/day.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { isDormant, isPasswordOld } from './session.rules.ts'

/** Failed logins in a row after which the next ones are blocked. Source: domain-rules §5.2, A38. */
export const LOGIN_FAILURE_COUNT_MAX = 5

/** How long logins stay blocked, in minutes. Source: spec §8. */
export const LOGIN_BLOCK_MINUTES = 5

/** Failed logins in a row, and until when logins are blocked (epoch milliseconds; `null`: not blocked). */
export type LoginRecord = { readonly failedCount: number; readonly blockedUntilMs: number | null }

/** The record of a member who has just logged in, or never failed. Source: domain-rules A38. */
export const CLEAN_LOGIN_RECORD: LoginRecord = { failedCount: 0, blockedUntilMs: null }

/** What is known when somebody tries to log in; times in epoch milliseconds. */
export type LoginFacts = {
  readonly record: LoginRecord
  readonly isPasswordRight: boolean
  readonly lastLoginAtMs: number
  readonly passwordChangedAtMs: number
  readonly nowMs: number
}

/** Why a login is refused. */
export type LoginRefusal = 'LOGIN_BLOCKED' | 'LOGIN_MISMATCH' | 'LOGIN_DORMANT'

/** A login that is allowed, and whether to suggest a new password. */
export type LoginAnswer = { readonly suggestsPasswordChange: boolean }

/** Whether logins are blocked now. Source: spec §8. */
export function isLoginBlocked(record: LoginRecord, nowMs: number): boolean {
  return record.blockedUntilMs !== null && nowMs < record.blockedUntilMs
}

/**
 * The record after one more failure: the fifth in a row blocks for five minutes, and a block that has ended starts
 * the count anew. A failure while blocked changes nothing. Source: domain-rules A38.
 */
export function afterLoginFailure(record: LoginRecord, nowMs: number): LoginRecord {
  if (isLoginBlocked(record, nowMs)) return record
  const failedCount = (record.blockedUntilMs === null ? record.failedCount : 0) + 1
  const isBlocked = failedCount >= LOGIN_FAILURE_COUNT_MAX
  return { failedCount, blockedUntilMs: isBlocked ? nowMs + LOGIN_BLOCK_MINUTES * MINUTE_MS : null }
}

/**
 * Whether a login succeeds. A block is told before the password is judged, and dormancy only to who knows the
 * password. Refusals: LOGIN_BLOCKED, LOGIN_MISMATCH, LOGIN_DORMANT. Source: spec §8, §9.
 */
export function decideLogin(facts: LoginFacts): Decision<LoginRefusal, LoginAnswer> {
  if (isLoginBlocked(facts.record, facts.nowMs)) return refuse('LOGIN_BLOCKED')
  if (!facts.isPasswordRight) return refuse('LOGIN_MISMATCH')
  if (isDormant(facts.lastLoginAtMs, facts.nowMs)) return refuse('LOGIN_DORMANT')
  return allow({ suggestsPasswordChange: isPasswordOld(facts.passwordChangedAtMs, facts.nowMs) })
}
