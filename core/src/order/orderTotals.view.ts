import { formatShippingFee, formatWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type { OrderTotals } from './orderTotals.rules.ts'

/** A row of a price; negative for a discount. */
type PriceRow = {
  readonly label: string
  readonly value: string
  readonly tone: 'neutral' | 'discount'
}

/** Amounts of the rows of a price, in won; `shippingAmount` is `null` while nothing is shipped. */
type PriceParts = Pick<
  OrderTotals,
  'listAmount' | 'discountAmount' | 'couponAmount' | 'areaAmount'
> & { readonly shippingAmount: Won | null }

function discountRow(label: string, amount: number): PriceRow[] {
  return amount === 0 ? [] : [{ label, value: `-${formatWon(amount)}`, tone: 'discount' }]
}

/**
 * Text for the sum of discounts and coupons; `null` when it is 0.
 * @example savedText({ discountAmount: 107000, couponAmount: 11600 }) // '총 118,600원 할인'
 */
export function savedText({
  discountAmount,
  couponAmount,
}: Pick<OrderTotals, 'discountAmount' | 'couponAmount'>): string | null {
  const amount = discountAmount + couponAmount
  return amount === 0 ? null : `총 ${formatWon(amount)} 할인`
}

/**
 * Views a price in rows, the same from the cart to the order: list prices, discounts and coupons, shipping and its area
 * extra. An amount of 0 has no row, except free shipping. Source: spec §9, domain-rules §7.2.
 */
export function priceRows(parts: PriceParts): PriceRow[] {
  const { listAmount, discountAmount, couponAmount, shippingAmount, areaAmount } = parts
  const area: PriceRow = {
    label: '제주·도서산간 추가 배송비',
    value: formatWon(areaAmount),
    tone: 'neutral',
  }
  return [
    { label: '상품금액', value: formatWon(listAmount), tone: 'neutral' },
    ...discountRow('즉시할인', discountAmount),
    ...discountRow('쿠폰 할인', couponAmount),
    {
      label: '배송비',
      value: shippingAmount === null ? formatWon(0) : formatShippingFee(shippingAmount),
      tone: 'neutral',
    },
    ...(areaAmount === 0 ? [] : [area]),
  ]
}
