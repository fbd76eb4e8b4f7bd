import { payableMethods } from '@jangteo/core/checkout/checkout.rules'
import { PAYMENT_METHOD_LABELS } from '@jangteo/core/payment/payment.codes'
import { PageSection } from '../../parts/PageSection.tsx'
import { MethodTiles } from '../payment/MethodTiles.tsx'
import { chosenMethod } from './checkoutForm.ts'
import type { CheckoutEntry } from './useCheckoutForm.ts'

/** How the order is paid; an order that costs nothing asks for no choice. */
export function PaymentSection({ entry }: { readonly entry: CheckoutEntry }) {
  const { facts, choices, choose, page } = entry
  const open = payableMethods(facts.openMethods, facts.payableAmount)
  return (
    <PageSection title="결제수단" problem={entry.problemOf('payment')}>
      {open.includes('FREE') ? (
        <p>{PAYMENT_METHOD_LABELS.FREE}</p>
      ) : (
        <MethodTiles
          open={open}
          closed={page.unavailableMethodList}
          chosen={chosenMethod(choices, facts)}
          amount={facts.payableAmount}
          onChoose={(paymentMethod) => choose({ paymentMethod })}
        />
      )}
    </PageSection>
  )
}
