import { decideRelease, decideSuspension } from '@jangteo/core/member/suspension.rules'
import { transaction } from '@jangteo/postgres/database/db'
import { updateSuspension } from '@jangteo/postgres/member/member-desk.store'
import { endSessionsOfMember } from '@jangteo/postgres/session/session.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../../call/refused.ts'
import { recordAudit } from '../../tracking/record-audit.ts'
import { requireLockedMember } from './find-member.ts'

type Input = { readonly id: string; readonly reason: string }

/**
 * Suspends an account and ends its sessions, under the lock that a login takes: of a login at the same moment either the
 * session ends or the login is refused. Of two operators the second is refused. Refusals: MEMBER_NOT_FOUND, those of
 * `decideSuspension`. Source: decision 142.
 */
export const suspendMember = Effect.fnUntraced(function* ({ id, reason }: Input) {
  const member = yield* requireLockedMember(id)
  const isSuspended = member.suspended_at !== null
  const decision = decideSuspension({ status: member.status, isSuspended })
  if (!decision.ok) return yield* refused(decision.reason)
  const at = new Date(yield* Clock.currentTimeMillis)
  yield* updateSuspension(member.id, { at, reason })
  yield* endSessionsOfMember(member.id, { exceptId: null, at })
  yield* recordAudit({
    call: 'operatorMember.suspend',
    target: `member:${member.id}`,
    before: { isSuspended: false },
    after: { isSuspended: true },
    reason,
  })
  return { done: true as const }
}, transaction)

/** Ends a suspension; of two operators the second is refused. Refusals: MEMBER_NOT_FOUND, those of `decideRelease`. */
export const releaseMember = Effect.fnUntraced(function* ({ id, reason }: Input) {
  const member = yield* requireLockedMember(id)
  const isSuspended = member.suspended_at !== null
  const decision = decideRelease({ status: member.status, isSuspended })
  if (!decision.ok) return yield* refused(decision.reason)
  yield* updateSuspension(member.id, null)
  yield* recordAudit({
    call: 'operatorMember.release',
    target: `member:${member.id}`,
    before: { isSuspended: true, reason: member.suspension_reason },
    after: { isSuspended: false },
    reason,
  })
  return { done: true as const }
}, transaction)
