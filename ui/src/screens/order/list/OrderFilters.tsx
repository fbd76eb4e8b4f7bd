import type { Day } from '@jangteo/core/calendar/day.rules'
import type { Period } from '@jangteo/core/calendar/period.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import type { OrderItemFilter } from '@jangteo/core/order/orderItem.codes'
import {
  ORDER_TAB_FILTER_LABELS,
  ORDER_TAB_FILTERS,
  ORDER_TAB_LABELS,
  ORDER_TABS,
} from '@jangteo/core/order/orderTab.codes'
import { orderTabOf } from '@jangteo/core/order/orderTab.rules'
import { Chip } from '../../../parts/action/Chip.tsx'
import { ListLookup } from './ListLookup.tsx'
import type { OrderFilter } from './orderFilter.ts'
import styles from './OrderList.module.css'
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
  const tab = orderTabOf(filter.status)
  const tabs = ORDER_TABS.map((key) => ({
    key,
    label: ORDER_TAB_LABELS[key],
    count: period === null ? undefined : counts.get(ORDER_TAB_FILTERS[key][0]),
  }))
  return (
    <ListLookup
      label="주문 상태"
      tabs={tabs}
      current={tab}
      onSelect={(key) => onChange({ status: ORDER_TAB_FILTERS[key][0] })}
      choices={
        <FinerChoices
          filters={ORDER_TAB_FILTERS[tab]}
          current={filter.status}
          counts={counts}
          onSelect={(status) => onChange({ status })}
        />
      }
      searchLabel="주문한 상품 검색"
      lookup={filter}
      today={today}
      onLookup={onChange}
    />
  )
}

type FinerChoicesProps = {
  readonly filters: readonly OrderItemFilter[]
  readonly current: OrderItemFilter
  readonly counts: ReadonlyMap<OrderItemFilter, number>
  readonly onSelect: (filter: OrderItemFilter) => void
}

/** The filters behind one tab, each with what it holds; nothing where the tab is all of it. */
function FinerChoices({ filters, current, counts, onSelect }: FinerChoicesProps) {
  return filters.length === 1 ? null : (
    <fieldset className={styles.choices} aria-label="자세한 주문 상태">
      {filters.map((filter) => (
        <Chip key={filter} isSelected={filter === current} onSelect={() => onSelect(filter)}>
          {ORDER_TAB_FILTER_LABELS[filter]} {formatNumber(counts.get(filter) ?? 0)}
        </Chip>
      ))}
    </fieldset>
  )
}
