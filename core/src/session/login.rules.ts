import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { isLockedOut } from './lockout.rules.ts'
import type { LockoutRecord } from './lockout.rules.ts'
import { isDormant, isPasswordChangeDue } from './session.rules.ts'

/** Field that is missing in a login. */
export type LoginGap = 'LOGIN_ID_REQUIRED' | 'LOGIN_PASSWORD_REQUIRED'

/** Lists the missing fields of a login, in the order of the form. Source: domain-rules §7.5. */
export function loginGaps(typed: {
  readonly loginId: string
  readonly password: string
}): Readonly<Partial<Record<'loginId' | 'password', LoginGap>>> {
  return {
    ...(typed.loginId.trim() === '' ? { loginId: 'LOGIN_ID_REQUIRED' } : {}),
    ...(typed.password === '' ? { password: 'LOGIN_PASSWORD_REQUIRED' } : {}),
  }
}

/** Facts of a login; times in epoch milliseconds. */
export type LoginFacts = {
  readonly record: LockoutRecord
  readonly isPasswordRight: boolean
  readonly lastUsedAtMs: number
  readonly passwordChangedAtMs: number
  /** `null` when the change was never put off. */
  readonly passwordPutOffAtMs: number | null
  /** An operator stopped the use of the account. */
  readonly isSuspended: boolean
  readonly nowMs: number
}

/** Reason why a login is refused. */
export type LoginRefusal = 'LOGIN_BLOCKED' | 'LOGIN_MISMATCH' | 'LOGIN_SUSPENDED' | 'LOGIN_DORMANT'

/** An accepted login, and if a new password is suggested. */
export type LoginAnswer = { readonly suggestsPasswordChange: boolean }

/**
 * Decides if a login succeeds. A lockout is reported before the password is compared, suspension and dormancy only to
 * whoever has the password. Refusals: LOGIN_BLOCKED, LOGIN_MISMATCH, LOGIN_SUSPENDED, LOGIN_DORMANT. Source: spec §8, §9,
 * decision 142.
 */
export function decideLogin(facts: LoginFacts): Decision<LoginRefusal, LoginAnswer> {
  if (isLockedOut(facts.record, facts.nowMs)) return refuse('LOGIN_BLOCKED')
  if (!facts.isPasswordRight) return refuse('LOGIN_MISMATCH')
  if (facts.isSuspended) return refuse('LOGIN_SUSPENDED')
  if (isDormant(facts.lastUsedAtMs, facts.nowMs)) return refuse('LOGIN_DORMANT')
  const { passwordChangedAtMs: changedAtMs, passwordPutOffAtMs: putOffAtMs, nowMs } = facts
  return allow({ suggestsPasswordChange: isPasswordChangeDue({ changedAtMs, putOffAtMs, nowMs }) })
}
