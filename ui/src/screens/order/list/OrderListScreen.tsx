import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { useState } from 'react'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { MemberOnly } from '../../../parts/boundary/MemberOnly.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { ListPage } from './ListLookup.tsx'
import { filterPeriod, ORDER_FILTER_URL, orderFilterUrl } from './orderFilter.ts'
import { OrderFilters } from './OrderFilters.tsx'
import { OrderListSkeleton, OrderResultsSkeleton } from './OrderListSkeleton.tsx'
import { OrderResults } from './OrderResults.tsx'
import { PeriodRefused } from './PeriodRefused.tsx'
import { useUrlFilter } from './useUrlFilter.ts'

/** The member's orders, newest first. */
export function OrderListScreen() {
  return (
    <>
      <title>주문내역 - 장터</title>
      <PageHeader title="주문내역" width="page" />
      <MemberOnly skeleton={<OrderListSkeleton />}>
        <OrderList />
      </MemberOnly>
    </>
  )
}

function OrderList() {
  const [today] = useState(() => kstDayOf(Date.now()))
  const { filter, change } = useUrlFilter(ORDER_FILTER_URL)
  const period = filterPeriod(filter, today)
  return (
    <ListPage>
      <OrderFilters filter={filter} today={today} onChange={change} />
      {period.ok ? (
        <QueryBoundary key={orderFilterUrl(filter)} skeleton={<OrderResultsSkeleton />}>
          <OrderResults filter={filter} period={period.value} onChange={change} />
        </QueryBoundary>
      ) : (
        <PeriodRefused reason={period.reason} />
      )}
    </ListPage>
  )
}
