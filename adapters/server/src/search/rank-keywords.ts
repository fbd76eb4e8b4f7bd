import { isStorableKeyword } from '@jangteo/core/search/dictionary.rules'
import {
  POPULAR_HOURS,
  POPULAR_VISITOR_COUNT_MIN,
  popularBoard,
  rankPopular,
  rankRising,
  RISING_DAYS,
  startOfHourMs,
} from '@jangteo/core/search/popular.rules'
import { HOUR_MS } from '@jangteo/core/calendar/day.rules'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import { replaceRanks } from '@jangteo/postgres/search/keyword-rank.store'
import { countDailyVisits, countHourlyVisits } from '@jangteo/postgres/search/search-log.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'

export const RANK_KEYWORDS = 'rank-keywords'

const popularUntil = Effect.fnUntraced(function* (
  untilMs: number,
): Effect.fn.Return<string[], never, Db> {
  const visits = yield* countHourlyVisits({
    until: new Date(untilMs),
    hourCount: POPULAR_HOURS,
    visitorCountMin: POPULAR_VISITOR_COUNT_MIN,
  })
  return rankPopular(visits.filter(({ keyword }) => isStorableKeyword(keyword)))
})

/**
 * Makes the boards of popular and rising keywords from the searches of full hours. The hour before is ranked again, so a
 * job that was missed changes nothing; two runs at once write the same.
 */
export const rankKeywords: Effect.Effect<void, never, Db> = Effect.gen(function* () {
  const untilMs = startOfHourMs(yield* Clock.currentTimeMillis)
  const until = new Date(untilMs)
  const popular = popularBoard(yield* popularUntil(untilMs), yield* popularUntil(untilMs - HOUR_MS))
  const daily = yield* countDailyVisits({
    until,
    dayCount: RISING_DAYS,
    visitorCountMin: POPULAR_VISITOR_COUNT_MIN,
  })
  const rising = rankRising(daily.filter(({ keyword }) => isStorableKeyword(keyword)))
  yield* transaction(
    Effect.gen(function* () {
      yield* replaceRanks('POPULAR', popular, until)
      yield* replaceRanks('RISING', popularBoard(rising, []), until)
    }),
  )
})
