import { discountRate } from '@jangteo/core/money/money.rules'
import { findGoods } from '@jangteo/postgres/goods/goods.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { toGoodsCard } from './goods-card.ts'

/** Shows the current price of a product, before options. Refusal: GOODS_NOT_FOUND. */
export const showPrice = Effect.fnUntraced(function* (input: { readonly id: number }) {
  const nowMs = yield* Clock.currentTimeMillis
  const row = yield* findGoods(input.id, new Date(nowMs))
  if (row === undefined) return yield* refused('GOODS_NOT_FOUND')
  const { listPrice, salePrice } = toGoodsCard(row, nowMs)
  return {
    listPrice,
    salePrice,
    discountRate: discountRate(listPrice, salePrice),
    currencyCode: 'KRW' as const,
  }
})
