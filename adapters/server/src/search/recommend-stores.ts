import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { normaliseKeyword } from '@jangteo/core/search/keyword.rules'
import { popularChangeOf } from '@jangteo/core/search/popular.rules'
import { readSearchQuery } from '@jangteo/core/search/searchText.rules'
import { listRankedStores } from '@jangteo/postgres/search/ranked-store.store'
import { listCardsOf } from '@jangteo/postgres/search/goods-search.store'
import { listStoresByIds } from '@jangteo/postgres/store/store.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { cached } from '../call/cached.ts'
import { toGoodsCard } from '../goods/goods-card.ts'
import { GOODS_PER_STORE, toCountedStore } from '../store/store-cards.ts'

const STORE_COUNT = 10

const load = Effect.fnUntraced(function* (keyword: string) {
  const nowMs = yield* Clock.currentTimeMillis
  const at = new Date(nowMs)
  const stores = yield* listRankedStores(
    { at, query: readSearchQuery(keyword) },
    { storeCount: STORE_COUNT, goodsCount: GOODS_PER_STORE },
  )
  if (stores.length === 0) return []
  const goodsIds = stores.flatMap(({ goods_ids: ids }) => ids)
  const [rows, goods] = yield* Effect.all(
    [
      listStoresByIds(
        { at, day: kstDayOf(nowMs) },
        { ids: stores.map(({ id }) => id), states: ['OPEN'] },
      ),
      listCardsOf(goodsIds, at),
    ],
    { concurrency: 'unbounded' },
  )
  const counted = new Map(rows.map((row) => [row.id, toCountedStore(row)]))
  const cards = new Map(goods.map((row) => [row.id, toGoodsCard(row, nowMs)]))
  return stores.flatMap(({ id, goods_ids: ids, former_rank: formerRank }) => {
    const store = counted.get(id)
    return store === undefined
      ? []
      : { formerRank, store: { ...store, goodsList: ids.flatMap((one) => cards.get(one) ?? []) } }
  })
})

/**
 * Recommends the stores whose products, those that fit a keyword if there is one, have most points of the week, with the
 * change of their ranks in a day.
 */
export const recommendStores = Effect.fnUntraced(function* (input: {
  readonly keyword?: string | undefined
}) {
  const keyword = normaliseKeyword(input.keyword ?? '')
  const stores = yield* cached(`recommended stores ${keyword}`, load(keyword))
  return {
    content: stores.map(({ store, formerRank }, index) => ({
      rank: index + 1,
      changeEnum: popularChangeOf(index + 1, formerRank),
      ...store,
    })),
  }
})
