import type { Period } from '@jangteo/core/calendar/period.rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'

/** Loads the data of the order list, of a period (`null`: one that cannot be looked up) and the name of goods. */
export function useOrderListPage(period: Period | null, goodsName: string) {
  const calls = useCalls()
  return useQuery({
    ...calls.order.listPage.queryOptions({
      input: {
        ...(period === null ? {} : { startDate: period.start, endDate: period.end }),
        ...(goodsName === '' ? {} : { goodsName }),
      },
    }),
    enabled: period !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}
