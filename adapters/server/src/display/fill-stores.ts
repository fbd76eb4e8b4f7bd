import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { HOME_BLOCKS } from '@jangteo/core/display/homeBlock.codes'
import { showableItems } from '@jangteo/core/display/mainGroup.rules'
import { listBestStores, listGoodsOfStores } from '@jangteo/postgres/display/block.store'
import { listStoresByIds } from '@jangteo/postgres/store/store.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { toStoreBrief } from '../store/store-answer.ts'
import { type Filling, type StoreContent, toBlockGoods } from './block-content.ts'

const GOODS_OF_STORE = 3

/** The stores that an operator chose, in that order; those with the most points of the week where none was chosen. */
const chosenStores = Effect.fnUntraced(function* ({ group, nowMs }: Filling) {
  if (group.items.length === 0) return yield* listBestStores(HOME_BLOCKS[group.blockType].itemMax)
  const items = group.items.map((item) => ({ ...item, isReachable: item.storeId !== null }))
  return showableItems(group.blockType, items, nowMs).flatMap(({ storeId }) =>
    storeId === null ? [] : [storeId],
  )
})

/** Stores with three of their best sellers each; one that has fewer is left out. */
export const fillStores = Effect.fnUntraced(function* (
  filling: Filling,
): Effect.fn.Return<StoreContent, never, Db> {
  const storeIds = yield* chosenStores(filling)
  if (storeIds.length === 0) return { storeList: [] }
  const { nowMs } = filling
  const at = new Date(nowMs)
  const [stores, goods] = yield* Effect.all(
    [
      listStoresByIds({ at, day: kstDayOf(nowMs) }, storeIds),
      listGoodsOfStores(at, storeIds, GOODS_OF_STORE),
    ],
    { concurrency: 'unbounded' },
  )
  const goodsOf = Map.groupBy(goods, (row) => row.store_id)
  return {
    storeList: storeIds
      .flatMap((id) => stores.filter((store) => store.id === id))
      .map((store) => ({
        ...toStoreBrief(store),
        goodsList: toBlockGoods(goodsOf.get(store.id) ?? [], { countMax: GOODS_OF_STORE, nowMs }),
      }))
      .filter(({ goodsList }) => goodsList.length === GOODS_OF_STORE),
  }
})
