import { listCartLines } from '@jangteo/postgres/cart/cart.store'
import { listGoodsBeside } from '@jangteo/postgres/goods/goods.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { toGoodsCard } from '../goods/goods-card.ts'
import { cartOwnerOf } from './cart-owner.ts'

const GOODS_COUNT_MAX = 12

/** Goods that go with what the cart holds; beside an empty cart, the best sellers. */
export const recommendGoods = Effect.fnUntraced(function* () {
  const lines = yield* listCartLines(cartOwnerOf(yield* Caller), null)
  const goodsIds = [...new Set(lines.map((line) => line.goods_id))]
  const nowMs = yield* Clock.currentTimeMillis
  const rows = yield* listGoodsBeside(goodsIds, GOODS_COUNT_MAX)
  return {
    goodsList: rows
      .map((row) => toGoodsCard(row, nowMs))
      .filter(({ displaySaleStatusEnum }) => displaySaleStatusEnum === 'SALE'),
  }
})
