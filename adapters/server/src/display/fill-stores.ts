import { HOME_BLOCKS } from '@jangteo/core/display/homeBlock.codes'
import { showableItems } from '@jangteo/core/display/mainGroup.rules'
import { listBestStores } from '@jangteo/postgres/display/block.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { GOODS_PER_STORE, loadStoreCards } from '../store/store-cards.ts'
import type { Filling, StoreContent } from './block-content.ts'

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
  const cards = yield* loadStoreCards(storeIds, filling.nowMs)
  return { storeList: cards.filter(({ goodsList }) => goodsList.length === GOODS_PER_STORE) }
})
