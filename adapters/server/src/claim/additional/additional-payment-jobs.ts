import type { Db } from '@jangteo/postgres/database/db'
import { addJob } from '@jangteo/postgres/job/job.store'
import type * as Effect from 'effect/Effect'

/** Schedules the end of an additional payment's days. */
export const scheduleAdditionalPaymentDue = (
  additionalPaymentId: number,
  dueAtMs: number,
): Effect.Effect<unknown, never, Db> =>
  addJob({
    task: 'additional-payment-due',
    payload: { additionalPaymentId },
    dueAt: new Date(dueAtMs),
    key: `additional-payment-due:${additionalPaymentId}`,
  })
