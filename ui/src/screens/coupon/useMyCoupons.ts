import { FIRST_PAGE_NUMBER } from '@jangteo/core/navigation/paging.rules'
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useCaller } from '../../lib/caller.ts'
import { useCalls } from '../../lib/deps.ts'
import { moreOf, uniqBy, PAGED } from '../../lib/infiniteList.ts'
import type { CouponTab } from './couponTab.ts'

/** Returns the member's coupon count by kind; `undefined` until it is known. */
export function useCouponCounts() {
  const calls = useCalls()
  const { data } = useQuery({
    ...calls.coupon.mine.queryOptions({ input: { page: FIRST_PAGE_NUMBER, size: 1 } }),
    staleTime: 0,
  })
  return data
}

/** Page of held coupons that prices are computed with; more of them only make a price lower. */
const HELD_COUNT_MAX = 50

/** Ids of the coupons that the member can use now; none for guests, and until they are known. */
export function useUsableCouponIds(): ReadonlySet<number> {
  const calls = useCalls()
  const { isLoggedIn } = useCaller()
  const input = { page: FIRST_PAGE_NUMBER, size: HELD_COUNT_MAX }
  const { data } = useQuery({ ...calls.coupon.mine.queryOptions({ input }), enabled: isLoggedIn })
  const usable = data?.content.filter(({ reason }) => reason === null) ?? []
  return new Set(usable.map(({ couponId }) => couponId))
}

/** The member's coupons on one tab, asked for again whenever the list opens; `more` is `null` after the last page. */
export function useMyCoupons(tab: CouponTab) {
  const calls = useCalls()
  const list = useSuspenseInfiniteQuery({
    ...calls.coupon.mine.infiniteOptions({
      input: (page: number) => ({ page, couponIssueStateEnum: tab }),
      ...PAGED,
    }),
    staleTime: 0,
  })
  return {
    coupons: uniqBy(list.data.pages, ({ couponIssueIdEncrypt }) => couponIssueIdEncrypt),
    more: moreOf(list),
  }
}
