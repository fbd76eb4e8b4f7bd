import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { mayUsePay } from '@jangteo/core/session/caller.rules'
import { idleSecondsLeft } from '@jangteo/core/session/idle.rules'
import { type SessionEnd, sessionEndOf } from '@jangteo/core/session/session.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { updateLastUse } from '@jangteo/postgres/member/member.store'
import {
  findOpenSession,
  type SessionRow,
  touchSession,
} from '@jangteo/postgres/session/session.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { CallerIdentity } from '../call/caller.ts'
import { hashDevice } from './device-hash.ts'
import { Tokens } from './tokens.ts'

/** Interval at which the use of a session is written, in milliseconds. */
const TOUCH_INTERVAL_MS = 60_000

export type Credentials = {
  readonly authorization: string | null
  readonly deviceId: string
  readonly isInApp: boolean
}

const bearer = /^Bearer (\S+)$/

const tokenOf = ({ authorization }: Credentials) => bearer.exec(authorization ?? '')?.[1]

/** Returns the sender of a request without a token, which needs no query; `null` for one with a token. */
export function asGuest(credentials: Credentials): CallerIdentity | null {
  const { deviceId, isInApp } = credentials
  return tokenOf(credentials) === undefined ? { kind: 'GUEST', deviceId, isInApp } : null
}

/**
 * Identifies the caller by the credential header (a cookie alone proves nothing, so no other site can act for a buyer)
 * and by the device that the session was opened in: a token in another device, stolen or copied, is rejected. The basic
 * credential and anything unreadable is a guest. Source: spec §7, decision 048.
 */
export const authenticate = Effect.fnUntraced(function* (
  credentials: Credentials,
): Effect.fn.Return<CallerIdentity, never, Db | Tokens> {
  const { deviceId, isInApp } = credentials
  const guest: CallerIdentity = { kind: 'GUEST', deviceId, isInApp }
  const text = tokenOf(credentials)
  if (text === undefined) return guest
  const tokens = yield* Tokens
  const token = yield* Effect.promise(() => tokens.verify(text))
  if (token === null) return { ...guest, sessionEnd: 'SESSION_EXPIRED' } as const
  const session = yield* findOpenSession(token.sid)
  const nowMs = yield* Clock.currentTimeMillis
  if (session === undefined) return { ...guest, sessionEnd: 'SESSION_EXPIRED' } as const
  const sessionEnd = endOf(session, { deviceId, nowMs })
  if (sessionEnd !== null) return { ...guest, sessionEnd } as const
  const isNewUse = nowMs - session.last_seen_at.getTime() >= TOUCH_INTERVAL_MS
  if (isNewUse) {
    yield* touchSession({
      id: session.id,
      lastSeenAt: session.last_seen_at,
      at: new Date(nowMs),
    })
    yield* noteUse(session, nowMs)
  }
  const platforms = token.platforms.map(({ cd }) => cd)
  const lastSeenAtMs = isNewUse ? nowMs : session.last_seen_at.getTime()
  const use = { lastSeenAtMs, nowMs, isInApp: session.is_in_app }
  const idleSeconds = idleSecondsLeft(use)
  return identify({ ...session, deviceId, isInApp, platforms, idleSeconds })
})

/**
 * Dormancy counts Korean days, so the first use of a day is enough; after the session's write, never within it, so that
 * no login waits in a circle.
 */
const noteUse = Effect.fnUntraced(function* (
  { member_id: memberId, last_seen_at: lastSeenAt }: SessionRow,
  nowMs: number,
) {
  const isNewDay = kstDayOf(lastSeenAt.getTime()) !== kstDayOf(nowMs)
  if (memberId !== null && isNewDay) yield* updateLastUse(memberId, new Date(nowMs))
})

/** Returns why a session ended; only its own device learns that it was idle. */
function endOf(
  session: SessionRow,
  { deviceId, nowMs }: { readonly deviceId: string; readonly nowMs: number },
): SessionEnd | null {
  const { is_in_app: isInApp, created_at, last_seen_at } = session
  if (session.device_hash !== hashDevice(deviceId)) return 'SESSION_EXPIRED'
  return sessionEndOf({
    openedAtMs: created_at.getTime(),
    lastSeenAtMs: last_seen_at.getTime(),
    nowMs,
    isInApp,
  })
}

function identify(session: {
  readonly id: string
  readonly member_id: number | null
  readonly membership_type: string | null
  readonly deviceId: string
  readonly isInApp: boolean
  readonly platforms: readonly string[]
  readonly idleSeconds: number | null
}): CallerIdentity {
  const { id: sessionId, deviceId, isInApp, idleSeconds } = session
  if (session.member_id === null) return { kind: 'GUEST_ORDER', sessionId, deviceId, isInApp }
  const kind = session.membership_type === 'MEMBER' ? 'MEMBER' : 'ASSOCIATE_MEMBER'
  const hasPay = mayUsePay(kind, session.platforms)
  return { kind, sessionId, deviceId, isInApp, memberId: session.member_id, idleSeconds, hasPay }
}
