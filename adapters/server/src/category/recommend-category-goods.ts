import type { CategoryDepth } from '@jangteo/core/category/category.codes'
import { categoryPath } from '@jangteo/core/category/categoryTree.rules'
import { NO_FILTER } from '@jangteo/core/goods/goodsFilter.rules'
import { listGoods } from '@jangteo/postgres/goods/goods-list.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { toGoodsCard } from '../goods/goods-card.ts'
import { categoryTree } from './category-tree.ts'

const RECOMMENDED_COUNT = 12

type RecommendInput = { readonly id: number; readonly depth?: CategoryDepth | undefined }

/**
 * Recommends best sellers that can be bought now, of the category or of its ancestor at `depth`; a depth below the
 * category means the category itself. Refusal: CATEGORY_NOT_FOUND.
 */
export const recommendCategoryGoods = Effect.fnUntraced(function* (input: RecommendInput) {
  const path = categoryPath(yield* categoryTree, input.id)
  const asked = input.depth === undefined ? undefined : path[input.depth - 1]
  const category = asked ?? path.at(-1)
  if (category === undefined) return yield* refused('CATEGORY_NOT_FOUND')
  const nowMs = yield* Clock.currentTimeMillis
  const rows = yield* listGoods(
    {
      at: new Date(nowMs),
      place: { kind: 'CATEGORY', id: category.id, depth: category.depth },
      filter: { ...NO_FILTER, isInStock: true },
    },
    { sort: 'RANKING', offset: 0, limit: RECOMMENDED_COUNT },
  )
  return { goodsList: rows.map((row) => toGoodsCard(row, nowMs)) }
})
