import type { Db } from '@jangteo/postgres/database/db'
import { addJob } from '@jangteo/postgres/job/job.store'
import { listApprovingSince } from '@jangteo/postgres/payment/payment.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { CALL_TIMEOUT_MS } from '../call/settings.ts'
import { scheduleSettlement } from './payment-jobs.ts'

export const SETTLE_LEFT_APPROVALS = 'settle-left-approvals'

/** As long as the call that asks the gateway may take, in milliseconds. */
const LEFT_AFTER_MS = CALL_TIMEOUT_MS
/** Payments of one run; the next one takes the others. */
const BATCH_SIZE = 500

/**
 * Has the gateway asked about approvals that nobody asks for any more: their server ended before the answer was written.
 * An approval that is answered in time needs no job of its own.
 */
export const settleLeftApprovals: Effect.Effect<void, never, Db> = Effect.gen(function* () {
  const nowMs = yield* Clock.currentTimeMillis
  const left = yield* listApprovingSince(new Date(nowMs - LEFT_AFTER_MS), BATCH_SIZE)
  for (const { id } of left) yield* scheduleSettlement(id, nowMs)
})

/** Looks for what the process before this one left, as soon as nobody else can be asking about it. */
export const lookAfterStart: Effect.Effect<void, never, Db> = Effect.flatMap(
  Clock.currentTimeMillis,
  (nowMs) =>
    addJob({
      task: SETTLE_LEFT_APPROVALS,
      payload: {},
      dueAt: new Date(nowMs + LEFT_AFTER_MS),
      key: SETTLE_LEFT_APPROVALS,
    }),
)
