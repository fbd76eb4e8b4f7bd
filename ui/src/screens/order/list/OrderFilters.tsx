import type { Day } from '@jangteo/core/calendar/day.rules'
import { ORDER_ITEM_FILTER_LABELS, ORDER_ITEM_FILTERS } from '@jangteo/core/order/orderItem.codes'
import { ListLookup } from './ListLookup.tsx'
import { filterPeriod } from './orderFilter.ts'
import type { OrderFilter } from './orderFilter.ts'
import { useOrderCounts } from './useOrderCounts.ts'

type OrderFiltersProps = {
  readonly filter: OrderFilter
  readonly today: Day
  readonly onChange: (part: Partial<OrderFilter>) => void
}

/** Which orders are listed: by state, by the name of goods, by period. */
export function OrderFilters({ filter, today, onChange }: OrderFiltersProps) {
  const days = filterPeriod(filter, today)
  const counts = useOrderCounts(days.ok ? days.value : null, filter.goodsName)
  const tabs = ORDER_ITEM_FILTERS.map((key) => ({
    key,
    label: ORDER_ITEM_FILTER_LABELS[key],
    count: days.ok ? counts.get(key) : undefined,
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
