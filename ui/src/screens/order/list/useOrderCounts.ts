import type { Period } from '@jangteo/core/calendar/period.rules'
import type { OrderItemFilter } from '@jangteo/core/order/orderItem.codes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'

/** Number of orders each tab has in a period (`null`: one that can't be asked for); empty until it is known. */
export function useOrderCounts(
  period: Period | null,
  goodsName: string,
): ReadonlyMap<OrderItemFilter, number> {
  const calls = useCalls()
  const { data } = useQuery({
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
  const counts = data?.countList ?? []
  return new Map(counts.map(({ mypageItemStatusEnum, count }) => [mypageItemStatusEnum, count]))
}
