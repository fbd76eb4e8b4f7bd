import type { Won } from '@jangteo/core/money/money.rules'
import { storeCouponView } from '@jangteo/core/coupon/couponShares.view'
import type { StoreCouponView } from '@jangteo/core/coupon/couponShares.view'
import type { Answers } from '@jangteo/http/call/calls'
import { linesOf } from './cartData.ts'
import type { CartData } from './cartData.ts'

/** Best discount of the coupons on the chosen lines, in won. */
type CartCouponsData = Answers['coupon']['forCart']

/** Facts that coupons depend on: the chosen lines, their options and quantities. */
type CouponBasis = {
  readonly cartIds: readonly number[]
  /** The same for the same lines. */
  readonly text: string
}

/** The chosen lines as coupons see them, in the order of the cart. */
export function couponBasis(cart: CartData, chosen: ReadonlySet<number>): CouponBasis {
  const lines = linesOf(cart).filter(({ cartId }) => chosen.has(cartId))
  return {
    cartIds: lines.map(({ cartId }) => cartId),
    text: lines
      .map(({ cartId, option, quantity, salePrice }) =>
        [cartId, option.optionId, quantity, salePrice].join(' '),
      )
      .join(', '),
  }
}

/** The way coupons stand beside the cart; guests have none. */
export type CartCoupons =
  | { readonly state: 'absent' }
  /** Requested; nothing to show yet. */
  | { readonly state: 'awaited' }
  /** `isStale`: the answer to what was chosen before, until the next one comes. */
  | { readonly state: 'known'; readonly isStale: boolean; readonly data: CartCouponsData }

/** A coupon used on a store's lines, and its discount. */
export type UsedCoupon = CartCouponsData['stores'][number]['couponList'][number]

/** Coupon row of a store: the discount on its chosen lines, and its coupons. */
export type StoreCoupons = StoreCouponView & { readonly used: readonly UsedCoupon[] }

/** Coupons on the chosen lines of a store; `null` while the first answer is loading. */
export function storeCoupons(coupons: CartCoupons, storeUrl: string): StoreCoupons | null {
  if (coupons.state !== 'known') return null
  const store = coupons.data.stores.find((each) => each.storeUrl === storeUrl)
  const used = store?.couponList ?? []
  const amounts = used.map(({ discountAmount }) => discountAmount)
  return { used, ...storeCouponView(store === undefined ? null : amounts) }
}

/** Discount of coupons on everything that is chosen, in won; `isStale` while a newer one is loading. */
export function dockAmounts(coupons: CartCoupons): {
  readonly couponAmount: Won
  readonly isStale: boolean
} {
  return coupons.state === 'known'
    ? { couponAmount: coupons.data.discountAmount, isStale: coupons.isStale }
    : { couponAmount: 0, isStale: coupons.state === 'awaited' }
}
