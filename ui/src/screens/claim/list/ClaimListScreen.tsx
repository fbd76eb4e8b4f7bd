import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { useState } from 'react'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { MemberOnly } from '../../../parts/boundary/MemberOnly.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { ListLookup, ListPage } from '../../order/list/ListLookup.tsx'
import { filterPeriod } from '../../order/list/orderFilter.ts'
import { OrderListSkeleton, OrderResultsSkeleton } from '../../order/list/OrderListSkeleton.tsx'
import { PeriodRefused } from '../../order/list/PeriodRefused.tsx'
import { useUrlFilter } from '../../../lib/useUrlFilter.ts'
import { CLAIM_FILTER_URL, CLAIM_TABS, claimFilterUrl } from '../../order/list/claimFilter.ts'
import { ClaimResults } from './ClaimResults.tsx'

const TITLE = '취소·교환·반품 내역'

/** The member's cancels, exchanges and returns, newest first. */
export function ClaimListScreen() {
  return (
    <>
      <title>{`${TITLE} - 장터`}</title>
      <PageHeader title={TITLE} width="page" />
      <MemberOnly subject="취소·교환·반품 내역" skeleton={<OrderListSkeleton />}>
        <ClaimList />
      </MemberOnly>
    </>
  )
}

function ClaimList() {
  const [today] = useState(() => kstDayOf(Date.now()))
  const { filter, change } = useUrlFilter(CLAIM_FILTER_URL)
  const period = filterPeriod(filter, today)
  return (
    <ListPage>
      <ListLookup
        label="신청 종류"
        tabs={CLAIM_TABS}
        current={filter.status}
        onSelect={(status) => change({ status })}
        searchLabel="신청한 상품 검색"
        lookup={filter}
        today={today}
        onLookup={change}
      />
      {period.ok ? (
        <QueryBoundary key={claimFilterUrl(filter)} skeleton={<OrderResultsSkeleton />}>
          <ClaimResults filter={filter} period={period.value} onChange={change} />
        </QueryBoundary>
      ) : (
        <PeriodRefused reason={period.reason} />
      )}
    </ListPage>
  )
}
