import type { cartGoods } from '@jangteo/contract/cart/cart.schemas'
import { blocksAddition } from '@jangteo/core/cart/cartAdmission.rules'
import { planCartChange } from '@jangteo/core/cart/cartChange.rules'
import { listCartLines, lockCart } from '@jangteo/postgres/cart/cart.store'
import { transaction } from '@jangteo/postgres/database/db'
import { areOptionsOfGoods } from '@jangteo/postgres/goods/goods.store'
import { Effect } from 'effect'
import type { z } from 'zod'
import { Caller } from '../call/caller.ts'
import { refused } from '../call/refused.ts'
import { toCartGoods } from './add-to-cart.ts'
import { applyPlan } from './apply-plan.ts'
import { toCartAnswer } from './cart-answer.ts'
import { toCartLine } from './cart-facts.ts'
import { cartOwnerOf } from './cart-owner.ts'
import { findViolations, toViolationAnswer } from './cart-violations.ts'

type ChangeCartInput = {
  readonly cartId: number
  readonly goodsList: readonly z.output<typeof cartGoods>[]
}

/**
 * Changes a line of the cart, under the cart's lock. A change that still leaves the line unbuyable is
 * refused and nothing changes. Refusals: CART_FULL, CART_LINE_NOT_FOUND, CART_NOT_BUYABLE, GOODS_NOT_FOUND.
 */
export const changeCart = (input: ChangeCartInput) =>
  transaction(
    Effect.gen(function* () {
      const owner = cartOwnerOf(yield* Caller)
      const [goods] = input.goodsList.map(toCartGoods)
      if (goods === undefined || !(yield* areOptionsOfGoods([goods]))) {
        return yield* refused('GOODS_NOT_FOUND')
      }
      yield* lockCart(owner)
      const before = yield* listCartLines(owner, null)
      const plan = planCartChange(before.map(toCartLine), input.cartId, goods)
      if (!plan.ok) return yield* refused(plan.reason)
      yield* applyPlan(plan.value, { owner, isBuyNow: false })
      const touched = new Set(plan.value.set.map(({ cartId }) => cartId))
      const after = yield* listCartLines(owner, null)
      const violations = yield* findViolations(after)
      const blocking = violations.filter(
        ({ cartId, code }) => touched.has(cartId) && blocksAddition(code),
      )
      if (blocking.length > 0) {
        return yield* refused('CART_NOT_BUYABLE', { violations: blocking.map(toViolationAnswer) })
      }
      return yield* toCartAnswer(after)
    }),
  )
