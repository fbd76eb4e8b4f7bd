import type { Db } from '@jangteo/postgres/database/db'
import { addJob } from '@jangteo/postgres/job/job.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { PAIR_GOODS } from '../../goods/pair-goods.ts'
import { RANK_HOUR, RANK_NIGHT, RANK_SEGMENTS } from './compute-rankings.ts'

/** Ranks what no job ranked while the market was closed; what is stored already is left as it is. */
export const rankAfterStart: Effect.Effect<void, never, Db> = Effect.flatMap(
  Clock.currentTimeMillis,
  (nowMs) =>
    Effect.forEach(
      [RANK_HOUR, RANK_NIGHT, RANK_SEGMENTS, PAIR_GOODS],
      (task) => addJob({ task, payload: {}, dueAt: new Date(nowMs), key: task, queue: 'ranking' }),
      { discard: true },
    ),
)
