import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ORDER_MESSAGES } from '@jangteo/core/order/order.messages'
import { isRefusal } from '@jangteo/http/refusal/refusal'
import { PackageX } from 'lucide-react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { ButtonLink } from '../../parts/Button.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'

/** Around an order: an address that names none of the buyer's orders says so, whether it is malformed or another's. */
export function OrderGone({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary fallbackRender={GoneFallback}>{children}</ErrorBoundary>
}

function GoneFallback({ error }: FallbackProps) {
  if (!isRefusal(error, 'ORDER_NOT_FOUND') && !isRefusal(error, 'BAD_INPUT')) throw error
  return (
    <EmptyState
      icon={PackageX}
      title={ORDER_MESSAGES.ORDER_NOT_FOUND()}
      text="주소를 다시 확인하거나 주문내역에서 찾아 주세요."
    >
      <ButtonLink to={routes.orderList()}>주문내역</ButtonLink>
      <ButtonLink to={routes.guestOrder()} variant="outline">
        비회원 주문조회
      </ButtonLink>
    </EmptyState>
  )
}
