import type { GoodsFilter } from '@jangteo/core/goods/goodsFilter.rules'
import type { CategoryOf } from '@jangteo/postgres/goods/filter.conditions'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import type { FigureCache } from '../call/cached.ts'
import type { Refused } from '../call/refused.ts'
import { categoryNamed } from './category-tree.ts'

/** The category that a filter names, with its level; `null` for none. Refusal: CATEGORY_NOT_FOUND. */
export const chosenCategory = Effect.fnUntraced(function* ({
  categoryId,
}: Pick<GoodsFilter, 'categoryId'>): Effect.fn.Return<
  CategoryOf<number> | null,
  Refused<'CATEGORY_NOT_FOUND'>,
  Db | FigureCache
> {
  if (categoryId === null) return null
  const { id, depth } = yield* categoryNamed(categoryId)
  return { id, depth }
})
