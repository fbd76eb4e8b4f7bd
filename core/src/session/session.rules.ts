import { DAY_MS, HOUR_MS, MINUTE_MS, addYears, kstDayOf } from '../calendar/day.rules.ts'
import type { Day } from '../calendar/day.rules.ts'

/** The user sequence number of a guest. Source: spec §6. */
export const GUEST_USER_SEQ = -1

/**
 * The cookie that carries the login token; it outlives the session, which the server ends. Source: spec §9,
 * domain-rules A47.
 */
export const AUTH_COOKIE = {
  name: 'auth_token',
  path: '/',
  sameSite: 'strict',
  maxAgeSeconds: 365 * 24 * 60 * 60,
} as const

/** Minutes after which an idle session on the web ends. Source: domain-rules A47. */
export const IDLE_LOGOUT_MINUTES = 30

/** Absolute lifetime of a session on the web, in hours. Source: decision 048. */
export const WEB_SESSION_HOURS_MAX = 12

/** Absolute lifetime of a session in the native app, in days. Source: decision 048. */
export const APP_SESSION_DAYS_MAX = 30

/** Days after which a password change is suggested. Source: spec §9. */
export const PASSWORD_CHANGE_DAYS = 90

/** Years without use after which a member is dormant. Source: spec §9. */
export const DORMANCY_YEARS = 1

/** Last use of a session, the time now (epoch milliseconds), and if it belongs to the native app. */
export type SessionUse = {
  readonly lastSeenAtMs: number
  readonly nowMs: number
  readonly isInApp: boolean
}

/** True when a session was idle for too long; sessions of the native app never are. Source: domain-rules A47. */
export function isIdleLoggedOut({ lastSeenAtMs, nowMs, isInApp }: SessionUse): boolean {
  return !isInApp && nowMs - lastSeenAtMs >= IDLE_LOGOUT_MINUTES * MINUTE_MS
}

/** The opening of a session and the time now, in epoch milliseconds, and if it belongs to the native app. */
export type SessionAge = {
  readonly openedAtMs: number
  readonly nowMs: number
  readonly isInApp: boolean
}

/** True once a session has reached its absolute lifetime, however much it is used. Source: decision 048. */
export function isSessionTooOld({ openedAtMs, nowMs, isInApp }: SessionAge): boolean {
  const lifeMs = isInApp ? APP_SESSION_DAYS_MAX * DAY_MS : WEB_SESSION_HOURS_MAX * HOUR_MS
  return nowMs - openedAtMs >= lifeMs
}

export const SESSION_ENDS = ['SESSION_EXPIRED', 'SESSION_IDLE'] as const

/** Reason why a session is over: its lifetime has passed, or nobody used it. Source: spec §8. */
export type SessionEnd = (typeof SESSION_ENDS)[number]

/** Times of a session: opened, last used, and now, in epoch milliseconds. */
export type SessionTimes = SessionUse & SessionAge

/**
 * Returns why a session ended; `null` while it lasts. Of idleness and age the earlier one counts. Source: spec §8,
 * domain-rules A47, decision 048.
 */
export function sessionEndOf(times: SessionTimes): SessionEnd | null {
  const isIdle = isIdleLoggedOut(times)
  if (!isSessionTooOld(times)) return isIdle ? 'SESSION_IDLE' : null
  const idleAtMs = times.lastSeenAtMs + IDLE_LOGOUT_MINUTES * MINUTE_MS
  const isIdleFirst = isIdle && !isSessionTooOld({ ...times, nowMs: idleAtMs })
  return isIdleFirst ? 'SESSION_IDLE' : 'SESSION_EXPIRED'
}

/** True when a password is so old that a change is suggested. Source: spec §9. */
export function isPasswordOld(changedAtMs: number, nowMs: number): boolean {
  return nowMs - changedAtMs >= PASSWORD_CHANGE_DAYS * DAY_MS
}

/** Change of a password, and the latest time at which its owner put the next change off (`null`: never); times in epoch milliseconds. */
export type PasswordAge = {
  readonly changedAtMs: number
  readonly putOffAtMs: number | null
  readonly nowMs: number
}

/**
 * True when the owner of a password is asked to change it: 90 days after the change, and again 90 days after each time
 * that it was put off. Source: spec §9, market-rules §7.
 */
export function isPasswordChangeDue({ changedAtMs, putOffAtMs, nowMs }: PasswordAge): boolean {
  return isPasswordOld(Math.max(changedAtMs, putOffAtMs ?? changedAtMs), nowMs)
}

/**
 * True when a member did not use the market for a year of days (KST), the last session included. Source: spec §9,
 * domain-rules §5.2.
 */
export function isDormant(lastUsedAtMs: number, nowMs: number): boolean {
  return kstDayOf(nowMs) >= dormantOn(lastUsedAtMs)
}

/** Returns the Korean day from which a member is dormant who does not use the market again. Source: spec §9. */
export function dormantOn(lastUsedAtMs: number): Day {
  return addYears(kstDayOf(lastUsedAtMs), DORMANCY_YEARS)
}
