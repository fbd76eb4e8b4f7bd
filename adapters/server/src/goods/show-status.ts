import { dealInForce, stockInDeal } from '@jangteo/core/display/deal.rules'
import { QUANTITY_MAX } from '@jangteo/core/money/limits.rules'
import { toDeal } from '@jangteo/postgres/goods/deal.columns'
import { findGoods } from '@jangteo/postgres/goods/goods.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { findBuyerStatus } from './buyer-status.ts'
import { toGoodsCard } from './goods-card.ts'

/** Checks whether a product can be bought now, and by this caller. Refusal: GOODS_NOT_FOUND. */
export const showStatus = Effect.fnUntraced(function* (input: { readonly id: number }) {
  const nowMs = yield* Clock.currentTimeMillis
  const row = yield* findGoods(input.id, new Date(nowMs))
  if (row === undefined) return yield* refused('GOODS_NOT_FOUND')
  const inForce = dealInForce(toDeal(row), nowMs)
  const { goodsId, displaySaleStatusEnum } = toGoodsCard(row, nowMs)
  return {
    ...(yield* findBuyerStatus(row, inForce)),
    goodsId,
    displaySaleStatusEnum,
    saleStartsAt: row.sale_starts_at?.toISOString() ?? null,
    saleEndsAt: row.sale_ends_at?.toISOString() ?? null,
    at: new Date(nowMs).toISOString(),
    stock: Math.min(stockInDeal(row.stock, inForce), QUANTITY_MAX),
  }
})
