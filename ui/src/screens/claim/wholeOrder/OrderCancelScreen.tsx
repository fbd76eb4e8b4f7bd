import { CLAIM_MESSAGES } from '@jangteo/core/claim/claim.messages'
import { isRefusal } from '@jangteo/http/refusal/refusal'
import { ErrorBoundary } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { useParams } from '../../../lib/router.ts'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { SessionBoundary } from '../../../parts/boundary/SessionBoundary.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { OrderNotFound } from '../../order/detail/OrderNotFound.tsx'
import { NotInOrders } from '../../order/list/NotInOrders.tsx'
import { ClaimRequestSkeleton } from '../request/ClaimRequestSkeleton.tsx'
import { OrderCancel } from './OrderCancel.tsx'

/** Cancels a whole order on one page, as long as no seller has acknowledged any of it. */
export function OrderCancelScreen() {
  const ordersId = useParams()['ordersId'] ?? ''
  return (
    <>
      <title>주문 전체 취소 - 장터</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="주문 전체 취소" />
      <QueryBoundary skeleton={<ClaimRequestSkeleton />}>
        <SessionBoundary>
          <OrderNotFound>
            <ErrorBoundary fallbackRender={NotOpen}>
              <OrderCancel ordersId={ordersId} />
            </ErrorBoundary>
          </OrderNotFound>
        </SessionBoundary>
      </QueryBoundary>
    </>
  )
}

/** In the place of an order that is past being cancelled as a whole. */
function NotOpen({ error }: FallbackProps) {
  if (!isRefusal(error, 'NOT_CHANGE_STATUS')) throw error
  return <NotInOrders title={CLAIM_MESSAGES.NOT_CHANGE_STATUS()} />
}
