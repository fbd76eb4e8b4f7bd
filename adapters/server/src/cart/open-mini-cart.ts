import { dealInForce } from '@jangteo/core/display/deal.rules'
import { toDeal } from '@jangteo/postgres/goods/deal.columns'
import { findGoods, listOptions } from '@jangteo/postgres/goods/goods.store'
import { toShippingPolicy } from '@jangteo/postgres/shipping/policy.columns'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { findBuyerStatus } from '../goods/buyer-status.ts'
import { toGoodsCard } from '../goods/goods-card.ts'
import { toOptionAnswers } from '../goods/option-answer.ts'
import { toLimits } from '../goods/show-goods.ts'
import { toPolicyAnswer } from '../shipping/policy-answer.ts'

/** Opens the option sheet of a product. Refusal: GOODS_NOT_FOUND. */
export const openMiniCart = Effect.fnUntraced(function* (input: { readonly id: number }) {
  const nowMs = yield* Clock.currentTimeMillis
  const row = yield* findGoods(input.id, new Date(nowMs))
  if (row === undefined) return yield* refused('GOODS_NOT_FOUND')
  const inForce = dealInForce(toDeal(row), nowMs)
  const { goodsId, goodsName, picture, listPrice, salePrice, currencyCode, ...card } = toGoodsCard(
    row,
    nowMs,
  )
  return {
    ...(yield* findBuyerStatus(row, inForce)),
    goodsId,
    goodsName,
    picture,
    listPrice,
    salePrice,
    currencyCode,
    displaySaleStatusEnum: card.displaySaleStatusEnum,
    adultYn: card.adultYn,
    limits: toLimits(row, inForce),
    shippingPolicy: toPolicyAnswer(toShippingPolicy(row)),
    optionNames: row.option_names,
    ...toOptionAnswers(yield* listOptions(row.id), inForce),
  }
})
