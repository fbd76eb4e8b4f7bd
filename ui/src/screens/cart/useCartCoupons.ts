import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCaller } from '../../lib/caller.ts'
import { useCalls } from '../../lib/deps.ts'
import { useDebouncedValue } from '../../lib/useDebouncedValue.ts'
import { couponBasis } from './cartCoupons.ts'
import type { CartCoupons } from './cartCoupons.ts'
import type { CartData } from './cartData.ts'

type Chosen = { readonly cart: CartData; readonly chosen: ReadonlySet<number> }

const NOTHING_CHOSEN: CartCoupons = {
  state: 'known',
  isStale: false,
  data: { discountAmount: 0, stores: [], lines: [] },
}

/**
 * Discount that coupons could take off what is chosen, asked for when taps have come to rest and the server has every
 * quantity (`settle`). The last answer stays, marked as stale, until the next one comes.
 */
export function useCartCoupons(
  { cart, chosen }: Chosen,
  settle: () => Promise<unknown>,
): CartCoupons {
  const calls = useCalls()
  const { isLoggedIn } = useCaller()
  const { cartIds, text } = couponBasis(cart, chosen)
  const rested = useDebouncedValue(text)
  const isAsked = isLoggedIn && cartIds.length > 0
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['cartCoupons', text],
    queryFn: async ({ signal }) => {
      await settle()
      return calls.coupon.forCart.call({ cartIdList: [...cartIds] }, { signal })
    },
    enabled: isAsked && rested === text,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  if (!isLoggedIn || isError) return { state: 'absent' }
  if (!isAsked) return NOTHING_CHOSEN
  return data === undefined
    ? { state: 'awaited' }
    : { state: 'known', isStale: isPlaceholderData, data }
}
