import { bestCoupons } from '@jangteo/core/coupon/bestCoupons.rules'
import { sumWon } from '@jangteo/core/money/money.rules'
import { listCartLines } from '@jangteo/postgres/cart/cart.store'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { cartOwnerOf } from '../pricing/cart-owner.ts'
import { loadChosenLines } from '../pricing/chosen-lines.ts'
import { loadCouponCart } from './coupon-cart.ts'
import { couponAmountsOf } from './price-coupons.ts'

/**
 * Prices the best discount of the member's coupons on the cart, store by store; without a choice of lines, on all of
 * them. Refusal: CART_LINE_NOT_FOUND.
 */
export const priceCartCoupons = Effect.fnUntraced(function* (input: {
  readonly cartIdList?: readonly number[] | undefined
}) {
  const rows =
    input.cartIdList === undefined
      ? yield* listCartLines(cartOwnerOf(yield* Caller), null)
      : yield* loadChosenLines(input.cartIdList)
  const { cart } = yield* loadCouponCart(rows, [])
  const { pricing } = bestCoupons(cart)
  const amounts = couponAmountsOf(pricing)
  const byStore = Map.groupBy(rows, (row) => row.store_url)
  return {
    discountAmount: pricing.discountAmount,
    stores: [...byStore].map(([storeUrl, ofStore]) => ({
      storeUrl,
      discountAmount: sumWon(ofStore.map(({ id }) => amounts.get(id) ?? 0)),
    })),
    lines: pricing.lines.map(({ lineId: cartId, payableAmount }) => ({ cartId, payableAmount })),
  }
})
