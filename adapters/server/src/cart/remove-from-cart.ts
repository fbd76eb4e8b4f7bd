import { removeOwnCartLines } from '@jangteo/postgres/cart/cart.store'
import { transaction } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { toCartAnswer } from '../pricing/cart-answer.ts'
import { cartOwnerOf } from '../pricing/cart-owner.ts'
import { loadCartLines } from '../pricing/buy-row.ts'

/** Removes lines from the caller's cart, restorably; others' and missing ones are left as they are. */
export const removeFromCart = Effect.fnUntraced(function* (input: {
  readonly cartIdList: readonly number[]
}) {
  const owner = cartOwnerOf(yield* Caller)
  const at = new Date(yield* Clock.currentTimeMillis)
  yield* removeOwnCartLines(owner, input.cartIdList, at)
  return yield* toCartAnswer(yield* loadCartLines(owner, null))
}, transaction)
