import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { KEYWORD_DELAY_MINUTES } from '@jangteo/core/review/reviewKeyword.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { addJob } from '@jangteo/postgres/job/job.store'
import * as Effect from 'effect/Effect'

/** The task's name. */
export const COUNT_KEYWORDS = 'count-keywords'

const DELAY_MS = KEYWORD_DELAY_MINUTES * MINUTE_MS

/**
 * Schedules the count of a product's votes ten minutes after a change of its reviews, one job for all changes of ten
 * minutes, in the transaction of the change. Source: market-rules §4.2.
 */
export const scheduleKeywords = (goodsId: number, atMs: number): Effect.Effect<void, never, Db> =>
  Effect.asVoid(
    addJob({
      task: COUNT_KEYWORDS,
      payload: { goodsId },
      dueAt: new Date(atMs + DELAY_MS),
      key: `${COUNT_KEYWORDS}:${goodsId}:${Math.floor(atMs / DELAY_MS)}`,
    }),
  )
