import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { useState } from 'react'
import { PeriodFilter } from '../../order/list/PeriodFilter.tsx'
import { PeriodRefused } from '../../order/list/PeriodRefused.tsx'
import { useUrlFilter } from '../../../lib/useUrlFilter.ts'
import styles from '../../seller/order/SellerOrder.module.css'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { StaffSearch } from '../../staff/StaffSearch.tsx'
import { OPERATOR_ORDER_URL, toListInput } from './operatorOrderFilter.ts'
import { OperatorOrderTable } from './OperatorOrderTable.tsx'

/** The orders of the market. */
export function OperatorOrderListScreen() {
  const [today] = useState(() => kstDayOf(Date.now()))
  const { filter, change } = useUrlFilter(OPERATOR_ORDER_URL)
  const input = toListInput(filter, today)
  return (
    <StaffPage title="주문" place="장터 운영">
      <div className={styles.tools}>
        <div className={styles.filters}>
          <PeriodFilter
            period={filter.period}
            today={today}
            onSelect={(period) => change({ period, page: 0 })}
          />
          <StaffSearch
            key={filter.keyword}
            label="주문번호, 송장번호, 주문자 휴대폰"
            keyword={filter.keyword}
            onSearch={(keyword) => change({ keyword, page: 0 })}
          />
        </div>
      </div>
      {input.ok ? (
        <OperatorOrderTable filter={filter} input={input.value} />
      ) : (
        <PeriodRefused reason={input.reason} />
      )}
    </StaffPage>
  )
}
