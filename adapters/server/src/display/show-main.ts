import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { listExhibitions } from '@jangteo/postgres/display/exhibition.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { categoryTree, toCategoryLink } from '../category/category-tree.ts'
import { automaticHome } from './automatic-home.ts'
import { composedPage, toMainGroupList } from './composed-page.ts'
import { toExhibitionCard } from './exhibition-answer.ts'

const EXHIBITION_COUNT = 6

/**
 * Home: the published groups, the categories of the first level and the exhibitions that run. While nothing is
 * published, or nothing of it can be shown, the market puts sections together by itself.
 */
export const showMain = Effect.fnUntraced(function* () {
  const nowMs = yield* Clock.currentTimeMillis
  const moment = { at: new Date(nowMs), day: kstDayOf(nowMs) }
  const [composed, { roots }, exhibitions] = yield* Effect.all(
    [
      composedPage('HOME'),
      categoryTree,
      listExhibitions(moment, { offset: 0, limit: EXHIBITION_COUNT }),
    ],
    { concurrency: 'unbounded' },
  )
  const mainGroupList = toMainGroupList(composed, nowMs)
  const automatic =
    mainGroupList.length > 0 ? { banners: [], sections: [] } : yield* automaticHome(nowMs)
  return {
    ...automatic,
    shortcuts: roots.map(toCategoryLink),
    exhibitions: exhibitions
      .map((row) => toExhibitionCard(row, nowMs))
      .filter(({ exhibitionStatusEnum }) => exhibitionStatusEnum === 'IN_PROGRESS'),
    mainGroupList,
  }
})
