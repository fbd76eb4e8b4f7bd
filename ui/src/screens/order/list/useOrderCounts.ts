import type { Period } from '@jangteo/core/calendar/period.rules'
import type { OrderItemFilter } from '@jangteo/core/order/orderItem.codes'
import { useOrderListPage } from './useOrderListPage.ts'

/** Counts of orders by tab in a period (`null`: an invalid one); empty until loaded. */
export function useOrderCounts(
  period: Period | null,
  goodsName: string,
): ReadonlyMap<OrderItemFilter, number> {
  const { data } = useOrderListPage(period, goodsName)
  const counts = data?.countList ?? []
  return new Map(counts.map(({ mypageItemStatusEnum, count }) => [mypageItemStatusEnum, count]))
}
