import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useState } from 'react'
import { Navigate } from '../../../lib/router.ts'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { MemberOnly } from '../../../parts/boundary/MemberOnly.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { ListPage } from './ListLookup.tsx'
import { ORDER_FILTER_URL, orderFilterUrl } from './orderFilter.ts'
import { OrderFilters } from './OrderFilters.tsx'
import { OrderListSkeleton, OrderResultsSkeleton } from './OrderListSkeleton.tsx'
import { OrderResults } from './OrderResults.tsx'
import { PeriodRefused } from './PeriodRefused.tsx'
import { useShownPeriod } from './useShownPeriod.ts'
import { useUrlFilter } from '../../../lib/useUrlFilter.ts'

function openGuestOrder(ordersId: string) {
  return <Navigate to={routes.orderDetail(ordersId)} replace />
}

/** The member's orders, newest first; a guest whose order is open sees that one instead. */
export function OrderListScreen() {
  return (
    <>
      <title>주문내역 - 장터</title>
      <PageHeader title="주문내역" width="page" />
      <MemberOnly subject="주문내역" skeleton={<OrderListSkeleton />} ofGuestOrder={openGuestOrder}>
        <OrderList />
      </MemberOnly>
    </>
  )
}

function OrderList() {
  const [today] = useState(() => kstDayOf(Date.now()))
  const { filter, change } = useUrlFilter(ORDER_FILTER_URL)
  const shown = useShownPeriod(filter, today)
  return (
    <ListPage>
      <OrderFilters
        filter={filter}
        today={today}
        period={shown.ok ? shown.value.period : null}
        onChange={change}
      />
      {shown.ok ? (
        <QueryBoundary key={orderFilterUrl(filter)} skeleton={<OrderResultsSkeleton />}>
          <OrderResults filter={filter} shown={shown.value} onChange={change} />
        </QueryBoundary>
      ) : (
        <PeriodRefused reason={shown.reason} />
      )}
    </ListPage>
  )
}
