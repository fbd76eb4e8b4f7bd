import { formatWon } from '@jangteo/core/money/money.rules'
import type { Won } from '@jangteo/core/money/money.rules'
import type { Answers } from '@jangteo/http/call/calls'
import { linesOf } from './cartData.ts'
import type { CartData } from './cartData.ts'

/** Best discount of the coupons on the chosen lines, in won. */
type CartCouponsData = Answers['coupon']['forCart']

/** Facts that coupons depend on: which lines are chosen, of which option, and how many pieces. */
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

/** Text of a store's row about coupons. */
type StoreCoupon = { readonly text: string; readonly isDiscount: boolean }

/** Discount of coupons on the chosen lines of a store; `null` while that is asked for. */
export function storeCoupon(coupons: CartCoupons, storeUrl: string): StoreCoupon | null {
  if (coupons.state !== 'known') return null
  const store = coupons.data.stores.find((each) => each.storeUrl === storeUrl)
  if (store === undefined) return { text: '선택한 상품이 없어요', isDiscount: false }
  const { discountAmount } = store
  return discountAmount === 0
    ? { text: '적용할 수 있는 쿠폰이 없어요', isDiscount: false }
    : { text: `-${formatWon(discountAmount)}`, isDiscount: true }
}

/** Discount of the coupons on the chosen lines, in won; `null` while that is asked for. */
export function couponDiscount(coupons: CartCoupons): Won | null {
  return coupons.state === 'known' ? coupons.data.discountAmount : null
}
