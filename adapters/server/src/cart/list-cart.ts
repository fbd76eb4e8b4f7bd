import { listCartLines } from '@jangteo/postgres/cart/cart.store'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { toCartAnswer } from '../pricing/cart-answer.ts'
import { cartOwnerOf } from '../pricing/cart-owner.ts'

/** The caller's cart. */
export const listCart = Effect.fnUntraced(function* () {
  const owner = cartOwnerOf(yield* Caller)
  return yield* toCartAnswer(yield* listCartLines(owner, null))
})
