import { formatShippingFee, formatWon } from '@jangteo/core/money/money.rules'
import { AmountRows } from '../../parts/AmountRows.tsx'
import { PageSection } from '../../parts/PageSection.tsx'
import styles from './Cart.module.css'
import type { CartData } from './cartData.ts'
import { priceOfCart } from './cartPricing.ts'

type CartTotalsProps = { readonly cart: CartData; readonly chosen: ReadonlySet<number> }

/** What the chosen lines come to, shipping included. */
export function CartTotals({ cart, chosen }: CartTotalsProps) {
  const totals = priceOfCart(cart, chosen)
  const { shippingAmount, discountAmount } = totals
  const fee = chosen.size === 0 ? formatWon(0) : formatShippingFee(shippingAmount)
  return (
    <PageSection title="결제 예정금액">
      <AmountRows
        rows={[
          { label: '총 상품금액', value: formatWon(totals.listAmount) },
          {
            label: '총 할인',
            value: discountAmount === 0 ? formatWon(0) : `-${formatWon(discountAmount)}`,
            tone: discountAmount === 0 ? 'neutral' : 'discount',
          },
          { label: '총 배송비', value: fee },
        ]}
        total={{ label: '결제 예정금액', amount: totals.payableAmount }}
      />
      <p className={styles.remark}>제주·도서산간은 주문서에서 추가 배송비가 더해질 수 있어요.</p>
    </PageSection>
  )
}
