import { useState } from 'react'
import { useSheet } from '../../lib/useSheet.ts'
import type { CouponSheetStart } from '../coupon/useCouponSheet.ts'
import type { CheckoutPageData } from './checkoutPage.ts'
import { seenLinesOf } from './checkoutPage.ts'
import type { CheckoutCoupons } from './useCheckoutCoupons.ts'

/** The sheet that changes the coupons of the order. */
export type CouponChoice = CouponSheetStart & {
  readonly isOpen: boolean
  /** Opens it with what is applied. */
  readonly open: () => void
  /** Opens it with the best, asked for again. */
  readonly openFresh: () => void
  readonly dismiss: () => void
}

export function useCouponChoice(page: CheckoutPageData, coupons: CheckoutCoupons): CouponChoice {
  const { isOpen, open, dismiss } = useSheet('coupons')
  const [startsFresh, setStartsFresh] = useState(false)
  const openAs = (isFresh: boolean) => {
    setStartsFresh(isFresh)
    open()
  }
  return {
    cartIds: seenLinesOf(page).map(({ cartId }) => cartId),
    quote: startsFresh ? null : coupons.quote,
    onApply: coupons.apply,
    isOpen,
    open: () => openAs(false),
    openFresh: () => openAs(true),
    dismiss,
  }
}
