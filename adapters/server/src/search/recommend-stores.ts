import { normaliseKeyword } from '@jangteo/core/search/keyword.rules'
import { readSearchQuery } from '@jangteo/core/search/searchText.rules'
import { storeLogo } from '@jangteo/core/store/storeLogo.rules'
import { listRankedStores } from '@jangteo/postgres/search/ranked-store.store'
import { listCardsOf } from '@jangteo/postgres/search/goods-search.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { cached } from '../call/cached.ts'
import { toGoodsCard } from '../goods/goods-card.ts'

const STORE_COUNT = 10
const GOODS_PER_STORE = 3

const load = Effect.fnUntraced(function* (keyword: string) {
  const nowMs = yield* Clock.currentTimeMillis
  const at = new Date(nowMs)
  const stores = yield* listRankedStores(
    { at, query: readSearchQuery(keyword) },
    { storeCount: STORE_COUNT, goodsCount: GOODS_PER_STORE },
  )
  const ids = stores.flatMap(({ goods_ids: goodsIds }) => goodsIds)
  const rows = yield* listCardsOf(ids, at)
  const cards = new Map(rows.map((row) => [row.id, toGoodsCard(row, nowMs)]))
  return stores.map((store, index) => ({
    rank: index + 1,
    storeUrl: store.url,
    storeName: store.name,
    logo: storeLogo(store.logo, store.id),
    goodsList: store.goods_ids.flatMap((id) => cards.get(id) ?? []),
  }))
})

/** Recommends the stores whose products, those that fit a keyword if there is one, have most points of the week. */
export const recommendStores = Effect.fnUntraced(function* (input: {
  readonly keyword?: string | undefined
}) {
  const keyword = normaliseKeyword(input.keyword ?? '')
  return { content: [...(yield* cached(`recommended stores ${keyword}`, load(keyword)))] }
})
