import { bestCoupons } from '@jangteo/core/coupon/bestCoupons.rules'
import type { AppliedCoupon } from '@jangteo/core/coupon/couponPricing.rules'
import { sumWon } from '@jangteo/core/money/money.rules'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { cartOwnerOf } from '../pricing/cart-owner.ts'
import { loadChosenLines } from '../pricing/chosen-lines.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { loadCouponCart } from './coupon-cart.ts'
import { couponAmountsOf } from './price-coupons.ts'
import { type CartLineRow, loadCartLines } from '../pricing/buy-row.ts'

function isUsedIn(rows: readonly CartLineRow[], { place }: AppliedCoupon): boolean {
  return rows.some((row) =>
    'lineId' in place ? row.id === place.lineId : row.store_id === place.storeId,
  )
}

/**
 * Prices the best discount of the member's coupons on the cart, store by store; without a choice of lines, on all of
 * them. Refusal: CART_LINE_NOT_FOUND.
 */
export const priceCartCoupons = Effect.fnUntraced(function* (input: {
  readonly cartIdList?: readonly number[] | undefined
}) {
  const rows =
    input.cartIdList === undefined
      ? yield* loadCartLines(cartOwnerOf(yield* Caller), null)
      : yield* loadChosenLines(input.cartIdList)
  const wireIds = yield* WireIds
  const { cart, held } = yield* loadCouponCart(rows, [])
  const { pricing } = bestCoupons(cart)
  const amounts = couponAmountsOf(pricing)
  const names = new Map(held.map((row) => [row.issue_id, row.name]))
  const applied = pricing.applied.toSorted((a, b) => b.discountAmount - a.discountAmount)
  const byStore = Map.groupBy(rows, (row) => row.store_url)
  return {
    discountAmount: pricing.discountAmount,
    stores: [...byStore].map(([storeUrl, ofStore]) => ({
      storeUrl,
      discountAmount: sumWon(ofStore.map(({ id }) => amounts.get(id) ?? 0)),
      couponList: applied
        .filter((coupon) => isUsedIn(ofStore, coupon))
        .map(({ couponIssueId, discountAmount }) => ({
          couponIssueIdEncrypt: wireIds.seal('couponIssue', couponIssueId),
          name: names.get(couponIssueId) ?? '',
          discountAmount,
        })),
    })),
    lines: pricing.lines.map(({ lineId: cartId, payableAmount }) => ({ cartId, payableAmount })),
  }
})
