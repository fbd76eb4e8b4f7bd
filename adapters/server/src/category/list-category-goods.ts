import * as Effect from 'effect/Effect'
import { type GoodsPageInput, listGoodsPage } from '../goods/list-goods-page.ts'
import { categoryNamed } from './category-tree.ts'

/** A page of a category's goods. Refusals: CATEGORY_NOT_FOUND, PRICE_RANGE_REVERSED. */
export const listCategoryGoods = Effect.fnUntraced(function* (
  input: GoodsPageInput & { readonly categoryId: number },
) {
  const { id, depth } = yield* categoryNamed(input.categoryId)
  return yield* listGoodsPage({ kind: 'CATEGORY', id, depth }, input)
})
