import { transaction } from '@jangteo/postgres/database/db'
import { endSessionsOfMember } from '@jangteo/postgres/session/session.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { recordAudit } from '../../tracking/record-audit.ts'
import { requireLockedMember } from './find-member.ts'

type Input = { readonly id: string; readonly reason: string }

/**
 * Logs a member out everywhere, under the lock that a login takes: one that is on its way ends too, or comes after.
 * Refusal: MEMBER_NOT_FOUND.
 */
export const endMemberSessions = Effect.fnUntraced(function* ({ id, reason }: Input) {
  const member = yield* requireLockedMember(id)
  const at = new Date(yield* Clock.currentTimeMillis)
  const endedCount = yield* endSessionsOfMember(member.id, { exceptId: null, at })
  yield* recordAudit({
    call: 'operatorMember.endSessions',
    target: `member:${member.id}`,
    before: { sessionCount: endedCount },
    after: { sessionCount: 0 },
    reason,
  })
  return { endedCount }
}, transaction)
