import type { Day } from '@jangteo/core/calendar/day.rules'
import { SELLER_ORDER_TAB_LABELS, SELLER_ORDER_TABS } from '@jangteo/core/order/sellerOrder.codes'
import type { SellerOrderTab } from '@jangteo/core/order/sellerOrder.codes'
import { useQuery } from '@tanstack/react-query'
import { Tabs } from '../../../parts/layout/Tabs.tsx'
import { PeriodFilter } from '../../order/list/PeriodFilter.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffSearch } from '../../staff/StaffSearch.tsx'
import styles from './SellerOrder.module.css'
import type { SellerOrderFilter } from './sellerOrderFilter.ts'

type Counts = Partial<Record<SellerOrderTab, number>>

function useTabCounts(): Counts {
  const { data } = useQuery(staffCalls.sellerOrder.counts.queryOptions())
  if (data === undefined) return {}
  return { NEW: data.newCount, READY: data.readyCount, LATE: data.lateCount }
}

type SellerOrderToolsProps = {
  readonly filter: SellerOrderFilter
  readonly today: Day
  readonly onChange: (part: Partial<SellerOrderFilter>) => void
}

/** Tabs, period and search of a seller's orders; each change begins at the first page. */
export function SellerOrderTools({ filter, today, onChange }: SellerOrderToolsProps) {
  const counts = useTabCounts()
  const tabs = SELLER_ORDER_TABS.map((key) => ({
    key,
    label: SELLER_ORDER_TAB_LABELS[key],
    count: counts[key],
  }))
  return (
    <div className={styles.tools}>
      <Tabs
        label="주문 상태"
        tabs={tabs}
        current={filter.tab}
        onSelect={(tab) => onChange({ tab, page: 0 })}
      />
      <div className={styles.filters}>
        <PeriodFilter
          period={filter.period}
          today={today}
          onSelect={(period) => onChange({ period, page: 0 })}
        />
        <StaffSearch
          key={filter.keyword}
          label="주문번호, 송장번호, 상품명"
          keyword={filter.keyword}
          onSearch={(keyword) => onChange({ keyword, page: 0 })}
        />
      </div>
    </div>
  )
}
