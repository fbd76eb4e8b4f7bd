import type { GoodsPlace } from '@jangteo/postgres/goods/goods-list.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { categoryNamed } from '../category/category-tree.ts'
import { storeIdOf } from './store-answer.ts'
import type { Refused } from '../call/refused.ts'
import type { FigureCache } from '../call/cached.ts'

/** A store by its URL, or a category of any level in it. */
export type StorePlaceInput = { readonly id: string; readonly categoryId?: number | undefined }

/** Finds the source of a store list's goods. Refusals: STORE_NOT_FOUND, CATEGORY_NOT_FOUND. */
export const readStorePlace = Effect.fnUntraced(function* ({
  id,
  categoryId,
}: StorePlaceInput): Effect.fn.Return<
  GoodsPlace,
  Refused<'CATEGORY_NOT_FOUND' | 'STORE_NOT_FOUND'>,
  Db | FigureCache
> {
  const category = categoryId === undefined ? null : yield* categoryNamed(categoryId)
  const place: GoodsPlace = {
    kind: 'STORE',
    id: yield* storeIdOf(id),
    category: category === null ? null : { id: category.id, depth: category.depth },
  }
  return place
})
