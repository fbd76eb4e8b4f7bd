import { endSession } from '@jangteo/postgres/session/session.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { Reply } from '../call/reply.ts'

/** Ends the caller's session and takes the token away; without a session there is nothing to end. */
export const logout = Effect.fnUntraced(function* () {
  const caller = yield* Caller
  const reply = yield* Reply
  const nowMs = yield* Clock.currentTimeMillis
  if ('sessionId' in caller) yield* endSession(caller.sessionId, new Date(nowMs))
  reply.setToken(null)
  return { done: true } as const
})
