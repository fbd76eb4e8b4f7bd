import { type Db, transaction } from '@jangteo/postgres/database/db'
import { endSessionsOfMember, lockOpeningSessions } from '@jangteo/postgres/session/session.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../../call/caller.ts'
import { callingMember } from '../../call/member-caller.ts'

/**
 * Ends every session of a member but one, all of them for `null`; returns how many. A login on its way is waited for and
 * ended with the others; one that comes later lasts. Source: decision 117.
 */
export const endOtherSessions = Effect.fnUntraced(function* (
  memberId: number,
  exceptSessionId: string | null,
): Effect.fn.Return<number, never, Db> {
  yield* lockOpeningSessions(memberId)
  const at = new Date(yield* Clock.currentTimeMillis)
  return yield* endSessionsOfMember(memberId, { exceptId: exceptSessionId, at })
}, transaction)

/** Ends every session of the calling member but the caller's. */
export const logOutOthers = Effect.fnUntraced(function* () {
  const memberId = yield* callingMember
  const caller = yield* Caller
  const sessionId = 'sessionId' in caller ? caller.sessionId : null
  return { endedCount: yield* endOtherSessions(memberId, sessionId) }
})
