import { checkBuyAvailability } from '@jangteo/core/cart/buyAvailability.rules'
import type { BuyViolation } from '@jangteo/core/cart/buyViolation.rules'
import { buyReasonText } from '@jangteo/core/cart/cart.messages'
import type { BuyRow } from '@jangteo/postgres/cart/cart.store'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { loadBuyFacts, toCartLine } from './cart-facts.ts'

/** A violation with the text that the buyer reads. */
export function toViolationAnswer(violation: BuyViolation) {
  const { cartId, code, params } = violation
  return { cartId, code, params: { ...params }, message: buyReasonText(violation) }
}

/** Every reason why the calling buyer cannot buy these lines now. */
export const findViolations = Effect.fnUntraced(function* (rows: readonly BuyRow[]) {
  const facts = yield* loadBuyFacts(rows, yield* Caller)
  return checkBuyAvailability(rows.map(toCartLine), facts)
})
