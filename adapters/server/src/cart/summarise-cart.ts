import { countCartLines } from '@jangteo/postgres/cart/cart.store'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { loadChosenLines } from '../pricing/chosen-lines.ts'
import { priceLines } from '../pricing/price-lines.ts'
import { toTotalsAnswer } from '../pricing/totals-answer.ts'
import { cartOwnerOf } from '../pricing/cart-owner.ts'
import { loadCartLines } from '../pricing/buy-row.ts'

/** Counts the cart's lines and sums the chosen ones (without a choice, all) on the mainland. */
export const summariseCart = Effect.fnUntraced(function* (input: {
  readonly cartIdList?: readonly number[] | undefined
}) {
  const owner = cartOwnerOf(yield* Caller)
  const rows =
    input.cartIdList === undefined
      ? yield* loadCartLines(owner, null)
      : yield* loadChosenLines(input.cartIdList)
  const cartCount = yield* countCartLines(owner)
  return { cartCount, totals: toTotalsAnswer(priceLines(rows, null).totals) }
})
