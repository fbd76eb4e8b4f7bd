import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../lib/deps.ts'
import type { CouponList, CouponQuote } from '../coupon/couponQuote.ts'
import { quoteChoice } from './quoteChoice.ts'
import type { AppliedQuote } from './quoteChoice.ts'

/** The coupons of an order as the page has them. */
export type CheckoutCoupons = {
  readonly isPending: boolean
  /** The buyer's own choice; `null` for the best. */
  readonly choice: CouponList | null
  /** Applied coupons; `null` for guests, and when it can't be known now. */
  readonly quote: CouponQuote | null
  /** Reason why the buyer's own choice was given up for the best one; `null` when it wasn't. */
  readonly droppedText: string | null
  readonly apply: (quote: CouponQuote) => void
  /** Asks for the best choice again. */
  readonly reset: () => void
  /** Asks again for what is chosen. */
  readonly reload: () => void
}

const QUOTES = 'checkoutCoupons'

type CouponsInput = {
  readonly cartIds: readonly number[]
  readonly isMember: boolean
  /** Choice of an earlier visit; `null` without one. */
  readonly stored: CouponList | null
}

/** The best coupons for an order until its buyer chooses others. Guests have none. */
export function useCheckoutCoupons({ cartIds, isMember, stored }: CouponsInput): CheckoutCoupons {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const [choice, setChoice] = useState<CouponList | null>(stored)
  const ofOrder = [QUOTES, cartIds]
  const { data, isPending } = useQuery({
    queryKey: [...ofOrder, choice],
    queryFn: ({ signal }) => quoteChoice(calls.coupon, { cartIds, choice, signal }),
    enabled: isMember,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
  const reload = () => void queryClient.invalidateQueries({ queryKey: ofOrder })
  return {
    isPending: isMember && isPending,
    choice,
    quote: data?.quote ?? null,
    droppedText: data?.droppedText ?? null,
    apply: (quote) => {
      const applied: AppliedQuote = { quote, droppedText: null }
      queryClient.setQueryData([...ofOrder, quote.couponList], applied)
      setChoice(quote.couponList)
    },
    reset: () => (choice === null ? reload() : setChoice(null)),
    reload,
  }
}
