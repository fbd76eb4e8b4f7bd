import { payableMethods } from '@jangteo/core/checkout/checkout.rules'
import { PAYMENT_METHOD_LABELS } from '@jangteo/core/payment/payment.codes'
import { PageSection } from '../../parts/PageSection.tsx'
import { RadioGroup } from '../../parts/RadioGroup.tsx'
import { chosenMethod } from './checkoutForm.ts'
import type { CheckoutEntry } from './useCheckoutForm.ts'

/** The ways to pay that are open now. */
export function PaymentSection({ entry }: { readonly entry: CheckoutEntry }) {
  const { facts, choices, choose } = entry
  const methods = payableMethods(facts.openMethods, facts.payableAmount)
  return (
    <PageSection title="결제수단" problem={entry.problemOf('payment')}>
      <RadioGroup
        legend="결제수단"
        hidesLegend
        look="tiles"
        value={chosenMethod(choices, facts)}
        choices={methods.map((value) => ({ value, label: PAYMENT_METHOD_LABELS[value] }))}
        onChange={(paymentMethod) => choose({ paymentMethod })}
      />
    </PageSection>
  )
}
