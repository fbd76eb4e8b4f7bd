import { CART_BADGE_COUNT_MAX } from '@jangteo/core/money/limits.rules'
import { formatBadge } from '@jangteo/core/money/money.rules'

/** Name of the cart with its count. */
export function cartLabel(cartCount: number): string {
  return cartCount === 0
    ? '장바구니'
    : `장바구니, 상품 ${formatBadge(cartCount, CART_BADGE_COUNT_MAX)}개`
}
