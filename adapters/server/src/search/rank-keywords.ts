import { isStorableKeyword } from '@jangteo/core/search/dictionary.rules'
import { holdsBlocked } from '@jangteo/core/display/operatorKeyword.rules'
import {
  POPULAR_HOURS,
  POPULAR_VISITOR_COUNT_MIN,
  popularBoard,
  type PopularKeyword,
  rankPopular,
  rankRising,
  RISING_DAYS,
  startOfHourMs,
} from '@jangteo/core/search/popular.rules'
import { HOUR_MS } from '@jangteo/core/calendar/day.rules'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import { listBlockedWords } from '@jangteo/postgres/search/operator-keyword.store'
import { replaceRanks } from '@jangteo/postgres/search/keyword-rank.store'
import { countDailyVisits, countHourlyVisits } from '@jangteo/postgres/search/search-log.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'

export const RANK_KEYWORDS = 'rank-keywords'

/** Keywords that may be shown: storable ones without a word that operators block. */
const showable = Effect.fnUntraced(function* <Visits extends { readonly keyword: string }>(
  visits: readonly Visits[],
): Effect.fn.Return<Visits[], never, Db> {
  const blocked = yield* listBlockedWords()
  return visits.filter(
    ({ keyword }) => isStorableKeyword(keyword) && !holdsBlocked(keyword, blocked),
  )
})

const popularUntil = Effect.fnUntraced(function* (
  untilMs: number,
): Effect.fn.Return<string[], never, Db> {
  const visits = yield* countHourlyVisits({
    until: new Date(untilMs),
    hourCount: POPULAR_HOURS,
    visitorCountMin: POPULAR_VISITOR_COUNT_MIN,
  })
  return rankPopular(yield* showable(visits))
})

type Boards = {
  readonly popular: readonly PopularKeyword[]
  readonly rising: readonly PopularKeyword[]
}

const storeBoards = Effect.fnUntraced(function* ({ popular, rising }: Boards, until: Date) {
  yield* replaceRanks('POPULAR', popular, until)
  yield* replaceRanks('RISING', rising, until)
}, transaction)

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
  const rising = popularBoard(rankRising(yield* showable(daily)), [])
  yield* storeBoards({ popular, rising }, until)
})
