import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import { findOwnSaleEntry } from '@jangteo/postgres/promotion/sale-entry.store'
import { findSaleGoods } from '@jangteo/postgres/promotion/sale-goods.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { refused } from '../call/refused.ts'
import { buyRightOf } from './buy-right.ts'

/** Checks whether the member may buy a product of a special sale now. Refusal: SPECIAL_SALE_NOT_FOUND. */
export const checkSaleBuy = Effect.fnUntraced(function* (input: { readonly saleGoodsId: number }) {
  const memberId = yield* callingMember
  const nowMs = yield* Clock.currentTimeMillis
  const [goods, entry] = yield* together(
    Effect.all(
      [findSaleGoods(input.saleGoodsId), findOwnSaleEntry(input.saleGoodsId, memberId)],
      AT_ONCE,
    ),
  )
  if (goods === undefined) return yield* refused('SPECIAL_SALE_NOT_FOUND')
  const decision = buyRightOf(goods, entry, nowMs)
  if (!decision.ok) {
    return { availableYn: 'N' as const, code: decision.reason, quantityMax: 0, buyUntil: null }
  }
  const { quantityMax, buyUntilMs } = decision.value
  const buyUntil = new Date(buyUntilMs).toISOString()
  return { availableYn: 'Y' as const, code: null, quantityMax, buyUntil }
})
