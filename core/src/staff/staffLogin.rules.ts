import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/day.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { isLockedOut } from '../session/lockout.rules.ts'
import type { LockoutRecord } from '../session/lockout.rules.ts'
import type { StaffKind } from './staff.codes.ts'
import type { LoginFactor, LoginStep } from './staffLogin.codes.ts'

/** Minutes between a right password and its second factor. Source: decision 123. */
export const LOGIN_TICKET_MINUTES = 10

/** Hours for which a link that sets a password is valid. Source: market-rules §9.1. */
export const STAFF_LINK_HOURS = 72

/** Minutes between two links that one account asks for. Source: decision 123. */
export const STAFF_LINK_PAUSE_MINUTES = 1

/** Seconds for which one code of an authenticator lasts (RFC 6238); those before and after it count too. Source: decision 123. */
export const TOTP_PERIOD_SECONDS = 30

/** Facts of the password of a staff login; time in epoch milliseconds. */
export type StaffPasswordFacts = {
  readonly record: LockoutRecord
  readonly isPasswordRight: boolean
  readonly nowMs: number
}

/** Reason why a password of staff is refused. */
export type StaffPasswordRefusal = 'LOGIN_BLOCKED' | 'LOGIN_MISMATCH'

/**
 * Decides whether the password of a staff login is accepted; a lockout is reported before the password is compared.
 * Refusals: LOGIN_BLOCKED, LOGIN_MISMATCH. Source: market-rules §9.2.
 */
export function decideStaffPassword({
  record,
  isPasswordRight,
  nowMs,
}: StaffPasswordFacts): Decision<StaffPasswordRefusal> {
  if (isLockedOut(record, nowMs)) return refuse('LOGIN_BLOCKED')
  return isPasswordRight ? allow() : refuse('LOGIN_MISMATCH')
}

/** Facts of the second factor. */
export type FactorFacts = {
  readonly kind: StaffKind
  /** The device passed a second factor of this account before. */
  readonly isKnownDevice: boolean
  /** The account has an authenticator. */
  readonly hasAuthenticator: boolean
}

/** Returns what follows a right password. Source: market-rules §9.2. */
export function loginStepOf({ kind, isKnownDevice, hasAuthenticator }: FactorFacts): LoginStep {
  if (kind === 'OPERATOR') return hasAuthenticator ? 'TOTP' : 'TOTP_SETUP'
  return isKnownDevice ? 'DONE' : 'EMAIL_CODE'
}

/** Facts of a login that waits for its second factor; times in epoch milliseconds. */
export type LoginTicketFacts = {
  readonly factor: LoginFactor
  readonly passwordAtMs: number
  /** Time of the account's newest password; `null` for none. */
  readonly passwordChangedAtMs: number | null
  readonly hasAuthenticator: boolean
}

/**
 * True when a login goes on no more, because the account is not the one that it began with: another password was set, or
 * an authenticator where it was to set the first one up. Source: decision 123.
 */
export function isLoginVoid(facts: LoginTicketFacts): boolean {
  const { factor, passwordAtMs, passwordChangedAtMs, hasAuthenticator } = facts
  return passwordAtMs < (passwordChangedAtMs ?? 0) || (factor === 'TOTP_SETUP' && hasAuthenticator)
}

/** Facts of a typed code; times in epoch milliseconds. */
export type LoginCodeFacts = {
  /** Wrong codes of this account, whichever login they were typed for. */
  readonly record: LockoutRecord
  readonly passwordAtMs: number
  readonly isSame: boolean
  readonly nowMs: number
}

/** Reason why a code does not end a login. */
export type LoginCodeRefusal = 'LOGIN_CODE_BLOCKED' | 'LOGIN_CODE_TIMED_OUT' | 'LOGIN_CODE_MISMATCH'

/**
 * Decides whether a code ends a login. Five wrong ones of an account in a row block its codes for five minutes; time and
 * lockout count before the code does. Refusals in this order: LOGIN_CODE_TIMED_OUT, LOGIN_CODE_BLOCKED,
 * LOGIN_CODE_MISMATCH. Source: market-rules §9.2, decision 123.
 */
export function decideLoginCode(facts: LoginCodeFacts): Decision<LoginCodeRefusal> {
  const { record, passwordAtMs, isSame, nowMs } = facts
  if (nowMs >= passwordAtMs + LOGIN_TICKET_MINUTES * MINUTE_MS) {
    return refuse('LOGIN_CODE_TIMED_OUT')
  }
  if (isLockedOut(record, nowMs)) return refuse('LOGIN_CODE_BLOCKED')
  return isSame ? allow() : refuse('LOGIN_CODE_MISMATCH')
}

/** Returns the moment at which a link expires. Source: market-rules §9.1. */
export function staffLinkDueMs(createdAtMs: number): number {
  return createdAtMs + STAFF_LINK_HOURS * HOUR_MS
}

/** Time for which ended sessions of staff are stored, in milliseconds. Source: decision 123. */
export const STAFF_SESSION_STORED_MS = 90 * DAY_MS

/**
 * The secret of an authenticator as people type it: groups of four.
 * @example groupSecret('ABCDEFGH') // 'ABCD EFGH'
 */
export function groupSecret(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
