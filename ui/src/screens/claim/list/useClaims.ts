import type { Period } from '@jangteo/core/calendar/period.rules'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { moreOf, uniqBy, PAGED } from '../../../lib/infiniteList.ts'
import type { ClaimFilter } from '../../order/list/claimFilter.ts'

/** The claims of a filter, asked for again whenever the list opens; `more` is `null` after the last page. */
export function useClaims({ status, goodsName }: ClaimFilter, { start, end }: Period) {
  const calls = useCalls()
  const list = useSuspenseInfiniteQuery({
    ...calls.claim.list.infiniteOptions({
      input: (page: number) => ({
        page,
        mypageItemStatusEnum: status,
        startDate: start,
        endDate: end,
        ...(goodsName === '' ? {} : { goodsName }),
      }),
      ...PAGED,
    }),
    staleTime: 0,
  })
  return {
    claims: uniqBy(list.data.pages, ({ orderClaimIdEncrypt }) => orderClaimIdEncrypt),
    count: list.data.pages[0]?.totalElements ?? 0,
    more: moreOf(list),
  }
}
