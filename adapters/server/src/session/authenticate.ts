import { mayUsePay } from '@jangteo/core/session/caller.rules'
import { isIdleLoggedOut, isSessionTooOld } from '@jangteo/core/session/session.rules'
import { findOpenSession, touchSession } from '@jangteo/postgres/session/session.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { CallerIdentity } from '../call/caller.ts'
import { hashDevice } from './device-hash.ts'
import { Tokens } from './tokens.ts'

/** How often a session in use is written, in milliseconds. */
const TOUCH_INTERVAL_MS = 60_000

export type Credentials = {
  readonly authorization: string | null
  readonly deviceId: string
  readonly isInApp: boolean
}

export type Authenticated = {
  readonly caller: CallerIdentity
  /** A token was sent, but its session is over. */
  readonly hasExpiredToken: boolean
}

const bearer = /^Bearer (\S+)$/

const tokenOf = ({ authorization }: Credentials) => bearer.exec(authorization ?? '')?.[1]

/** Who sends a request without a token, which nothing has to be asked for; `null` for one with a token. */
export function asGuest(credentials: Credentials): Authenticated | null {
  const { deviceId, isInApp } = credentials
  if (tokenOf(credentials) !== undefined) return null
  return { caller: { kind: 'GUEST', deviceId, isInApp }, hasExpiredToken: false }
}

/**
 * Identifies the caller by the credential header (a cookie alone proves nothing, so no other site can act for a buyer)
 * and by the device that the session was opened in: a token in another device, stolen or copied, is rejected. The basic
 * credential and anything unreadable is a guest. Source: spec §7, decision 048.
 */
export const authenticate = Effect.fnUntraced(function* (credentials: Credentials) {
  const { deviceId, isInApp } = credentials
  const guest: Authenticated = {
    caller: { kind: 'GUEST', deviceId, isInApp },
    hasExpiredToken: false,
  }
  const text = tokenOf(credentials)
  if (text === undefined) return guest
  const tokens = yield* Tokens
  const token = yield* Effect.promise(() => tokens.verify(text))
  if (token === null) return { ...guest, hasExpiredToken: true }
  const session = yield* findOpenSession(token.sid)
  const nowMs = yield* Clock.currentTimeMillis
  if (session === undefined || !isAlive(session, { deviceId, nowMs })) {
    return { ...guest, hasExpiredToken: true }
  }
  if (nowMs - session.last_seen_at.getTime() >= TOUCH_INTERVAL_MS) {
    yield* touchSession({
      id: session.id,
      lastSeenAt: session.last_seen_at,
      at: new Date(nowMs),
    })
  }
  const platforms = token.platforms.map(({ cd }) => cd)
  const caller = identify({ ...session, deviceId, isInApp, platforms })
  return { caller, hasExpiredToken: false } satisfies Authenticated
})

type SessionRow = NonNullable<Effect.Success<ReturnType<typeof findOpenSession>>>

/** True for a session in its own device that has reached neither its idle nor its absolute timeout. */
function isAlive(
  session: SessionRow,
  { deviceId, nowMs }: { readonly deviceId: string; readonly nowMs: number },
): boolean {
  const { is_in_app: isInApp, created_at, last_seen_at } = session
  return (
    session.device_hash === hashDevice(deviceId) &&
    !isIdleLoggedOut({ lastSeenAtMs: last_seen_at.getTime(), nowMs, isInApp }) &&
    !isSessionTooOld({ openedAtMs: created_at.getTime(), nowMs, isInApp })
  )
}

function identify(session: {
  readonly id: string
  readonly member_id: number | null
  readonly membership_type: string | null
  readonly deviceId: string
  readonly isInApp: boolean
  readonly platforms: readonly string[]
}): CallerIdentity {
  const { id: sessionId, deviceId, isInApp } = session
  if (session.member_id === null) return { kind: 'GUEST_ORDER', sessionId, deviceId, isInApp }
  const kind = session.membership_type === 'MEMBER' ? 'MEMBER' : 'ASSOCIATE_MEMBER'
  const hasPay = mayUsePay(kind, session.platforms)
  return { kind, sessionId, deviceId, isInApp, memberId: session.member_id, hasPay }
}
