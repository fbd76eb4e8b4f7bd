import type { GoodsPlace } from '@jangteo/postgres/goods/goods-list.store'
import * as Effect from 'effect/Effect'
import { categoryNamed } from '../category/category-tree.ts'
import { storeIdOf } from './store-answer.ts'

/** A store by its URL, or a category of any level in it. */
export type StorePlaceInput = { readonly id: string; readonly categoryId?: number | undefined }

/** Place where the goods of a store's list come from. Refusals: STORE_NOT_FOUND, CATEGORY_NOT_FOUND. */
export const readStorePlace = Effect.fnUntraced(function* ({ id, categoryId }: StorePlaceInput) {
  const category = categoryId === undefined ? null : yield* categoryNamed(categoryId)
  const place: GoodsPlace = {
    kind: 'STORE',
    id: yield* storeIdOf(id),
    category: category === null ? null : { id: category.id, depth: category.depth },
  }
  return place
})
