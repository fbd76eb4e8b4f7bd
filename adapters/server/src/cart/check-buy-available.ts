import * as Effect from 'effect/Effect'
import { loadChosenLines } from '../pricing/chosen-lines.ts'
import { findViolations, toViolationAnswer } from '../pricing/cart-violations.ts'

/** Every reason why the chosen lines can't be bought now. Refusal: CART_LINE_NOT_FOUND. */
export const checkBuyAvailable = Effect.fnUntraced(function* (input: {
  readonly cartIdList: readonly number[]
}) {
  const violations = yield* findViolations(yield* loadChosenLines(input.cartIdList))
  return { violations: violations.map(toViolationAnswer) }
})
