import { isRefusal } from '@jangteo/http/refusal/refusal'
import type { Calls } from '@jangteo/http/call/calls'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../app/deps.ts'
import type { CouponList, CouponQuote } from '../coupon/couponQuote.ts'

/** The coupons of an order as the page has them. */
export type CheckoutCoupons = {
  readonly isPending: boolean
  /** What is applied; `null` for guests, and when it can't be known now. */
  readonly quote: CouponQuote | null
  /** Why coupons can't be known; `null` when they are. */
  readonly error: unknown
  /** Why the buyer's own choice was given up for the best one; `null` when it wasn't. */
  readonly droppedText: string | null
  readonly apply: (quote: CouponQuote) => void
  /** Asks for the best choice anew. */
  readonly reset: () => void
  /** Asks anew for what is chosen. */
  readonly reload: () => void
}

type Applied = { readonly quote: CouponQuote; readonly droppedText: string | null }

type Asked = {
  readonly cartIds: readonly number[]
  /** The buyer's own choice; `null` for the best. */
  readonly choice: CouponList | null
}

/** What a choice comes to; one that can't be any more gives way to the best. */
async function quoteChoice(calls: Calls, asked: Asked, signal: AbortSignal): Promise<Applied> {
  const cartIdList = [...asked.cartIds]
  const { choice } = asked
  const best = () => calls.coupon.best.call({ cartId: cartIdList }, { signal })
  if (choice === null) return { quote: await best(), droppedText: null }
  try {
    const quote = await calls.coupon.choose.call({ cartIdList, couponList: choice }, { signal })
    return { quote, droppedText: null }
  } catch (error) {
    if (!isRefusal(error, 'COUPON_CHOICE_REFUSED')) throw error
    return { quote: await best(), droppedText: error.message }
  }
}

const QUOTES = 'checkoutCoupons'

/** The best coupons for an order until its buyer chooses others. Guests have none. */
export function useCheckoutCoupons(cartIds: readonly number[], isMember: boolean): CheckoutCoupons {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const [choice, setChoice] = useState<CouponList | null>(null)
  const ofOrder = [QUOTES, cartIds]
  const { data, error, isPending } = useQuery({
    queryKey: [...ofOrder, choice],
    queryFn: ({ signal }) => quoteChoice(calls, { cartIds, choice }, signal),
    enabled: isMember,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
  const reload = () => void queryClient.invalidateQueries({ queryKey: ofOrder })
  return {
    isPending: isMember && isPending,
    quote: data?.quote ?? null,
    error,
    droppedText: data?.droppedText ?? null,
    apply: (quote) => {
      const applied: Applied = { quote, droppedText: null }
      queryClient.setQueryData([...ofOrder, quote.couponList], applied)
      setChoice(quote.couponList)
    },
    reset: () => (choice === null ? reload() : setChoice(null)),
    reload,
  }
}
