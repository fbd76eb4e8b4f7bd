import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { useParams } from '../../../lib/router.ts'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { SessionBoundary } from '../../../parts/boundary/SessionBoundary.tsx'
import { OrderDetail } from './OrderDetail.tsx'
import { OrderDetailSkeleton } from './OrderDetailSkeleton.tsx'
import { OrderNotFound } from './OrderNotFound.tsx'

/** One order, for its member or for the guest who opened it with its password. */
export function OrderDetailScreen() {
  const ordersId = useParams()['ordersId'] ?? ''
  return (
    <>
      <title>주문 상세 - 장터</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="주문 상세" />
      <QueryBoundary key={ordersId} skeleton={<OrderDetailSkeleton />}>
        <SessionBoundary>
          <OrderNotFound>
            <OrderDetail ordersId={ordersId} />
          </OrderNotFound>
        </SessionBoundary>
      </QueryBoundary>
    </>
  )
}
