import type { CheckoutForm } from '@jangteo/core/checkout/checkout.rules'
import type { PlaceOrderInput } from './place-order.ts'

/** What the buyer filled in, as the rules know it. */
export function toCheckoutForm(input: PlaceOrderInput): CheckoutForm {
  return {
    orderer: input.orderer,
    destination: input.receiver,
    deliveryRequest: { preset: input.deliveryRequestEnum, typed: input.deliveryRequestText },
    guestPassword: input.guestPassword,
    paymentMethod: input.paymentMethodEnum,
    agreedTerms: input.agreedTermsList,
    hasCustomMadeConsent: input.customMadeConsentYn === 'Y',
  }
}
