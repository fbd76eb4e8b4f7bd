import type { Db } from '@jangteo/postgres/database/db'
import { addJob } from '@jangteo/postgres/job/job.store'
import type * as Effect from 'effect/Effect'

/** The task's name. */
export const IMPORT_GOODS = 'import-goods'

/** Has the next rows of a file carried out; one job of a file waits at a time. */
export const scheduleImport = (
  importId: number,
  dueAtMs: number,
): Effect.Effect<unknown, never, Db> =>
  addJob({
    task: IMPORT_GOODS,
    payload: { importId },
    dueAt: new Date(dueAtMs),
    key: `${IMPORT_GOODS}:${importId}`,
  })
