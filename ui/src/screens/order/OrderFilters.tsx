import type { Day } from '@jangteo/core/calendar/day.rules'
import { ORDER_ITEM_FILTER_LABELS, ORDER_ITEM_FILTERS } from '@jangteo/core/order/orderItem.codes'
import { Tabs } from '../../parts/Tabs.tsx'
import { GoodsNameSearch } from './GoodsNameSearch.tsx'
import { filterPeriod } from './orderFilter.ts'
import type { OrderFilter } from './orderFilter.ts'
import styles from './OrderList.module.css'
import { PeriodFilter } from './PeriodFilter.tsx'
import { useOrderCounts } from './useOrderCounts.ts'

type OrderFiltersProps = {
  readonly filter: OrderFilter
  readonly today: Day
  readonly onChange: (part: Partial<OrderFilter>) => void
}

/** Which orders are listed: by state, by the name of goods, by period. */
export function OrderFilters({ filter, today, onChange }: OrderFiltersProps) {
  const { status, goodsName, period } = filter
  const days = filterPeriod(filter, today)
  const counts = useOrderCounts(days.ok ? days.value : null, goodsName)
  const tabs = ORDER_ITEM_FILTERS.map((key) => ({
    key,
    label: ORDER_ITEM_FILTER_LABELS[key],
    count: days.ok ? counts.get(key) : undefined,
  }))
  return (
    <>
      <div className={styles.tabs}>
        <Tabs
          label="주문 상태"
          tabs={tabs}
          current={status}
          onSelect={(chosen) => onChange({ status: chosen })}
        />
      </div>
      <div className={styles.filters}>
        <GoodsNameSearch
          key={goodsName}
          goodsName={goodsName}
          onSearch={(searched) => onChange({ goodsName: searched })}
        />
        <PeriodFilter
          period={period}
          today={today}
          onSelect={(chosen) => onChange({ period: chosen })}
        />
      </div>
    </>
  )
}
