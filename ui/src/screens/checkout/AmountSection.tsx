import { formatShippingFee, formatWon } from '@jangteo/core/money/money.rules'
import { AmountRows } from '../../parts/AmountRows.tsx'
import { PageSection } from '../../parts/PageSection.tsx'
import type { CheckoutEntry } from './useCheckoutForm.ts'

/** What the order costs at its destination, and how that comes about. */
export function AmountSection({ entry }: { readonly entry: CheckoutEntry }) {
  const { listAmount, discountAmount, shippingAmount, areaAmount, payableAmount } = entry.totals
  const discount = {
    label: '상품 할인',
    value: `-${formatWon(discountAmount)}`,
    tone: 'discount',
  } as const
  return (
    <PageSection title="결제금액">
      <AmountRows
        rows={[
          { label: '상품금액', value: formatWon(listAmount) },
          ...(discountAmount === 0 ? [] : [discount]),
          { label: '배송비', value: formatShippingFee(shippingAmount) },
          ...(areaAmount === 0
            ? []
            : [{ label: '제주·도서산간 추가 배송비', value: formatWon(areaAmount) }]),
        ]}
        total={{ label: '최종 결제금액', amount: payableAmount }}
      />
    </PageSection>
  )
}
