import type { GoodsSort } from '@jangteo/core/goods/goods.codes'
import { NO_FILTER } from '@jangteo/core/goods/goodsFilter.rules'
import { listGoods } from '@jangteo/postgres/goods/goods-list.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { toGoodsCard } from '../goods/goods-card.ts'
import { storeIdOf } from './store-answer.ts'
import { storeCategories } from './store-categories.ts'

const GROUP_LENGTH = 12
const CATEGORY_GROUP_COUNT_MAX = 3

type Head = {
  readonly groupId: string
  readonly title: string
  readonly categoryId: number | null
  readonly sort: GoodsSort
}

const BEST: Head = { groupId: 'best', title: '베스트', categoryId: null, sort: 'RANKING' }
const NEW: Head = { groupId: 'new', title: '새로 나온 상품', categoryId: null, sort: 'NEW' }

/**
 * Lists the selection of a store: best sellers, new products, and the best of its largest categories. Refusal:
 * STORE_NOT_FOUND.
 */
export const listStoreGroups = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const storeId = yield* storeIdOf(input.id)
  const nowMs = yield* Clock.currentTimeMillis
  const at = new Date(nowMs)
  const categories = yield* storeCategories(storeId, at)
  const heads = [BEST, NEW, ...categories.slice(0, CATEGORY_GROUP_COUNT_MAX).map(categoryHead)]
  const groups = yield* Effect.all(heads.map(fill), { concurrency: 'unbounded' })
  return { groupList: groups.filter(({ goodsList }) => goodsList.length > 0) }

  function fill({ sort, ...head }: Head) {
    const { categoryId } = head
    const category = categoryId === null ? null : ({ id: categoryId, depth: 2 } as const)
    const condition = {
      at,
      place: { kind: 'STORE', id: storeId, category },
      filter: NO_FILTER,
    } as const
    return Effect.map(listGoods(condition, { sort, offset: 0, limit: GROUP_LENGTH }), (rows) => ({
      ...head,
      goodsList: rows.map((row) => toGoodsCard(row, nowMs)),
    }))
  }
})

function categoryHead({
  categoryId,
  categoryName,
}: {
  categoryId: number
  categoryName: string
}): Head {
  return { groupId: `category-${categoryId}`, title: categoryName, categoryId, sort: 'RANKING' }
}
