import { DELIVERY_MESSAGES } from '@jangteo/core/delivery/delivery.messages'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ORDER_MESSAGES } from '@jangteo/core/order/order.messages'
import { isRefusal } from '@jangteo/http/refusal/refusal'
import { PackageOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { NotInOrders } from '../order/list/NotInOrders.tsx'

/** Around a parcel's way: one that has not begun says so, and so does an address that names nothing of the buyer's. */
export function TrackingRefused({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary fallbackRender={RefusedFallback}>{children}</ErrorBoundary>
}

function RefusedFallback({ error }: FallbackProps) {
  if (isRefusal(error, 'DELIVERY_NOT_STARTED')) return <NotStarted />
  if (!isRefusal(error, 'ORDER_ITEM_NOT_FOUND') && !isRefusal(error, 'BAD_INPUT')) throw error
  return <NotInOrders title={ORDER_MESSAGES.ORDER_ITEM_NOT_FOUND()} />
}

function NotStarted() {
  return (
    <EmptyState
      icon={PackageOpen}
      title={DELIVERY_MESSAGES.DELIVERY_NOT_STARTED()}
      text="상품이 발송되면 여기에서 확인할 수 있어요."
    >
      <ButtonLink to={routes.orderList()} variant="outline">
        주문내역
      </ButtonLink>
    </EmptyState>
  )
}
