import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import type { HomeLayout } from '@jangteo/core/display/display.codes'
import { listBanners } from '@jangteo/postgres/display/display.store'
import { listExhibitions } from '@jangteo/postgres/display/exhibition.store'
import { listRunningDeals } from '@jangteo/postgres/display/deal.store'
import { listBestGoods, listNewGoods } from '@jangteo/postgres/goods/goods.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { categoryTree, toCategoryLink } from '../category/category-tree.ts'
import { type CardRow, toGoodsCard } from '../goods/goods-card.ts'
import { toExhibitionCard } from './exhibition-answer.ts'

const RAIL_LENGTH = 12
const RANKING_LENGTH = 9
const GRID_LENGTH = 20
const EXHIBITION_COUNT = 6

type Section = {
  readonly sectionId: string
  readonly title: string
  readonly layout: HomeLayout
  readonly goodsList: readonly ReturnType<typeof toGoodsCard>[]
}

/** Home: the banners, the categories of the first level, the exhibitions that run, then deals, the first best sellers, new goods and the best sellers after those; a section without goods is left out. */
export const showMain = Effect.fnUntraced(function* () {
  const nowMs = yield* Clock.currentTimeMillis
  const at = new Date(nowMs)
  const [banners, { roots }, exhibitions, deals, fresh, best] = yield* Effect.all(
    [
      listBanners(),
      categoryTree,
      listExhibitions({ at, day: kstDayOf(nowMs) }, { offset: 0, limit: EXHIBITION_COUNT }),
      listRunningDeals(at, RAIL_LENGTH),
      listNewGoods(at, RAIL_LENGTH),
      listBestGoods(at, RANKING_LENGTH + GRID_LENGTH),
    ],
    { concurrency: 'unbounded' },
  )
  const sections: Section[] = [
    section('deal', { title: '오늘의 특가', layout: 'DEAL' }, deals),
    section(
      'best',
      { title: '지금 많이 찾는 상품', layout: 'RANKING' },
      best.slice(0, RANKING_LENGTH),
    ),
    section('new', { title: '새로 들어왔어요', layout: 'RAIL' }, fresh),
    section(
      'more',
      { title: '많이 찾는 상품 더 보기', layout: 'GRID' },
      best.slice(RANKING_LENGTH),
    ),
  ]
  return {
    banners: banners.map(({ goods_id: goodsId, ...shown }) => ({ ...shown, goodsId })),
    shortcuts: roots.map(toCategoryLink),
    exhibitions: exhibitions
      .map((row) => toExhibitionCard(row, nowMs))
      .filter(({ exhibitionStatusEnum }) => exhibitionStatusEnum === 'IN_PROGRESS'),
    sections: sections
      .filter(({ goodsList }) => goodsList.length > 0)
      .map((shown) => ({ ...shown, goodsList: [...shown.goodsList] })),
  }

  function section(
    sectionId: string,
    head: Pick<Section, 'title' | 'layout'>,
    rows: readonly CardRow[],
  ): Section {
    return { sectionId, ...head, goodsList: rows.map((row) => toGoodsCard(row, nowMs)) }
  }
})
