import type { Db } from '@jangteo/postgres/database/db'
import { eachPortion } from '@jangteo/postgres/database/eachPortion'
import { listOverdue, type OverdueRow } from '@jangteo/postgres/payment/overdue.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { scheduleExpiry } from './payment-jobs.ts'

/** The task of every minute. */
export const EXPIRE_OVERDUE = 'expire-overdue'

const scheduleAll = (payments: readonly OverdueRow[]) =>
  Effect.forEach(payments, scheduleExpiry, { discard: true })

/**
 * Has each order ended whose time to pay is over, and each account that got no deposit. Most are paid in time, so that
 * none has a job of its own before; one that could not be ended is found again a minute later. Source: decision 192.
 */
export const expireOverdue: Effect.Effect<void, never, Db> = Effect.gen(function* () {
  const at = new Date(yield* Clock.currentTimeMillis)
  yield* eachPortion((portion) => listOverdue({ ...portion, at }), scheduleAll)
})
