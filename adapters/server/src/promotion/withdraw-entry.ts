import { transaction } from '@jangteo/postgres/database/db'
import { lockOwnSaleEntry } from '@jangteo/postgres/promotion/sale-entry.store'
import { findSaleGoods } from '@jangteo/postgres/promotion/sale-goods.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { refused } from '../call/refused.ts'
import { advanceSaleEntry } from './advance-sale-entry.ts'

/**
 * Withdraws the member's entry under its lock, sharing the sale, so that no draw ranks it meanwhile; of two at once the
 * second finds no entry. Refusals: SALE_ENTRY_NOT_FOUND, SALE_ENTRY_CLOSED, SALE_ENTRY_STATE_CHANGED. Source: market-rules
 * §8.3.
 */
export const withdrawEntry = Effect.fnUntraced(function* (input: { readonly saleGoodsId: number }) {
  const memberId = yield* callingMember
  const atMs = yield* Clock.currentTimeMillis
  const entry = yield* lockOwnSaleEntry(input.saleGoodsId, memberId)
  const goods = yield* findSaleGoods(input.saleGoodsId)
  if (entry === undefined || goods === undefined) return yield* refused('SALE_ENTRY_NOT_FOUND')
  const decision = yield* advanceSaleEntry(entry, { event: 'buyer.withdraw', atMs, goods })
  if (decision.ok) return { done: true as const }
  return yield* refused(
    decision.reason === 'SALE_ORDER_OPEN' ? 'SALE_ENTRY_STATE_CHANGED' : decision.reason,
  )
}, transaction)
