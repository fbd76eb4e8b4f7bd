import { priceRows } from '@jangteo/core/order/orderTotals.view'
import { AmountRows } from '../../parts/text/AmountRows.tsx'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import styles from './Cart.module.css'
import type { CartData } from './cartData.ts'
import { priceOfCart } from './cartPricing.ts'

type CartTotalsProps = { readonly cart: CartData; readonly chosen: ReadonlySet<number> }

/** Total of the chosen lines, shipping included. */
export function CartTotals({ cart, chosen }: CartTotalsProps) {
  const totals = priceOfCart(cart, chosen)
  const shippingAmount = chosen.size === 0 ? null : totals.shippingAmount
  return (
    <PageSection title="결제 예정금액">
      <AmountRows
        rows={priceRows({ ...totals, shippingAmount })}
        total={{ label: '결제 예정금액', amount: totals.payableAmount }}
      />
      <p className={styles.remark}>제주·도서산간은 주문서에서 추가 배송비가 더해질 수 있어요.</p>
    </PageSection>
  )
}
