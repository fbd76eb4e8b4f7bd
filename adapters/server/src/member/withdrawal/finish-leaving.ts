import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import { lockMember } from '@jangteo/postgres/member/member.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { Receivers } from '../../entity/entity-queue.ts'
import { advanceMembership } from './advance-membership.ts'
import { scheduleLeaving } from './leaving-job.ts'

/**
 * Ends the leaving of a member: what calls on their way wrote after the account was erased is erased, and the persons of
 * the orders move to the closed store. An order that was paid in the last moment keeps the member leaving until it has
 * ended; the job looks again every day. Idempotent: the member is locked, and who has left is left alone. Source:
 * decision 121.
 */
export const finishLeaving = Effect.fnUntraced(function* (
  memberId: number,
): Effect.fn.Return<void, never, Db | Receivers> {
  const member = yield* lockMember(memberId)
  if (member.status !== 'LEAVING') return
  const atMs = yield* Clock.currentTimeMillis
  const decision = yield* advanceMembership(member, { event: 'system.leavingDue', atMs })
  if (!decision.ok) yield* scheduleLeaving(memberId, atMs + DAY_MS)
}, transaction)
