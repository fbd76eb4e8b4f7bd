import { CART_MESSAGES } from '@jangteo/core/cart/cart.messages'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { readQuery, toList } from '@jangteo/core/navigation/query.rules'
import { ShoppingBag } from 'lucide-react'
import { ErrorBoundary } from 'react-error-boundary'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { useLocation } from '../../lib/router.ts'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { CheckoutPage } from './CheckoutPage.tsx'
import { CheckoutRefused } from './CheckoutRefused.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'

function cartIdsOf(search: string): number[] {
  return toList(readQuery(search)['cartIdList'])
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
}

/** The payment page of the lines that its address names. */
export function CheckoutScreen() {
  const cartIds = cartIdsOf(useLocation().search)
  return (
    <>
      <title>주문·결제 - 장터</title>
      <PageHeader title="주문·결제" />
      {cartIds.length === 0 ? (
        <EmptyState icon={ShoppingBag} title={CART_MESSAGES.CART_NONE_CHOSEN()}>
          <ButtonLink to={routes.cart()}>장바구니로 가기</ButtonLink>
        </EmptyState>
      ) : (
        <QueryBoundary skeleton={<CheckoutSkeleton />}>
          <ErrorBoundary FallbackComponent={CheckoutRefused}>
            <CheckoutPage cartIds={cartIds} />
          </ErrorBoundary>
        </QueryBoundary>
      )}
    </>
  )
}
