import { QUANTITY_MAX } from '@jangteo/core/money/limits.rules'
import { findGoods } from '@jangteo/postgres/goods/goods.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { findBuyerStatus } from './buyer-status.ts'
import { toGoodsCard } from './goods-card.ts'

/** Checks whether a product can be bought now, and by this caller. Refusal: GOODS_NOT_FOUND. */
export const showStatus = Effect.fnUntraced(function* (input: { readonly id: number }) {
  const row = yield* findGoods(input.id)
  if (row === undefined) return yield* refused('GOODS_NOT_FOUND')
  const nowMs = yield* Clock.currentTimeMillis
  const { goodsId, displaySaleStatusEnum } = toGoodsCard(row, nowMs)
  return {
    ...(yield* findBuyerStatus(row)),
    goodsId,
    displaySaleStatusEnum,
    saleStartsAt: row.sale_starts_at?.toISOString() ?? null,
    saleEndsAt: row.sale_ends_at?.toISOString() ?? null,
    at: new Date(nowMs).toISOString(),
    stock: Math.min(row.stock, QUANTITY_MAX),
  }
})
