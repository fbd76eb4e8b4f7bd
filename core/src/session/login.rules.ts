import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { isLockedOut } from './lockout.rules.ts'
import type { LockoutRecord } from './lockout.rules.ts'
import { isDormant, isPasswordOld } from './session.rules.ts'

/** Facts when somebody tries to log in; times in epoch milliseconds. */
export type LoginFacts = {
  readonly record: LockoutRecord
  readonly isPasswordRight: boolean
  readonly lastUsedAtMs: number
  readonly passwordChangedAtMs: number
  readonly nowMs: number
}

/** Reason why a login is refused. */
export type LoginRefusal = 'LOGIN_BLOCKED' | 'LOGIN_MISMATCH' | 'LOGIN_DORMANT'

/** A login that is allowed, and whether to suggest a new password. */
export type LoginAnswer = { readonly suggestsPasswordChange: boolean }

/**
 * Decides if a login succeeds. A lockout is reported before the password is compared, and dormancy only to whoever has
 * the password. Refusals: LOGIN_BLOCKED, LOGIN_MISMATCH, LOGIN_DORMANT. Source: spec §8, §9.
 */
export function decideLogin(facts: LoginFacts): Decision<LoginRefusal, LoginAnswer> {
  if (isLockedOut(facts.record, facts.nowMs)) return refuse('LOGIN_BLOCKED')
  if (!facts.isPasswordRight) return refuse('LOGIN_MISMATCH')
  if (isDormant(facts.lastUsedAtMs, facts.nowMs)) return refuse('LOGIN_DORMANT')
  return allow({ suggestsPasswordChange: isPasswordOld(facts.passwordChangedAtMs, facts.nowMs) })
}
