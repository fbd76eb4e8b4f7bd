import type { cartGoods } from '@jangteo/contract/cart/cart.schemas'
import { planCartAddition } from '@jangteo/core/cart/cartAddition.rules'
import { blocksAddition } from '@jangteo/core/cart/cartAdmission.rules'
import {
  countCartLines,
  deleteBuyNowLines,
  listCartLines,
  lockCart,
} from '@jangteo/postgres/cart/cart.store'
import { transaction } from '@jangteo/postgres/database/db'
import { areOptionsOfGoods } from '@jangteo/postgres/goods/goods.store'
import { Effect } from 'effect'
import type { z } from 'zod'
import { Caller } from '../call/caller.ts'
import { refused } from '../call/refused.ts'
import { applyPlan } from './apply-plan.ts'
import { toCartLine } from './cart-facts.ts'
import { cartOwnerOf } from './cart-owner.ts'
import { findViolations, toViolationAnswer } from './cart-violations.ts'

type CartGoodsInput = z.output<typeof cartGoods>
type AddToCartInput = {
  readonly goodsList: readonly CartGoodsInput[]
  readonly buyNowYn: 'Y' | 'N'
}

/** Goods of the wire as the rules know them. */
export function toCartGoods({ addItemList, ...goods }: CartGoodsInput) {
  return { ...goods, addItems: addItemList }
}

/**
 * Puts goods in the cart, or on their way to an order, which replaces what was on its way before. The
 * cart's lock makes two simultaneous calls grow one line instead of making two. Whatever does not fit the
 * stock or the limits is refused whole. Refusals: CART_FULL, CART_NOT_BUYABLE, GOODS_NOT_FOUND.
 */
export const addToCart = (input: AddToCartInput) =>
  transaction(
    Effect.gen(function* () {
      const owner = cartOwnerOf(yield* Caller)
      const isBuyNow = input.buyNowYn === 'Y'
      const goodsList = input.goodsList.map(toCartGoods)
      if (!(yield* areOptionsOfGoods(goodsList))) return yield* refused('GOODS_NOT_FOUND')
      yield* lockCart(owner)
      if (isBuyNow) yield* deleteBuyNowLines(owner)
      const before = isBuyNow ? [] : yield* listCartLines(owner, null)
      const plan = planCartAddition(before.map(toCartLine), goodsList)
      if (!plan.ok) return yield* refused(plan.reason)
      const created = yield* applyPlan(plan.value, { owner, isBuyNow })
      const touched = [...created, ...plan.value.set.map(({ cartId }) => cartId)]
      const violations = yield* findViolations(yield* listCartLines(owner, touched))
      const blocking = violations.filter(({ code }) => blocksAddition(code))
      if (blocking.length > 0) {
        return yield* refused('CART_NOT_BUYABLE', { violations: blocking.map(toViolationAnswer) })
      }
      const mains = new Set(before.filter((row) => row.main_line_id === null).map((row) => row.id))
      const cartIdList = touched.filter((id) => created.includes(id) || mains.has(id))
      return { cartIdList, cartCount: yield* countCartLines(owner) }
    }),
  )
