import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { useState } from 'react'
import { MemberOnly } from '../../parts/boundary/MemberOnly.tsx'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { Tabs } from '../../parts/layout/Tabs.tsx'
import { ListPage } from '../order/list/ListLookup.tsx'
import styles from '../order/list/OrderList.module.css'
import { filterPeriod } from '../order/list/orderFilter.ts'
import { OrderListSkeleton, OrderResultsSkeleton } from '../order/list/OrderListSkeleton.tsx'
import { PeriodFilter } from '../order/list/PeriodFilter.tsx'
import { PeriodRefused } from '../order/list/PeriodRefused.tsx'
import { useUrlFilter } from '../../lib/useUrlFilter.ts'
import { MyQuestions } from './MyQuestions.tsx'
import { MY_QUESTION_TABS, MY_QUESTION_URL } from './questionFilter.ts'

/** The member's questions about products, newest first. */
export function ProductInquiryScreen() {
  return (
    <>
      <title>상품 문의 - 장터</title>
      <PageHeader title="상품 문의" width="page" />
      <MemberOnly subject="내 상품 문의" skeleton={<OrderListSkeleton />}>
        <ProductInquiry />
      </MemberOnly>
    </>
  )
}

function ProductInquiry() {
  const [today] = useState(() => kstDayOf(Date.now()))
  const { filter, change } = useUrlFilter(MY_QUESTION_URL)
  const period = filterPeriod({ period: filter.period, goodsName: '' }, today)
  return (
    <ListPage>
      <div className={styles.tabs}>
        <Tabs
          label="답변 상태"
          tabs={MY_QUESTION_TABS}
          current={filter.status}
          onSelect={(status) => change({ status })}
        />
      </div>
      <div className={styles.filters}>
        <PeriodFilter
          period={filter.period}
          today={today}
          onSelect={(chosen) => change({ period: chosen })}
        />
      </div>
      {period.ok ? (
        <QueryBoundary key={MY_QUESTION_URL.write(filter)} skeleton={<OrderResultsSkeleton />}>
          <MyQuestions filter={filter} period={period.value} onChange={change} />
        </QueryBoundary>
      ) : (
        <PeriodRefused reason={period.reason} />
      )}
    </ListPage>
  )
}
