import type { Db } from '@jangteo/postgres/database/db'
import { listApprovingSince } from '@jangteo/postgres/payment/payment.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { scheduleSettlement } from './payment-jobs.ts'

export const SETTLE_LEFT_APPROVALS = 'settle-left-approvals'

/** Longer than the call that asks the gateway may take, in milliseconds. */
const LEFT_AFTER_MS = 15_000
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
