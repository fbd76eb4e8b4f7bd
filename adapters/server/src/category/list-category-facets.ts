import * as Effect from 'effect/Effect'
import type { GoodsFilterInput } from '../goods/goods-filter.ts'
import { listGoodsFacets } from '../goods/list-goods-facets.ts'
import { categoryNamed } from './category-tree.ts'

/** Counts a category's products for each choice of the filters. Refusals: CATEGORY_NOT_FOUND, PRICE_RANGE_REVERSED. */
export const listCategoryFacets = Effect.fnUntraced(function* (
  input: GoodsFilterInput & { readonly categoryId: number },
) {
  const { id, depth } = yield* categoryNamed(input.categoryId)
  return yield* listGoodsFacets({ kind: 'CATEGORY', id, depth }, input)
})
