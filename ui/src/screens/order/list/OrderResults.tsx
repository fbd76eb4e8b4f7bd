import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ORDER_MESSAGES, widenedPeriodText } from '@jangteo/core/order/order.messages'
import { PackageOpen } from 'lucide-react'
import { Button, ButtonLink } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { ListResults } from './ListLookup.tsx'
import { OrderCard } from './OrderCard.tsx'
import { EVERYTHING, orderFilterUrl } from './orderFilter.ts'
import type { OrderFilter } from './orderFilter.ts'
import { OrderResultsSkeleton } from './OrderListSkeleton.tsx'
import { useOrders } from './useOrders.ts'
import type { ShownPeriod } from './useShownPeriod.ts'

type OrderResultsProps = {
  readonly filter: OrderFilter
  readonly shown: ShownPeriod
  readonly onChange: (filter: OrderFilter) => void
}

/** The orders that the filter lets through, page by page. */
export function OrderResults({ filter, shown, onChange }: OrderResultsProps) {
  const { orders, count, more } = useOrders(filter, shown.period)
  if (count === 0 && !shown.isSettled) return <OrderResultsSkeleton />
  if (count === 0) return <NoOrders filter={filter} onChange={onChange} />
  return (
    <ListResults
      countText={`주문 ${formatNumber(count)}건`}
      noteText={shown.widenedTo === null ? null : widenedPeriodText(shown.widenedTo)}
      more={more}
    >
      {orders.map((order) => (
        <OrderCard key={order.ordersIdEncrypt} order={order} />
      ))}
    </ListResults>
  )
}

function NoOrders({ filter, onChange }: Omit<OrderResultsProps, 'shown'>) {
  const isFiltered = orderFilterUrl({ ...filter, period: EVERYTHING.period }) !== routes.orderList()
  return (
    <EmptyState
      icon={PackageOpen}
      title={ORDER_MESSAGES.ORDER_EMPTY()}
      text={
        isFiltered ? '조건을 바꿔서 다시 찾아보세요.' : '기간을 늘리면 지난 주문을 볼 수 있어요.'
      }
    >
      {isFiltered ? (
        <Button variant="outline" onClick={() => onChange(EVERYTHING)}>
          조건 초기화
        </Button>
      ) : (
        <ButtonLink to={routes.home()}>쇼핑하러 가기</ButtonLink>
      )}
    </EmptyState>
  )
}
