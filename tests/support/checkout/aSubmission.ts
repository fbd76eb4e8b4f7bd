import type { CheckoutSubmission } from '@jangteo/core/checkout/checkout.chart'

/** An order as a buyer submits it. */
export function aSubmission(orderKey = 'key-1'): CheckoutSubmission {
  return {
    orderKey,
    form: {
      orderer: { name: '김장터', mobile: '01012345678', email: 'buyer@example.com' },
      destination: null,
      deliveryRequest: { preset: null, typed: '' },
      guestPassword: null,
      paymentMethod: 'CARD',
      agreedTerms: ['ORDER_CONFIRM', 'SELLER_PROVISION'],
      hasCustomMadeConsent: false,
    },
    seenLines: [{ cartId: 1, salePrice: 12_900, quantity: 1 }],
    seenPayableAmount: 62_900,
  }
}
