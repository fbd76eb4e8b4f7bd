import type { CheckoutSubmission, PlacedOrder } from '@jangteo/core/checkout/checkout.chart'

/** Answer of the market to a submission. */
export const ORDER: PlacedOrder = {
  orderId: 'order-1',
  paymentId: 'payment-1',
  payableAmount: 62_900,
}

/** A mug with a coupon, submitted under a key. */
export function submission(orderKey = 'key-1'): CheckoutSubmission {
  return {
    orderKey,
    form: {
      orderer: { name: '김장터', mobile: '01012345678', email: 'buyer@example.com' },
      destination: null,
      deliveryRequest: { preset: null, typed: '' },
      buildingEntry: { entry: null, doorCode: '' },
      guestPassword: null,
      paymentMethod: 'CARD',
      cashReceipt: null,
      agreedTerms: [
        { term: 'ORDER_CONFIRM', version: 1 },
        { term: 'SELLER_PROVISION', version: 1 },
      ],
    },
    seenLines: [{ cartId: 1, salePrice: 12_900, quantity: 1 }],
    coupons: [{ couponIssueId: 'ten', cartId: 1 }],
    seenPayableAmount: 62_900,
  }
}
