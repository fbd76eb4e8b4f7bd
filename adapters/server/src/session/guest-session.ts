import { GUEST_TOKEN_PAYLOAD } from '@jangteo/core/session/token.rules'
import { insertSession, insertSessionOrder } from '@jangteo/postgres/session/session.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { Reply } from '../call/reply.ts'
import { Tokens } from './tokens.ts'

/**
 * Lets the caller see a guest's order: in the session they have, a member's as well, or in a new one whose token they
 * get. Source: decision 006.
 */
export const grantGuestOrder = Effect.fnUntraced(function* (orderId: number) {
  const caller = yield* Caller
  if (caller.kind !== 'GUEST') {
    yield* insertSessionOrder(caller.sessionId, orderId)
    return
  }
  const nowMs = yield* Clock.currentTimeMillis
  const sessionId = crypto.randomUUID()
  yield* insertSession({
    id: sessionId,
    memberId: null,
    isInApp: caller.isInApp,
    at: new Date(nowMs),
  })
  yield* insertSessionOrder(sessionId, orderId)
  const tokens = yield* Tokens
  const token = yield* Effect.promise(() => tokens.sign({ ...GUEST_TOKEN_PAYLOAD, sid: sessionId }))
  const reply = yield* Reply
  reply.setToken(token)
})
