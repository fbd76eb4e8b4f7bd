import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { showableItems } from '@jangteo/core/display/mainGroup.rules'
import { listGoodsOfStores } from '@jangteo/postgres/display/block.store'
import { listStoresByIds } from '@jangteo/postgres/store/store.store'
import * as Effect from 'effect/Effect'
import { toStoreBrief } from '../store/store-answer.ts'
import { type Filling, type StoreContent, toBlockGoods } from './block-content.ts'

const GOODS_OF_STORE = 3

/** Stores that an operator chose, in that order, with three of their best sellers; one that has fewer is left out. */
export const fillStores = Effect.fnUntraced(function* ({ group, nowMs }: Filling) {
  const items = group.items.map((item) => ({ ...item, isReachable: item.storeId !== null }))
  const storeIds = showableItems(group.blockType, items, nowMs).flatMap(({ storeId }) =>
    storeId === null ? [] : [storeId],
  )
  const at = new Date(nowMs)
  const [stores, goods] = yield* Effect.all(
    [
      listStoresByIds({ at, day: kstDayOf(nowMs) }, storeIds),
      listGoodsOfStores(at, storeIds, GOODS_OF_STORE),
    ],
    { concurrency: 'unbounded' },
  )
  const goodsOf = Map.groupBy(goods, (row) => row.store_id)
  const content: StoreContent = {
    storeList: storeIds
      .flatMap((id) => stores.filter((store) => store.id === id))
      .map((store) => ({
        ...toStoreBrief(store),
        goodsList: toBlockGoods(goodsOf.get(store.id) ?? [], { countMax: GOODS_OF_STORE, nowMs }),
      }))
      .filter(({ goodsList }) => goodsList.length === GOODS_OF_STORE),
  }
  return content
})
