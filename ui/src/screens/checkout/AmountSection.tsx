import { priceRows } from '@jangteo/core/order/orderTotals.view'
import { AmountRows } from '../../parts/text/AmountRows.tsx'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import type { CheckoutEntry } from './useCheckoutForm.ts'

/** Cost of the order at its destination, and how that comes about. */
export function AmountSection({ entry: { totals } }: { readonly entry: CheckoutEntry }) {
  return (
    <PageSection title="결제금액">
      <AmountRows
        rows={priceRows(totals)}
        total={{ label: '최종 결제금액', amount: totals.payableAmount }}
      />
    </PageSection>
  )
}
