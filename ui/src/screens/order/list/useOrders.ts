import type { Period } from '@jangteo/core/calendar/period.rules'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { moreOf, uniqBy, PAGED } from '../../../lib/infiniteList.ts'
import type { OrderFilter } from './orderFilter.ts'

/** The orders of a filter, asked for again whenever the list opens; `more` is `null` after the last page. */
export function useOrders({ status, goodsName }: OrderFilter, { start, end }: Period) {
  const calls = useCalls()
  const list = useSuspenseInfiniteQuery({
    ...calls.order.list.infiniteOptions({
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
    orders: uniqBy(list.data.pages, ({ ordersIdEncrypt }) => ordersIdEncrypt),
    count: list.data.pages[0]?.totalElements ?? 0,
    more: moreOf(list),
  }
}
