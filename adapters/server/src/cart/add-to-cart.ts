import { addedToCart } from '@jangteo/contract/cart/cart.schemas'
import { planCartAddition } from '@jangteo/core/cart/cartAddition.rules'
import {
  countCartLines,
  deleteBuyNowLines,
  drawCartIds,
  lockCart,
} from '@jangteo/postgres/cart/cart.store'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { onceByKey } from '../call/once.ts'
import { refused } from '../call/refused.ts'
import { admitNewCart } from './admit-new-cart.ts'
import { applyPlan } from './apply-plan.ts'
import { toCartLine } from '../pricing/cart-facts.ts'
import { cartOwnerOf } from '../pricing/cart-owner.ts'
import {
  type CartGoodsInput,
  loadChosenOptions,
  toCartGoods,
  toChosenOptions,
} from './chosen-goods.ts'
import { linesAfterAddition } from './lines-after-addition.ts'
import { requireAdmissible, touchedLines } from './touched-lines.ts'
import { loadCartLines } from '../pricing/buy-row.ts'

type AddToCartInput = {
  readonly goodsList: readonly CartGoodsInput[]
  readonly buyNowYn: 'Y' | 'N'
}

/**
 * Puts goods in the cart, or on their way to an order, which replaces what was on its way before. The cart's lock makes
 * two simultaneous calls grow one line instead of making two. An addition that exceeds the stock or the limits,
 * together with the cart, is refused as a whole. Once for an `Idempotency-Key`. Refusals: CART_FULL, CART_NOT_BUYABLE,
 * GOODS_NOT_FOUND, IDEMPOTENCY_KEY_REUSED; TOO_MANY_REQUESTS for a new device.
 */
export const addToCart = (input: AddToCartInput) => Effect.andThen(admitNewCart, putInCart(input))

const putInCart = Effect.fnUntraced(
  function* (input: AddToCartInput) {
    const owner = cartOwnerOf(yield* Caller)
    const isBuyNow = input.buyNowYn === 'Y'
    const goodsList = input.goodsList.map(toCartGoods)
    yield* lockCart(owner)
    if (isBuyNow) yield* deleteBuyNowLines(owner)
    const chosen = toChosenOptions(goodsList, 'OPTION')
    const reads = [
      loadChosenOptions(chosen),
      isBuyNow ? Effect.succeed([]) : loadCartLines(owner, null),
      drawCartIds(chosen.length),
    ] as const
    const [options, before, ids] = yield* together(Effect.all(reads, AT_ONCE))
    const plan = planCartAddition(before.map(toCartLine), goodsList)
    if (!plan.ok) return yield* refused(plan.reason)
    const created = yield* applyPlan(plan.value, { owner, isBuyNow, ids })
    const after = linesAfterAddition(before, { options, created, set: plan.value.set })
    const touched = touchedLines(plan.value, created)
    yield* requireAdmissible(after, touched)
    const mains = after.filter(({ main_line_id: mainId }) => mainId === null)
    return {
      cartIdList: mains.filter(({ id }) => touched.has(id)).map(({ id }) => id),
      cartCount: isBuyNow ? yield* countCartLines(owner) : mains.length,
    }
  },
  onceByKey('cart.add', addedToCart),
)
