import type { Db } from '@jangteo/postgres/database/db'
import { addJob } from '@jangteo/postgres/job/job.store'
import type * as Effect from 'effect/Effect'

/** Has a delivered item confirm itself after its last day, or at once when that is over. */
export const scheduleAutoConfirm = (
  orderItemId: number,
  dueMs: number,
): Effect.Effect<unknown, never, Db> =>
  addJob({
    task: 'auto-confirm',
    payload: { orderItemId },
    dueAt: new Date(dueMs + 1),
    key: `auto-confirm:${orderItemId}`,
  })
