import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { toCartAnswer } from '../pricing/cart-answer.ts'
import { cartOwnerOf } from '../pricing/cart-owner.ts'
import { loadCartLines } from '../pricing/buy-row.ts'

/** The caller's cart. */
export const listCart = Effect.fnUntraced(function* () {
  const owner = cartOwnerOf(yield* Caller)
  return yield* toCartAnswer(yield* loadCartLines(owner, null))
})
