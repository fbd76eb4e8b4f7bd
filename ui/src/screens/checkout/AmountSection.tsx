import { priceRows, savedText } from '@jangteo/core/order/orderTotals.view'
import { AmountRows } from '../../parts/text/AmountRows.tsx'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import styles from './Checkout.module.css'
import type { CheckoutEntry } from './useCheckoutForm.ts'

/** Amounts of the order at its destination, and what was saved. */
export function AmountSection({ entry: { totals } }: { readonly entry: CheckoutEntry }) {
  const saved = savedText(totals)
  return (
    <PageSection title="결제금액">
      <AmountRows
        rows={priceRows(totals)}
        total={{ label: '최종 결제금액', amount: totals.payableAmount }}
      />
      {saved === null ? null : <p className={styles.saved}>{saved}</p>}
    </PageSection>
  )
}
