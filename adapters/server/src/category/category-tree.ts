import { type CategoryNode, buildCategoryTree } from '@jangteo/core/category/categoryTree.rules'
import { countGoodsOfLeaves, listCategories } from '@jangteo/postgres/category/category.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { cached, type FigureCache } from '../call/cached.ts'
import { refused, type Refused } from '../call/refused.ts'

const loadTree = Effect.fnUntraced(function* () {
  const at = new Date(yield* Clock.currentTimeMillis)
  const [rows, counts] = yield* Effect.all([listCategories(), countGoodsOfLeaves(at)], {
    concurrency: 'unbounded',
  })
  return buildCategoryTree(
    rows.map(({ parent_id: parentId, ...row }) => ({ ...row, parentId })),
    new Map(counts.map((row) => [row.category_id, row.goods_count])),
  )
})

/** All categories with their counts, up to half a minute old. */
export const categoryTree = cached('category tree', loadTree())

/** One category of the tree. Refusal: CATEGORY_NOT_FOUND. */
export const categoryNamed = Effect.fnUntraced(function* (
  id: number,
): Effect.fn.Return<CategoryNode, Refused<'CATEGORY_NOT_FOUND'>, Db | FigureCache> {
  const { nodes } = yield* categoryTree
  return nodes.get(id) ?? (yield* refused('CATEGORY_NOT_FOUND'))
})

/** Maps a category to the wire, without its place in the tree. */
export function toCategory({ id, name, depth, picture, goodsCount }: CategoryNode) {
  return { categoryId: id, categoryName: name, depth, picture, goodsCount }
}

/** Maps a category to a link. */
export function toCategoryLink({ id, name, picture }: CategoryNode) {
  return { categoryId: id, categoryName: name, picture }
}
