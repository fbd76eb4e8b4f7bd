import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import {
  KEYWORD_DELAY_MINUTES,
  KEYWORD_REVIEW_COUNT_MIN,
} from '@jangteo/core/review/reviewKeyword.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { addJob } from '@jangteo/postgres/job/job.store'
import { listUncountedGoods } from '@jangteo/postgres/review/review-vote.store'
import * as Clock from 'effect/Clock'
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

/** Time between the first counts after a start: callers are answered between them. */
const FIRST_COUNT_GAP_MS = 1000

/**
 * Schedules the first count of products whose reviews were never counted, as after an upgrade, one a second from a minute
 * after the start on.
 */
export const countKeywordsAtFirst: Effect.Effect<void, never, Db> = Effect.gen(function* () {
  const fromMs = (yield* Clock.currentTimeMillis) + MINUTE_MS
  const goodsIds = yield* listUncountedGoods(KEYWORD_REVIEW_COUNT_MIN)
  yield* Effect.forEach(
    goodsIds,
    (goodsId, place) =>
      addJob({
        task: COUNT_KEYWORDS,
        payload: { goodsId },
        dueAt: new Date(fromMs + place * FIRST_COUNT_GAP_MS),
        key: `${COUNT_KEYWORDS}:${goodsId}:first`,
      }),
    { discard: true },
  )
})
