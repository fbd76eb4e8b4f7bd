import type { GoodsSort } from '@jangteo/core/goods/goods.codes'
import { NO_FILTER } from '@jangteo/core/goods/goodsFilter.rules'
import { listTargetGoods } from '@jangteo/postgres/coupon/coupon-target.store'
import type { Db } from '@jangteo/postgres/database/db'
import { listGoods } from '@jangteo/postgres/goods/goods-list.store'
import { listStoreMainGroups, type StoreGroupRow } from '@jangteo/postgres/store/store-page.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { FigureCache } from '../call/cached.ts'
import { categoryTree } from '../category/category-tree.ts'
import { type CardRow, toGoodsCard } from '../goods/goods-card.ts'
import { storeIdOf } from './store-answer.ts'
import { storeCategories } from './store-categories.ts'

const GROUP_LENGTH = 12
const CATEGORY_GROUP_COUNT_MAX = 3

type Head = {
  readonly groupId: string
  readonly title: string
  readonly categoryId: number | null
  readonly sort: GoodsSort
  /** Products that a seller picked, in their order; `null` where the group fills itself. */
  readonly goodsIds: readonly number[] | null
}

const BEST: Head = {
  groupId: 'best',
  title: '베스트',
  categoryId: null,
  sort: 'RANKING',
  goodsIds: null,
}
const NEW: Head = { ...BEST, groupId: 'new', title: '새로 나온 상품', sort: 'NEW' }

type Place = { readonly storeId: number; readonly at: Date }

/** Best sellers, new products, and the best of the store's largest categories. */
const automaticHeads = Effect.fnUntraced(function* ({
  storeId,
  at,
}: Place): Effect.fn.Return<readonly Head[], never, Db | FigureCache> {
  const categories = yield* storeCategories(storeId, at)
  const largest = categories.slice(0, CATEGORY_GROUP_COUNT_MAX)
  const heads = largest.map(({ categoryId, categoryName }) => ({
    ...BEST,
    groupId: `category-${categoryId}`,
    title: categoryName,
    categoryId,
  }))
  return [BEST, NEW, ...heads]
})

function toHead({ kind, title, position, category_id, goods_ids }: StoreGroupRow): Head {
  return {
    groupId: `${kind.toLowerCase()}-${position}`,
    title,
    categoryId: category_id,
    sort: kind === 'NEW' ? 'NEW' : 'RANKING',
    goodsIds: kind === 'MANUAL' ? goods_ids : null,
  }
}

/** Products that a seller picked, in their order, of those that are in lists now. */
const pickedGoods = Effect.fnUntraced(function* (
  ids: readonly number[],
  at: Date,
): Effect.fn.Return<CardRow[], never, Db> {
  const rows = yield* listTargetGoods(ids, at)
  return ids.flatMap((id) => rows.filter((row) => row.id === id))
})

const goodsOf = Effect.fnUntraced(function* (
  { sort, categoryId, goodsIds }: Head,
  { storeId, at }: Place,
): Effect.fn.Return<CardRow[], never, Db | FigureCache> {
  if (goodsIds !== null) return yield* pickedGoods(goodsIds, at)
  const node = categoryId === null ? undefined : (yield* categoryTree).nodes.get(categoryId)
  if (categoryId !== null && node === undefined) return []
  const category = node === undefined ? null : { id: node.id, depth: node.depth }
  const condition = {
    at,
    place: { kind: 'STORE', id: storeId, category },
    filter: NO_FILTER,
  } as const
  return yield* listGoods(condition, { sort, offset: 0, limit: GROUP_LENGTH })
})

/**
 * Lists the selection of a store: the groups that its seller put together, else what the market picks. A group without
 * products is left out. Refusal: STORE_NOT_FOUND.
 */
export const listStoreGroups = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const storeId = yield* storeIdOf(input.id)
  const nowMs = yield* Clock.currentTimeMillis
  const place = { storeId, at: new Date(nowMs) }
  const own = yield* listStoreMainGroups(storeId)
  const heads = own.length > 0 ? own.map(toHead) : yield* automaticHeads(place)
  const groups = yield* Effect.forEach(
    heads,
    (head) => Effect.map(goodsOf(head, place), (rows) => ({ head, rows })),
    { concurrency: 'unbounded' },
  )
  return {
    groupList: groups
      .filter(({ rows }) => rows.length > 0)
      .map(({ head: { groupId, title, categoryId }, rows }) => ({
        groupId,
        title,
        categoryId,
        goodsList: rows.map((row) => toGoodsCard(row, nowMs)),
      })),
  }
})
