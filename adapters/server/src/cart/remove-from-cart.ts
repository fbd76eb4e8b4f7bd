import { deleteOwnCartLines, listCartLines } from '@jangteo/postgres/cart/cart.store'
import { transaction } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { toCartAnswer } from '../pricing/cart-answer.ts'
import { cartOwnerOf } from '../pricing/cart-owner.ts'

/** Takes lines out of the caller's cart; others' and missing ones are left as they are. */
export const removeFromCart = (input: { readonly cartIdList: readonly number[] }) =>
  transaction(
    Effect.gen(function* () {
      const owner = cartOwnerOf(yield* Caller)
      yield* deleteOwnCartLines(owner, input.cartIdList)
      return yield* toCartAnswer(yield* listCartLines(owner, null))
    }),
  )
