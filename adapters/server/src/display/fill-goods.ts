import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { FRESH_GOODS_DAYS } from '@jangteo/core/goods/goods.rules'
import type { Db } from '@jangteo/postgres/database/db'
import {
  listCartedGoods,
  listFreshGoods,
  listLikedGoods,
  listViewedGoods,
} from '@jangteo/postgres/display/block.store'
import { listRunningDeals } from '@jangteo/postgres/display/deal.store'
import * as Effect from 'effect/Effect'
import { toBlockGoods } from '../goods/block-goods.ts'
import type { CardRow } from '../goods/goods-card.ts'
import type { Filling, GoodsContent } from './block-content.ts'

/** Source: market-rules §1.1. */
const FRESH_STORE_MAX = 2
const CARTED_DAYS = 7
const CARTED_VISITOR_MIN = 10
const LIKED_DAYS = 7
const LIKED_MEMBER_MIN = 10
const VIEWED_DAYS = 1
const VIEWED_CATEGORY_DAYS = 7
const DEAL_COUNT_MAX = 10

type GoodsFilling = Effect.Effect<GoodsContent, never, Db>

/** A list twice as long as the block: what is sold out goes last, and may leave. */
const spare = ({ group }: Filling) => group.goodsMax * 2

const since = (days: number, nowMs: number) => ({
  at: new Date(nowMs),
  since: new Date(nowMs - days * DAY_MS),
})

const cardsOf = <Row extends CardRow>(
  { group, nowMs }: Filling,
  rows: Effect.Effect<Row[], never, Db>,
): GoodsFilling =>
  Effect.map(rows, (found) => ({
    goodsList: toBlockGoods(found, { countMax: group.goodsMax, nowMs }),
  }))

/** Products of the last two weeks, two of a store at most. */
export const fillFresh = (filling: Filling): GoodsFilling =>
  cardsOf(
    filling,
    listFreshGoods(since(FRESH_GOODS_DAYS, filling.nowMs), {
      storeMax: FRESH_STORE_MAX,
      limit: spare(filling),
    }),
  )

/** Products that most buyers and devices put into their carts within a week. */
export const fillCarted = (filling: Filling): GoodsFilling =>
  cardsOf(
    filling,
    listCartedGoods(since(CARTED_DAYS, filling.nowMs), {
      visitorMin: CARTED_VISITOR_MIN,
      limit: spare(filling),
    }),
  )

/** Products that most members liked within a week, and still like. */
export const fillLiked = (filling: Filling): GoodsFilling =>
  cardsOf(
    filling,
    listLikedGoods(since(LIKED_DAYS, filling.nowMs), {
      memberMin: LIKED_MEMBER_MIN,
      limit: spare(filling),
    }),
  )

/** The most viewed products of a day. */
export const fillViewed = (filling: Filling): GoodsFilling =>
  cardsOf(
    filling,
    listViewedGoods({ ...since(VIEWED_DAYS, filling.nowMs), categoryRootId: null }, spare(filling)),
  )

/** The most viewed products of a week, below one category. */
export const fillViewedBelow = (filling: Filling): GoodsFilling => {
  const categoryRootId = filling.group.items[0]?.categoryId ?? null
  return categoryRootId === null
    ? Effect.succeed({ goodsList: [] })
    : cardsOf(
        filling,
        listViewedGoods(
          { ...since(VIEWED_CATEGORY_DAYS, filling.nowMs), categoryRootId },
          spare(filling),
        ),
      )
}

/** The deals that run, ending first, ten at most. */
export const fillDeals = ({ group, nowMs }: Filling): GoodsFilling => {
  const few = { group: { ...group, goodsMax: Math.min(group.goodsMax, DEAL_COUNT_MAX) }, nowMs }
  return cardsOf(few, listRunningDeals(new Date(nowMs), spare(few)))
}
