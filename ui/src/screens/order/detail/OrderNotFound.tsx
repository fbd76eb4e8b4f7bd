import { ORDER_REFUSAL_MESSAGES } from '@jangteo/core/order/orderRefusal.messages'
import { isRefusal } from '@jangteo/http/refusal/refusal'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { NotInOrders } from '../list/NotInOrders.tsx'

/** Around an order: an address that names none of the buyer's orders says so, whether it is malformed or another's. */
export function OrderNotFound({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary fallbackRender={NotFoundFallback}>{children}</ErrorBoundary>
}

function NotFoundFallback({ error }: FallbackProps) {
  if (!isRefusal(error, 'ORDER_NOT_FOUND') && !isRefusal(error, 'BAD_INPUT')) throw error
  return <NotInOrders title={ORDER_REFUSAL_MESSAGES.ORDER_NOT_FOUND()} />
}
