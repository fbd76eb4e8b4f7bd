import type { Day } from '@jangteo/core/calendar/day.rules'
import type { Period } from '@jangteo/core/calendar/period.rules'
import { ORDER_ITEM_FILTER_LABELS, ORDER_ITEM_FILTERS } from '@jangteo/core/order/orderItem.codes'
import { ListLookup } from './ListLookup.tsx'
import type { OrderFilter } from './orderFilter.ts'
import { useOrderCounts } from './useOrderCounts.ts'

type OrderFiltersProps = {
  readonly filter: OrderFilter
  readonly today: Day
  /** Days that are listed; `null` for some that can't be. */
  readonly period: Period | null
  readonly onChange: (part: Partial<OrderFilter>) => void
}

/** Which orders are listed: by state, by the name of goods, by period. */
export function OrderFilters({ filter, today, period, onChange }: OrderFiltersProps) {
  const counts = useOrderCounts(period, filter.goodsName)
  const tabs = ORDER_ITEM_FILTERS.map((key) => ({
    key,
    label: ORDER_ITEM_FILTER_LABELS[key],
    count: period === null ? undefined : counts.get(key),
  }))
  return (
    <ListLookup
      label="주문 상태"
      tabs={tabs}
      current={filter.status}
      onSelect={(status) => onChange({ status })}
      searchLabel="주문한 상품 검색"
      lookup={filter}
      today={today}
      onLookup={onChange}
    />
  )
}
