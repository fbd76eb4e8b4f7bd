import { listGoodsBeside } from '@jangteo/postgres/goods/goods.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { toGoodsCard } from '../goods/goods-card.ts'
import { cartOwnerOf } from '../pricing/cart-owner.ts'
import { loadCartLines } from '../pricing/buy-row.ts'

const GOODS_COUNT_MAX = 12

/**
 * Recommends products that go with those in the cart, topped up with best sellers; with an empty cart, best sellers
 * alone.
 */
export const recommendGoods = Effect.fnUntraced(function* () {
  const lines = yield* loadCartLines(cartOwnerOf(yield* Caller), null)
  const held = new Set(lines.map((line) => line.goods_id))
  const nowMs = yield* Clock.currentTimeMillis
  const at = new Date(nowMs)
  const beside = yield* listGoodsBeside([...held], at, GOODS_COUNT_MAX)
  const shown = new Set([...held, ...beside.map(({ id }) => id)])
  const isFull = held.size === 0 || beside.length === GOODS_COUNT_MAX
  const best = isFull ? [] : yield* listGoodsBeside([], at, GOODS_COUNT_MAX + shown.size)
  return {
    goodsList: [...beside, ...best.filter(({ id }) => !shown.has(id))]
      .map((row) => toGoodsCard(row, nowMs))
      .filter(({ displaySaleStatusEnum }) => displaySaleStatusEnum === 'SALE')
      .slice(0, GOODS_COUNT_MAX),
  }
})
