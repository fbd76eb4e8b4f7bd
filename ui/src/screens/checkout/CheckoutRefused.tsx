import { blockedLines } from '@jangteo/core/cart/buyViolation.view'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { isRefusal } from '@jangteo/http/refusal/refusal'
import { ShoppingBag } from 'lucide-react'
import type { FallbackProps } from 'react-error-boundary'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { BlockedLines } from '../cart/BlockedLines.tsx'
import { toViolations } from '../cart/cartData.ts'

const TITLE = '주문할 수 없는 상품이 있어요'

/** Lines that can't be ordered: removed from the cart, or not to be bought now. Everything else is reported elsewhere. */
export function CheckoutRefused({ error }: FallbackProps) {
  const toCart = <ButtonLink to={routes.cart()}>장바구니로 가기</ButtonLink>
  if (isRefusal(error, 'CART_LINE_NOT_FOUND')) {
    return (
      <EmptyState icon={ShoppingBag} title={TITLE} text={error.message}>
        {toCart}
      </EmptyState>
    )
  }
  if (!isRefusal(error, 'CART_NOT_BUYABLE')) throw error
  return (
    <EmptyState icon={ShoppingBag} title={TITLE}>
      <BlockedLines lines={blockedLines(toViolations(error.data.violations))} />
      {toCart}
    </EmptyState>
  )
}
