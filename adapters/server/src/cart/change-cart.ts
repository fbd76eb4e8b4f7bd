import { planCartChange } from '@jangteo/core/cart/cartChange.rules'
import { lockCart } from '@jangteo/postgres/cart/cart.store'
import { transaction } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { refused } from '../call/refused.ts'
import {
  type CartGoodsInput,
  loadChosenOptions,
  toCartGoods,
  toChosenOptions,
} from './chosen-goods.ts'
import { applyPlan } from './apply-plan.ts'
import { toCartAnswer } from '../pricing/cart-answer.ts'
import { toCartLine } from '../pricing/cart-facts.ts'
import { cartOwnerOf } from '../pricing/cart-owner.ts'
import { requireAdmissible, touchedLines } from './touched-lines.ts'
import { loadCartLines } from '../pricing/buy-row.ts'

type ChangeCartInput = {
  readonly cartId: number
  readonly goodsList: readonly CartGoodsInput[]
}

/**
 * Changes a line of the cart, under the cart's lock. A change that still leaves the line unbuyable is
 * refused and nothing changes. Refusals: CART_FULL, CART_LINE_NOT_FOUND, CART_NOT_BUYABLE, GOODS_NOT_FOUND.
 */
export const changeCart = Effect.fnUntraced(function* (input: ChangeCartInput) {
  const owner = cartOwnerOf(yield* Caller)
  yield* lockCart(owner)
  const before = yield* loadCartLines(owner, null)
  const line = before.find(({ id }) => id === input.cartId)
  if (line === undefined) return yield* refused('CART_LINE_NOT_FOUND')
  const goodsList = input.goodsList.map(toCartGoods)
  const [goods] = goodsList
  const kind = line.main_line_id === null ? 'OPTION' : 'ADDON'
  if (goods === undefined) return yield* refused('GOODS_NOT_FOUND')
  yield* loadChosenOptions(toChosenOptions(goodsList, kind))
  const plan = planCartChange(before.map(toCartLine), input.cartId, goods)
  if (!plan.ok) return yield* refused(plan.reason)
  const created = yield* applyPlan(plan.value, { owner, isBuyNow: false })
  const after = yield* loadCartLines(owner, null)
  yield* requireAdmissible(after, touchedLines(plan.value, created))
  return yield* toCartAnswer(after)
}, transaction)
