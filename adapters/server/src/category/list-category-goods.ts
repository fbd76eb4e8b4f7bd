import type { GoodsSort } from '@jangteo/core/goods/goods.codes'
import { toPeekedPage } from '@jangteo/core/navigation/paging.rules'
import { countGoods, listGoods } from '@jangteo/postgres/goods/goods-list.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { recently } from '../call/recently.ts'
import { toGoodsCard } from '../goods/goods-card.ts'
import { type GoodsFilterInput, readGoodsFilter } from '../goods/goods-filter.ts'
import { categoryNamed } from './category-tree.ts'

type ListCategoryGoodsInput = GoodsFilterInput & {
  readonly categoryId: number
  readonly goodsSortTypeEnum: GoodsSort
  readonly page: number
  readonly size: number
}

/**
 * A page of a category's goods. One more than shown is fetched, so `last` is always right; the count beside it may be
 * half a minute old. Refusals: CATEGORY_NOT_FOUND, PRICE_RANGE_REVERSED.
 */
export const listCategoryGoods = Effect.fnUntraced(function* (input: ListCategoryGoodsInput) {
  const { id, depth } = yield* categoryNamed(input.categoryId)
  const filter = yield* readGoodsFilter(input)
  const { page: number, size, goodsSortTypeEnum: sort } = input
  const nowMs = yield* Clock.currentTimeMillis
  const condition = { at: new Date(nowMs), category: { id, depth }, filter }
  const [rows, totalElements] = yield* Effect.all(
    [
      listGoods(condition, { sort, offset: number * size, limit: size + 1 }),
      recently(`goods count ${JSON.stringify([id, filter])}`, countGoods(condition)),
    ],
    { concurrency: 'unbounded' },
  )
  const { content, ...page } = toPeekedPage(rows, { number, size, totalElements })
  return { ...page, content: content.map((row) => toGoodsCard(row, nowMs)) }
})
