import type { placeOrderInput } from '@jangteo/contract/checkout/checkout.schemas'
import type { CheckoutForm } from '@jangteo/core/checkout/checkout.rules'
import type { z } from 'zod'

export type PlaceOrderInput = z.output<typeof placeOrderInput>

/** What the buyer filled in, as the rules know it. */
export function toCheckoutForm(input: PlaceOrderInput): CheckoutForm {
  return {
    orderer: input.orderer,
    destination: input.receiver,
    deliveryRequest: { preset: input.deliveryRequestEnum, typed: input.deliveryRequestText },
    guestPassword: input.guestPassword,
    paymentMethod: input.paymentMethodEnum,
    cashReceipt: toCashReceiptForm(input),
    agreedTerms: input.agreedTermsList,
    hasCustomMadeConsent: input.customMadeConsentYn === 'Y',
  }
}

function toCashReceiptForm({ cashReceipt }: PlaceOrderInput): CheckoutForm['cashReceipt'] {
  if (cashReceipt === null) return null
  const { purposeEnum: purpose, numberKindEnum: kind, number } = cashReceipt
  return { purpose, kind, number }
}
