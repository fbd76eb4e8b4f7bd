import { planCartRestoration } from '@jangteo/core/cart/cartRestoration.rules'
import { listRemovedCartLines, lockCart } from '@jangteo/postgres/cart/cart.store'
import { transaction } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { toCartAnswer } from '../pricing/cart-answer.ts'
import { toCartLine } from '../pricing/cart-facts.ts'
import { cartOwnerOf } from '../pricing/cart-owner.ts'
import { applyPlan } from './apply-plan.ts'
import { loadCartLines } from '../pricing/buy-row.ts'

/**
 * Restores removed lines of the caller as they were, also when they sold out meanwhile. The cart's lock makes two
 * simultaneous calls restore a line once; a line that is in the cart, another's or no longer stored changes nothing.
 */
export const restoreToCart = Effect.fnUntraced(function* (input: {
  readonly cartIdList: readonly number[]
}) {
  const owner = cartOwnerOf(yield* Caller)
  yield* lockCart(owner)
  const lines = (yield* loadCartLines(owner, null)).map(toCartLine)
  const removed = (yield* listRemovedCartLines(owner, input.cartIdList)).map(toCartLine)
  yield* applyPlan(planCartRestoration(lines, removed), { owner, isBuyNow: false })
  return yield* toCartAnswer(yield* loadCartLines(owner, null))
}, transaction)
