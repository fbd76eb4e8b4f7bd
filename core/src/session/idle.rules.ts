import { MINUTE_MS } from '../calendar/day.rules.ts'
import { IDLE_LOGOUT_MINUTES } from './session.rules.ts'
import type { SessionUse } from './session.rules.ts'

/** Minutes of rest after which a member is asked whether to go on. Source: market-rules §7. */
export const IDLE_NOTICE_MINUTES = 28

/** Header of an answer to a member on the web: whole seconds until the session ends unless it is used. */
export const SESSION_IDLE_HEADER = 'x-session-idle-seconds'

const SECOND_MS = 1000

/**
 * Returns the whole seconds after which a session ends unless it is used, never fewer than are left; `null` in the native
 * app, where it does not rest. Source: domain-rules A47.
 */
export function idleSecondsLeft({ lastSeenAtMs, nowMs, isInApp }: SessionUse): number | null {
  if (isInApp) return null
  const leftMs = lastSeenAtMs + IDLE_LOGOUT_MINUTES * MINUTE_MS - nowMs
  return Math.max(0, Math.ceil(leftMs / SECOND_MS))
}

/** Returns the moment at which to ask, of a session that ends at `endsAtMs`; both in epoch milliseconds. */
export function idleNoticeAtMs(endsAtMs: number): number {
  return endsAtMs - (IDLE_LOGOUT_MINUTES - IDLE_NOTICE_MINUTES) * MINUTE_MS
}

/**
 * Text of the time that is left before an automatic log-out.
 * @example idleLeftText(118_000) // '1분 58초 뒤 자동으로 로그아웃돼요.'
 */
export function idleLeftText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS))
  const minutes = Math.floor(seconds / 60)
  const parts = [minutes === 0 ? '' : `${minutes}분`, `${seconds % 60}초`]
  return `${parts.filter((part) => part !== '').join(' ')} 뒤 자동으로 로그아웃돼요.`
}
