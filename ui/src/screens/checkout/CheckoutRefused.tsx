import { buyReasonText } from '@jangteo/core/cart/cart.messages'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { isRefusal } from '@jangteo/http/refusal/refusal'
import { ShoppingBag } from 'lucide-react'
import type { FallbackProps } from 'react-error-boundary'
import { ButtonLink } from '../../parts/Button.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { toViolations } from '../cart/cartData.ts'

function textOf(error: unknown): string | null {
  if (isRefusal(error, 'CART_LINE_NOT_FOUND')) return error.message
  if (!isRefusal(error, 'CART_NOT_BUYABLE')) return null
  const texts = toViolations(error.data.violations).map(buyReasonText)
  return [...new Set(texts)].join(' ')
}

/** Lines that can't be ordered: gone from the cart, or not to be bought now. Everything else is told elsewhere. */
export function CheckoutRefused({ error }: FallbackProps) {
  const text = textOf(error)
  if (text === null) throw error
  return (
    <EmptyState icon={ShoppingBag} title="주문할 수 없는 상품이 있어요" text={text}>
      <ButtonLink to={routes.cart()}>장바구니로 가기</ButtonLink>
    </EmptyState>
  )
}
