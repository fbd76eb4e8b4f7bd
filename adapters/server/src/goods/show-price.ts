import { discountRate } from '@jangteo/core/money/money.rules'
import { findGoods } from '@jangteo/postgres/goods/goods.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'

/** Shows the current price of a product, before options. Refusal: GOODS_NOT_FOUND. */
export const showPrice = Effect.fnUntraced(function* (input: { readonly id: number }) {
  const row = yield* findGoods(input.id)
  if (row === undefined) return yield* refused('GOODS_NOT_FOUND')
  const { list_price: listPrice, sale_price: salePrice } = row
  return {
    listPrice,
    salePrice,
    discountRate: discountRate(listPrice, salePrice),
    currencyCode: 'KRW' as const,
  }
})
