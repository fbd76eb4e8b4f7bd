import type { StaffKind } from '@jangteo/core/staff/staff.codes'
import { endStaffSession } from '@jangteo/postgres/staff/staff-login.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { Reply } from '../call/reply.ts'

/** Ends the caller's session of one kind and takes the token away; without one there is nothing to end. */
const logOutAs = (kind: StaffKind) =>
  Effect.fnUntraced(function* () {
    const caller = yield* Caller
    const reply = yield* Reply
    const at = new Date(yield* Clock.currentTimeMillis)
    if (caller.kind === kind && 'sessionId' in caller) yield* endStaffSession(caller.sessionId, at)
    reply.setStaffToken(kind, null)
    return { done: true } as const
  })

/** Logs a user of a store out. */
export const logOutSeller = logOutAs('SELLER')

/** Logs an operator out. */
export const logOutOperator = logOutAs('OPERATOR')
