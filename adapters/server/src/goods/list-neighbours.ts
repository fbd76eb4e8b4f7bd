import { PAIR_COUNT_MAX, STORE_BEST_COUNT_MAX } from '@jangteo/core/goods/neighbour.rules'
import { findGoods } from '@jangteo/postgres/goods/goods.store'
import { listPairedGoods, listWeekBest } from '@jangteo/postgres/display/goods-pair.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { toGoodsCard } from './goods-card.ts'

type OfGoods = { readonly id: number }

/**
 * Lists products that go with one: those that the same people bought or looked at, else the best of the week in its leaf
 * category. Refusal: GOODS_NOT_FOUND. Source: market-rules §5.4.
 */
export const listRecommended = Effect.fnUntraced(function* ({ id }: OfGoods) {
  const nowMs = yield* Clock.currentTimeMillis
  const at = new Date(nowMs)
  const goods = yield* findGoods(id, at)
  if (goods === undefined) return yield* refused('GOODS_NOT_FOUND')
  const beside = { goodsId: id, at, limit: PAIR_COUNT_MAX }
  const paired = yield* listPairedGoods(beside)
  const { category_id: categoryId } = goods
  const rows =
    paired.length > 0 || categoryId === null ? paired : yield* listWeekBest({ categoryId }, beside)
  return { goodsList: rows.map((row) => toGoodsCard(row, nowMs)) }
})

/** Lists the best of the week in the store of a product, without it. Refusal: GOODS_NOT_FOUND. Source: market-rules §5.4. */
export const listStoreBest = Effect.fnUntraced(function* ({ id }: OfGoods) {
  const nowMs = yield* Clock.currentTimeMillis
  const at = new Date(nowMs)
  const goods = yield* findGoods(id, at)
  if (goods === undefined) return yield* refused('GOODS_NOT_FOUND')
  const rows = yield* listWeekBest(
    { storeId: goods.store_id },
    { goodsId: id, at, limit: STORE_BEST_COUNT_MAX },
  )
  return { goodsList: rows.map((row) => toGoodsCard(row, nowMs)) }
})
