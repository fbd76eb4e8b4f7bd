import { GUEST_TOKEN_PAYLOAD } from '@jangteo/core/session/token.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { insertSession, insertSessionOrder } from '@jangteo/postgres/session/session.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { Client } from '../call/client.ts'
import { Reply } from '../call/reply.ts'
import { trustDevice } from './password-lockout.ts'
import { hashDevice } from './device-hash.ts'
import { Tokens } from './tokens.ts'

/** The subject that devices are stored under in which a guest's order was placed or opened. */
export function guestOrderSubject(orderId: number): string {
  return `guest-order:${orderId}`
}

/**
 * Writes that the caller may see a guest's order: in the session they have, a member's as well, or in a new one, whose
 * id is returned (`null` where none is needed). Trusts their device with the order's password. Belongs into the
 * transaction that decides so. Source: decision 006, decision 047.
 */
export const writeGuestAccess = Effect.fnUntraced(function* (
  orderId: number,
): Effect.fn.Return<
  `${string}-${string}-${string}-${string}-${string}` | null,
  never,
  Caller | Client | Db
> {
  const caller = yield* Caller
  const nowMs = yield* Clock.currentTimeMillis
  yield* trustDevice(guestOrderSubject(orderId), nowMs)
  if (caller.kind !== 'GUEST') {
    yield* insertSessionOrder(caller.sessionId, orderId)
    return null
  }
  const id = crypto.randomUUID()
  const { isInApp, deviceId } = caller
  const deviceHash = hashDevice(deviceId)
  const { device } = yield* Client
  yield* insertSession({ id, memberId: null, isInApp, deviceHash, device, at: new Date(nowMs) })
  yield* insertSessionOrder(id, orderId)
  return id
})

/** Gives the caller the token of a guest's session that was committed. */
export const handOverSession = Effect.fnUntraced(function* (
  sessionId: string,
): Effect.fn.Return<void, never, Tokens | Reply> {
  const tokens = yield* Tokens
  const token = yield* Effect.promise(() => tokens.sign({ ...GUEST_TOKEN_PAYLOAD, sid: sessionId }))
  const reply = yield* Reply
  reply.setToken(token)
})
