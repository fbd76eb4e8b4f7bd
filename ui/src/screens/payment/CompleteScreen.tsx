import { readQuery } from '@jangteo/core/navigation/query.rules'
import { NotFoundScreen } from '../../app/NotFoundScreen.tsx'
import { QueryBoundary } from '../../app/QueryBoundary.tsx'
import { useLocation } from '../../app/router.ts'
import { Column } from '../../parts/Column.tsx'
import { SessionBoundary } from '../../parts/SessionBoundary.tsx'
import { Skeleton, SkeletonPage } from '../../parts/Skeleton.tsx'
import { CompletedOrder } from './CompletedOrder.tsx'

/** The order is placed and paid: its number, where it goes, and what comes next. */
export function CompleteScreen() {
  const { ordersIdEncrypt } = readQuery(useLocation().search)
  if (typeof ordersIdEncrypt !== 'string') return <NotFoundScreen />
  return (
    <>
      <title>주문 완료 - 장터</title>
      <meta name="robots" content="noindex" />
      <QueryBoundary skeleton={<CompleteSkeleton />} headingLevel={1}>
        <SessionBoundary>
          <CompletedOrder ordersId={ordersIdEncrypt} />
        </SessionBoundary>
      </QueryBoundary>
    </>
  )
}

function CompleteSkeleton() {
  return (
    <SkeletonPage>
      <Column>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="control" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="half" />
      </Column>
    </SkeletonPage>
  )
}
