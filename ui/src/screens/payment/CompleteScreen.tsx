import { readQuery } from '@jangteo/core/navigation/query.rules'
import { CreditCard } from 'lucide-react'
import { NotFoundScreen } from '../../app/NotFoundScreen.tsx'
import { QueryBoundary } from '../../app/QueryBoundary.tsx'
import { useLocation } from '../../app/router.ts'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { CompletedOrder } from './CompletedOrder.tsx'

/** The order is placed and paid: its number, where it goes, and what comes next. */
export function CompleteScreen() {
  const { ordersIdEncrypt } = readQuery(useLocation().search)
  return (
    <>
      <title>주문 완료 - 장터</title>
      <PageHeader title="주문 완료" />
      {typeof ordersIdEncrypt === 'string' ? (
        <QueryBoundary skeleton={<EmptyState icon={CreditCard} title="주문을 불러오고 있어요" />}>
          <CompletedOrder ordersId={ordersIdEncrypt} />
        </QueryBoundary>
      ) : (
        <NotFoundScreen />
      )}
    </>
  )
}
