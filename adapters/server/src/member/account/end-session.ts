import { endSession, findSessionOfMember } from '@jangteo/postgres/session/session.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../../call/caller.ts'
import { callingMember } from '../../call/member-caller.ts'
import { refused } from '../../call/refused.ts'
import { Reply } from '../../call/reply.ts'
import { openId } from '../../wire/open-id.ts'

/**
 * Ends one session of the calling member; ending their own takes the token away. One that ended already stays as it is,
 * so two at once are one. Refusal: SESSION_NOT_FOUND, also for another member's.
 */
export const logOutSession = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const memberId = yield* callingMember
  const number = yield* openId('session', input.id, refused('SESSION_NOT_FOUND'))
  const session = yield* findSessionOfMember(memberId, number)
  if (session === undefined) return yield* refused('SESSION_NOT_FOUND')
  yield* endSession(session.id, new Date(yield* Clock.currentTimeMillis))
  const caller = yield* Caller
  const isOwn = 'sessionId' in caller && caller.sessionId === session.id
  if (isOwn) (yield* Reply).setToken(null)
  return { done: true } as const
})
