import type { HomeLayout } from '@jangteo/core/display/display.codes'
import { listBanners } from '@jangteo/postgres/display/display.store'
import { listRunningDeals } from '@jangteo/postgres/display/deal.store'
import { listBestGoods, listNewGoods } from '@jangteo/postgres/goods/goods.store'
import * as Effect from 'effect/Effect'
import { type CardRow, toGoodsCard } from '../goods/goods-card.ts'

const RAIL_LENGTH = 12
const RANKING_LENGTH = 9
const GRID_LENGTH = 20

type Section = {
  readonly sectionId: string
  readonly title: string
  readonly layout: HomeLayout
  readonly goodsList: readonly ReturnType<typeof toGoodsCard>[]
}

/**
 * Home before anybody composed it: the banners, then deals, the first best sellers, new products and the best
 * sellers after those; a section without products is left out.
 */
export const automaticHome = Effect.fnUntraced(function* (nowMs: number) {
  const at = new Date(nowMs)
  const [banners, deals, fresh, best] = yield* Effect.all(
    [
      listBanners(),
      listRunningDeals(at, RAIL_LENGTH),
      listNewGoods(at, RAIL_LENGTH),
      listBestGoods(at, RANKING_LENGTH + GRID_LENGTH),
    ],
    { concurrency: 'unbounded' },
  )
  const section = (
    sectionId: string,
    head: Pick<Section, 'title' | 'layout'>,
    rows: readonly CardRow[],
  ): Section => ({ sectionId, ...head, goodsList: rows.map((row) => toGoodsCard(row, nowMs)) })
  const ranked = best.slice(0, RANKING_LENGTH)
  const rest = best.slice(RANKING_LENGTH)
  const sections = [
    section('deal', { title: '오늘의 특가', layout: 'DEAL' }, deals),
    section('best', { title: '지금 많이 찾는 상품', layout: 'RANKING' }, ranked),
    section('new', { title: '새로 들어왔어요', layout: 'RAIL' }, fresh),
    section('more', { title: '많이 찾는 상품 더 보기', layout: 'GRID' }, rest),
  ]
  return {
    banners: banners.map(({ goods_id: goodsId, ...shown }) => ({ ...shown, goodsId })),
    sections: sections
      .filter(({ goodsList }) => goodsList.length > 0)
      .map((shown) => ({ ...shown, goodsList: [...shown.goodsList] })),
  }
})
