import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import type { StoreState } from '@jangteo/core/store/store.codes'
import type { Db } from '@jangteo/postgres/database/db'
import {
  listGoodsOfStores,
  listStoresByIds,
  type StoreCardRow,
} from '@jangteo/postgres/store/store.store'
import * as Effect from 'effect/Effect'
import { type GoodsCards, toBlockGoods } from '../goods/block-goods.ts'
import { toStoreBrief } from './store-answer.ts'

/** Products on a store's card. */
export const GOODS_PER_STORE = 3

/** A store as its card says it, without its products. */
export function toCountedStore(row: StoreCardRow) {
  return { ...toStoreBrief(row), newGoodsCount: row.new_goods_count }
}

/** A store as its card shows it. */
export type StoreCard = ReturnType<typeof toCountedStore> & { readonly goodsList: GoodsCards }

/**
 * Completes stores to cards, in their order: three of the best sellers of each, adult ones never, what is sold out last.
 * Twice as many are looked through, so that a best seller without stock makes room.
 */
export const toStoreCards = Effect.fnUntraced(function* (
  rows: readonly StoreCardRow[],
  nowMs: number,
): Effect.fn.Return<readonly StoreCard[], never, Db> {
  if (rows.length === 0) return []
  const storeIds = rows.map(({ id }) => id)
  const goods = yield* listGoodsOfStores(new Date(nowMs), storeIds, GOODS_PER_STORE * 2)
  const goodsOf = Map.groupBy(goods, (row) => row.store_id)
  return rows.map((row) => ({
    ...toCountedStore(row),
    goodsList: toBlockGoods(goodsOf.get(row.id) ?? [], { countMax: GOODS_PER_STORE, nowMs }),
  }))
})

const OPEN: readonly StoreState[] = ['OPEN']

/** Loads the cards of stores that are open, or in one of some other states, in the order of their ids. */
export const loadStoreCards = Effect.fnUntraced(function* (
  storeIds: readonly number[],
  nowMs: number,
  states: readonly StoreState[] = OPEN,
): Effect.fn.Return<readonly StoreCard[], never, Db> {
  const moment = { at: new Date(nowMs), day: kstDayOf(nowMs) }
  const rows = yield* listStoresByIds(moment, { ids: storeIds, states })
  const inOrder = storeIds.flatMap((id) => rows.filter((store) => store.id === id))
  return yield* toStoreCards(inOrder, nowMs)
})
