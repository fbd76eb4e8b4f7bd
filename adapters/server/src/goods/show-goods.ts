import { type Deal, dealInForce } from '@jangteo/core/display/deal.rules'
import { pictureNames } from '@jangteo/core/goods/picture.rules'
import { tighterLimit } from '@jangteo/core/goods/purchaseLimit.rules'
import { saleStateAt } from '@jangteo/core/promotion/specialSale.rules'
import { storeLogo } from '@jangteo/core/store/storeLogo.rules'
import { toDeal } from '@jangteo/postgres/goods/deal.columns'
import { findGoods } from '@jangteo/postgres/goods/goods.store'
import { toSaleClock } from '@jangteo/postgres/promotion/sale.columns'
import { findLiveSale } from '@jangteo/postgres/promotion/sale-goods.store'
import { toShippingPolicy } from '@jangteo/postgres/shipping/policy.columns'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { toPolicyAnswer } from '../shipping/policy-answer.ts'
import { toDealAnswer } from './deal-answer.ts'
import { toGoodsCard } from './goods-card.ts'

/** The special sale of a product at a moment; `null` for one that everybody may buy. */
const showSale = Effect.fnUntraced(function* (goodsId: number, nowMs: number) {
  const row = yield* findLiveSale(goodsId)
  if (row === undefined) return null
  return {
    stateEnum: saleStateAt(toSaleClock(row), nowMs),
    salePrice: row.sale_price,
    entryOpensAt: row.entry_opens_at.toISOString(),
  }
})

/** Everything of a product that does not depend on who looks. Refusal: GOODS_NOT_FOUND. */
export const showGoods = Effect.fnUntraced(function* (input: { readonly id: number }) {
  const nowMs = yield* Clock.currentTimeMillis
  const row = yield* findGoods(input.id, new Date(nowMs))
  if (row === undefined) return yield* refused('GOODS_NOT_FOUND')
  const deal = toDeal(row)
  return {
    ...toGoodsCard(row, nowMs),
    goodsTypeEnum: row.kind,
    storeLogo: storeLogo(row.store_logo, row.store_id),
    categoryId: row.category_id,
    pictures: pictureNames({
      picture: row.picture,
      pictureCount: row.picture_count,
      pictures: row.pictures,
    }),
    summary: row.summary,
    description: row.description,
    saleStartsAt: row.sale_starts_at?.toISOString() ?? null,
    saleEndsAt: row.sale_ends_at?.toISOString() ?? null,
    deal: deal === null ? null : toDealAnswer(deal, nowMs),
    specialSale: row.kind === 'PROMOTION' ? yield* showSale(input.id, nowMs) : null,
    limits: toLimits(row, dealInForce(deal, nowMs)),
    shippingPolicy: toPolicyAnswer(toShippingPolicy(row)),
    shipWithinDays: row.ship_within_days,
    soldCount: row.sold_count,
    questionCount: row.question_count,
    modelName: row.model_name,
    noticeRows: row.notice_rows,
  }
})

export type LimitColumns = {
  readonly quantity_min: number
  readonly order_quantity_max: number | null
  readonly account_quantity_max: number | null
  readonly guest_quantity_max: number | null
}

/** The purchase limits of a product row, and of the deal that runs. */
export function toLimits(row: LimitColumns, inForce: Deal | null = null) {
  const personMax = inForce?.personMax ?? null
  return {
    quantityMin: row.quantity_min,
    orderQuantityMax: row.order_quantity_max,
    accountQuantityMax: tighterLimit(
      { max: row.account_quantity_max, bought: 0 },
      { max: personMax, bought: 0 },
    ).max,
    guestQuantityMax: row.guest_quantity_max,
  }
}
