import { checkBuyAvailability } from '@jangteo/core/cart/buyAvailability.rules'
import type { NamedViolation } from '@jangteo/core/cart/buyViolation.rules'
import { buyReasonText } from '@jangteo/core/cart/cart.messages'
import { optionName } from '@jangteo/core/goods/option.rules'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { loadBuyFacts, toCartLine } from './cart-facts.ts'
import type { BuyRow } from './buy-row.ts'

/** A violation with the text that the buyer reads. */
export function toViolationAnswer(violation: NamedViolation) {
  const { cartId, goodsName, optionName: option, code, params } = violation
  const message = buyReasonText(violation)
  return { cartId, goodsName, optionName: option, code, params: { ...params }, message }
}

/** Every reason why the calling buyer cannot buy these lines now, under the names of the lines. */
export const findViolations = Effect.fnUntraced(function* (
  rows: readonly BuyRow[],
): Effect.fn.Return<NamedViolation[], never, Caller | Db> {
  const facts = yield* loadBuyFacts(rows, yield* Caller)
  const lines = new Map(rows.map((row) => [row.id, row]))
  return checkBuyAvailability(rows.map(toCartLine), facts).map((violation): NamedViolation => {
    const row = lines.get(violation.cartId)
    const goodsName = row?.goods_name ?? ''
    return { ...violation, goodsName, optionName: optionName(row?.option_values ?? []) }
  })
})
