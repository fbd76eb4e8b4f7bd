import { PRICE_RANGES } from '@jangteo/core/goods/goodsFilter.rules'
import { countGoodsFacets, type FacetRow } from '@jangteo/postgres/goods/goods-facet.store'
import type { GoodsPlace } from '@jangteo/postgres/goods/goods-list.store'
import type { Db } from '@jangteo/postgres/database/db'
import type { z } from 'zod'
import type { goodsFacets } from '@jangteo/contract/goods/goodsFilter.schemas'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { cached, type FigureCache } from '../call/cached.ts'
import { type GoodsFilterInput, readGoodsFilter } from './goods-filter.ts'
import type { Refused } from '../call/refused.ts'
import { tomorrowAfterAt } from './tomorrow.ts'

const STORE_COUNT_MAX = 50

function toStores(rows: readonly FacetRow[], chosen: readonly string[]) {
  const stores = rows.flatMap(
    ({ store_url: storeUrl, store_name: storeName, store_count: count }) =>
      storeUrl === null || storeName === null ? [] : [{ storeUrl, storeName, goodsCount: count }],
  )
  return stores.filter(
    ({ storeUrl, goodsCount }, place) =>
      chosen.includes(storeUrl) || (goodsCount > 0 && place < STORE_COUNT_MAX),
  )
}

/**
 * Counts that each choice of the filters would leave of a place's goods, up to half a minute old; of its stores the
 * fifty with the most goods. Refusal: PRICE_RANGE_REVERSED.
 */
export const listGoodsFacets = Effect.fnUntraced(function* (
  place: GoodsPlace,
  input: GoodsFilterInput,
): Effect.fn.Return<
  z.input<typeof goodsFacets>,
  Refused<'PRICE_RANGE_REVERSED'>,
  Db | FigureCache
> {
  const filter = yield* readGoodsFilter(input)
  const nowMs = yield* Clock.currentTimeMillis
  const tomorrowAfter = tomorrowAfterAt(nowMs)
  const rows = yield* cached(
    `goods facets ${JSON.stringify([place, filter, tomorrowAfter])}`,
    countGoodsFacets({ at: new Date(nowMs), place, filter, tomorrowAfter }, PRICE_RANGES),
  )
  const all = rows.find(({ store_url: storeUrl }) => storeUrl === null)
  return {
    totalElements: all?.total_count ?? 0,
    freeShippingCount: all?.free_count ?? 0,
    discountCount: all?.discount_count ?? 0,
    tomorrowCount: all?.tomorrow_count ?? 0,
    priceRangeList: PRICE_RANGES.map(({ min, max }, index) => ({
      minPrice: min,
      maxPrice: max,
      goodsCount: all?.price_counts[index] ?? 0,
    })),
    storeList: toStores(rows, filter.storeUrls),
  }
})
