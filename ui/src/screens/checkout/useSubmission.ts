import type { CheckoutSubmission } from '@jangteo/core/checkout/checkout.chart'
import { useRepeatKeys } from '../../lib/repeatKeys.ts'
import { chosenCouponsOf } from '../coupon/couponQuote.ts'
import type { CouponQuote } from '../coupon/couponQuote.ts'
import { seenLinesOf } from './checkoutPage.ts'
import type { CheckoutEntry } from './useCheckoutForm.ts'

/**
 * The order as it is submitted, under a key of its own. The same content keeps its key, also when the buyer gives up
 * waiting and taps again: the order that was placed already answers then, and none is placed twice.
 */
export function useSubmission(
  { page, form, totals }: CheckoutEntry,
  quote: CouponQuote | null,
): () => CheckoutSubmission {
  const { keyOf } = useRepeatKeys()
  return () => {
    const submitted = {
      form,
      seenLines: seenLinesOf(page),
      coupons: chosenCouponsOf(quote),
      seenPayableAmount: totals.payableAmount,
    }
    return { ...submitted, orderKey: keyOf(submitted) }
  }
}
