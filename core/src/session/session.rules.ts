import { DAY_MS, HOUR_MS, MINUTE_MS, addYears, kstDayOf } from '../calendar/day.rules.ts'

/** The user sequence number of a guest. Source: spec §6. */
export const GUEST_USER_SEQ = -1

/** The cookie that carries the login token; it outlives the session, which the server ends. Source: spec §9, domain-rules A47. */
export const AUTH_COOKIE = {
  name: 'auth_token',
  path: '/',
  sameSite: 'strict',
  maxAgeSeconds: 365 * 24 * 60 * 60,
} as const

/** How long a session on the web may rest, in minutes. Source: domain-rules A47. */
export const IDLE_LOGOUT_MINUTES = 30

/** Absolute lifetime of a session on the web, in hours. Source: decision 048. */
export const WEB_SESSION_HOURS_MAX = 12

/** Absolute lifetime of a session in the native app, in days. Source: decision 048. */
export const APP_SESSION_DAYS_MAX = 30

/** After how many days a password change is suggested. Source: spec §9. */
export const PASSWORD_CHANGE_DAYS = 90

/** After how many years without a login a member is dormant. Source: spec §9. */
export const DORMANCY_YEARS = 1

/** When a session was last used, the time now (epoch milliseconds), and whether it belongs to the native app. */
export type SessionUse = {
  readonly lastSeenAtMs: number
  readonly nowMs: number
  readonly isInApp: boolean
}

/** Whether a session has rested too long and is over; sessions of the native app never rest too long. Source: domain-rules A47. */
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

/** Whether a password is so old that a change is suggested. Source: spec §9. */
export function isPasswordOld(changedAtMs: number, nowMs: number): boolean {
  return nowMs - changedAtMs >= PASSWORD_CHANGE_DAYS * DAY_MS
}

/** Whether a member is dormant: a year of days (KST) has passed since the last login. Source: spec §9, domain-rules §5.2. */
export function isDormant(lastLoginAtMs: number, nowMs: number): boolean {
  return kstDayOf(nowMs) >= addYears(kstDayOf(lastLoginAtMs), DORMANCY_YEARS)
}
