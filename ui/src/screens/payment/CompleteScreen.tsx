import { readQuery } from '@jangteo/core/navigation/query.rules'
import { NotFoundScreen } from '../../parts/boundary/NotFoundScreen.tsx'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { useLocation } from '../../lib/router.ts'
import { Column } from '../../parts/layout/Column.tsx'
import { SessionBoundary } from '../../parts/boundary/SessionBoundary.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { CompletedClaim } from './CompletedClaim.tsx'
import { CompletedOrder } from './CompletedOrder.tsx'

/** The order is placed and paid, or what a claim of it asked for is: what it was, and what comes next. */
export function CompleteScreen() {
  const { ordersIdEncrypt, orderClaimIdEncrypt } = readQuery(useLocation().search)
  if (typeof ordersIdEncrypt !== 'string') return <NotFoundScreen />
  return (
    <>
      <title>
        {typeof orderClaimIdEncrypt === 'string' ? '추가결제 완료 - 장터' : '주문 완료 - 장터'}
      </title>
      <meta name="robots" content="noindex" />
      <QueryBoundary skeleton={<CompleteSkeleton />} headingLevel={1}>
        <SessionBoundary>
          {typeof orderClaimIdEncrypt === 'string' ? (
            <CompletedClaim claimId={orderClaimIdEncrypt} />
          ) : (
            <CompletedOrder ordersId={ordersIdEncrypt} />
          )}
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
