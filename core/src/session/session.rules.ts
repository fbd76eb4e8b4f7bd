import { DAY_MS, HOUR_MS, MINUTE_MS, addYears, kstDayOf } from '../calendar/day.rules.ts'

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

/** Time for which a session on the web may rest, in minutes. Source: domain-rules A47. */
export const IDLE_LOGOUT_MINUTES = 30

/** Absolute lifetime of a session on the web, in hours. Source: decision 048. */
export const WEB_SESSION_HOURS_MAX = 12

/** Absolute lifetime of a session in the native app, in days. Source: decision 048. */
export const APP_SESSION_DAYS_MAX = 30

/** After how many days a password change is suggested. Source: spec §9. */
export const PASSWORD_CHANGE_DAYS = 90

/** After how many years without use a member is dormant. Source: spec §9. */
export const DORMANCY_YEARS = 1

/** When a session was last used, the time now (epoch milliseconds), and whether it belongs to the native app. */
export type SessionUse = {
  readonly lastSeenAtMs: number
  readonly nowMs: number
  readonly isInApp: boolean
}

/**
 * True when a session has rested too long and is over; sessions of the native app never rest too long. Source:
 * domain-rules A47.
 */
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

/** A session in time: opened, last used, and now, in epoch milliseconds. */
export type SessionTimes = SessionUse & SessionAge

/**
 * Names what ended a session; `null` while it lasts. Of idleness and age the one that came first counts, since the
 * other found no session any more. Source: spec §8, domain-rules A47, decision 048.
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

/**
 * True once a year of days (KST) has passed since a member last used the market, be it in a session of long ago.
 * Source: spec §9, domain-rules §5.2.
 */
export function isDormant(lastUsedAtMs: number, nowMs: number): boolean {
  return kstDayOf(nowMs) >= addYears(kstDayOf(lastUsedAtMs), DORMANCY_YEARS)
}
