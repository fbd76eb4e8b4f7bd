import type { Db } from '@jangteo/postgres/database/db'
import { countGoodsOfCategories } from '@jangteo/postgres/store/store.store'
import * as Effect from 'effect/Effect'
import { categoryTree } from '../category/category-tree.ts'
import type { FigureCache } from '../call/cached.ts'

/** The categories of the second level that a store sells in, where it has most first. */
export const storeCategories = Effect.fnUntraced(function* (
  storeId: number,
  at: Date,
): Effect.fn.Return<
  { categoryId: number; categoryName: string; goodsCount: number }[],
  never,
  Db | FigureCache
> {
  const [{ nodes }, rows] = yield* Effect.all([categoryTree, countGoodsOfCategories(storeId, at)], {
    concurrency: 'unbounded',
  })
  return rows.flatMap(({ category_id: id, goods_count: goodsCount }) => {
    const node = nodes.get(id)
    return node === undefined ? [] : [{ categoryId: id, categoryName: node.name, goodsCount }]
  })
})
