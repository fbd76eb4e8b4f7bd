import type { Period } from '@jangteo/core/calendar/period.rules'
import { FIRST_PAGE_NUMBER, nextPageNumber } from '@jangteo/core/navigation/paging.rules'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useCalls } from '../../app/deps.ts'
import type { OrderCardData } from './orderData.ts'
import type { OrderFilter } from './orderFilter.ts'

/** What comes after the pages that are there. */
export type More = {
  readonly isLoading: boolean
  readonly hasFailed: boolean
  readonly load: () => void
}

/** An order that moved to the next page while that was fetched is listed once. */
function onceEach(orders: readonly OrderCardData[]): OrderCardData[] {
  return [...new Map(orders.map((order) => [order.ordersIdEncrypt, order])).values()]
}

/** The orders of a filter, asked for anew whenever the list opens; `more` is `null` after the last page. */
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
      initialPageParam: FIRST_PAGE_NUMBER,
      getNextPageParam: nextPageNumber,
    }),
    staleTime: 0,
  })
  const more: More | null = list.hasNextPage
    ? {
        isLoading: list.isFetchingNextPage,
        hasFailed: list.isFetchNextPageError,
        load: () => void list.fetchNextPage(),
      }
    : null
  return {
    orders: onceEach(list.data.pages.flatMap(({ content }) => content)),
    count: list.data.pages[0]?.totalElements ?? 0,
    more,
  }
}
