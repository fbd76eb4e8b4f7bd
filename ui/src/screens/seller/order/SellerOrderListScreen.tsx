import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { useState } from 'react'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { PeriodRefused } from '../../order/list/PeriodRefused.tsx'
import { useUrlFilter } from '../../../lib/useUrlFilter.ts'
import { OrderFiles } from './OrderFiles.tsx'
import { SELLER_ORDER_URL, toListInput } from './sellerOrderFilter.ts'
import { SellerOrderTable } from './SellerOrderTable.tsx'
import { SellerOrderTools } from './SellerOrderTools.tsx'

/** The orders of a store: its items by what is to be done with them. */
export function SellerOrderListScreen() {
  const [today] = useState(() => kstDayOf(Date.now()))
  const { filter, change } = useUrlFilter(SELLER_ORDER_URL)
  const input = toListInput(filter, today)
  return (
    <StaffPage
      title="주문"
      place="판매자센터"
      actions={input.ok ? <OrderFiles filter={input.value} /> : null}
    >
      <SellerOrderTools filter={filter} today={today} onChange={change} />
      {input.ok ? (
        <SellerOrderTable filter={filter} input={input.value} />
      ) : (
        <PeriodRefused reason={input.reason} />
      )}
    </StaffPage>
  )
}
