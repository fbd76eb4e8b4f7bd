import type { Period } from '@jangteo/core/calendar/period.rules'
import type { OrderItemFilter } from '@jangteo/core/order/orderItem.codes'
import { useOrderListPage } from './useOrderListPage.ts'

/** Number of orders each tab has in a period (`null`: one that can't be asked for); empty until it is known. */
export function useOrderCounts(
  period: Period | null,
  goodsName: string,
): ReadonlyMap<OrderItemFilter, number> {
  const { data } = useOrderListPage(period, goodsName)
  const counts = data?.countList ?? []
  return new Map(counts.map(({ mypageItemStatusEnum, count }) => [mypageItemStatusEnum, count]))
}
