import type { Db } from '@jangteo/postgres/database/db'
import { addJob } from '@jangteo/postgres/job/job.store'
import type * as Effect from 'effect/Effect'

/** The task's name. */
export const FINISH_LEAVING = 'finish-leaving'

/** Time after which every call that began before a member left has ended, in milliseconds. */
export const LEAVING_MS = 60_000

/** Has the leaving of a member ended at a time; a later one takes the place of the one before. */
export const scheduleLeaving = (
  memberId: number,
  dueAtMs: number,
): Effect.Effect<unknown, never, Db> =>
  addJob({
    task: FINISH_LEAVING,
    payload: { memberId },
    dueAt: new Date(dueAtMs),
    key: `${FINISH_LEAVING}:${memberId}`,
  })
