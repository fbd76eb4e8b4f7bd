/**
 * Case that nobody can bring about through the calls of the market so far, as `chart state event answer`.
 */
export const UNSENT_STEPS: Readonly<Record<string, readonly string[]>> = {
  'claims have no calls': [
    'orderItem SR seller.ship ORDER_ITEM_CLAIM_OPEN',
    'orderItem SR carrier.scanned ORDER_ITEM_CLAIM_OPEN',
    'orderItem SD seller.ship ORDER_ITEM_CLAIM_OPEN',
    'orderItem SI buyer.confirm ORDER_ITEM_CLAIM_OPEN',
    'orderItem SC buyer.confirm ORDER_ITEM_CLAIM_OPEN',
    'orderItem E buyer.confirm ORDER_ITEM_CLAIM_OPEN',
    'orderItem E system.autoConfirmDue ORDER_ITEM_NOT_DUE',
    'orderItem DC claim.cancelled C',
    'orderItem SR claim.cancelled C',
    'orderItem SD claim.cancelled C',
    'orderItem SI claim.exchanged E',
    'orderItem SI claim.returned R',
    'orderItem SC claim.exchanged E',
    'orderItem SC claim.returned R',
    'orderItem E buyer.confirm BF',
    'orderItem E system.autoConfirmDue BF',
    'orderItem E claim.exchanged E',
    'orderItem E claim.returned R',
    'orderItem BF claim.returned R',
  ],
  'a carrier reports parcels, and an item becomes one when it ships': [
    'orderItem SR carrier.scanned SI',
  ],
  'only claims end what they asked for, and orders of which nothing is left': [
    'payment PAYMENT_WAIT additionalPayment.closed EXPIRED',
    'payment REQUESTED additionalPayment.closed EXPIRED',
    'payment DEPOSIT_READY additionalPayment.closed DEPOSIT_CANCEL',
    'payment DEPOSIT_COMPLETE order.closedFree REFUND_COMPLETE',
    'payment DEPOSIT_COMPLETE order.closedFree PAYMENT_NOT_FREE',
  ],
  'the sandbox opens every window and takes no money for an attempt that is over': [
    'payment REQUESTED gateway.declined PAYMENT_WAIT',
    'payment APPROVING gateway.paidLate APPROVING',
    'payment DEPOSIT_READY gateway.paidLate DEPOSIT_READY',
    'payment DEPOSIT_COMPLETE gateway.paidLate DEPOSIT_COMPLETE',
    'payment REFUND_COMPLETE gateway.paidLate REFUND_COMPLETE',
    'payment REFUND_COMPLETE_MANUAL gateway.paidLate REFUND_COMPLETE_MANUAL',
    'payment EXPIRED gateway.paidLate EXPIRED',
    'payment REPLACED gateway.paidLate REPLACED',
  ],
  'the bank takes the amount of an account and no other': [
    'payment DEPOSIT_READY gateway.deposited PAYMENT_AMOUNT_DIFFERS',
  ],
  'no job comes before its time': [
    'payment PAYMENT_WAIT system.paymentDue PAYMENT_NOT_DUE',
    'payment REQUESTED system.paymentDue PAYMENT_NOT_DUE',
    'payment DEPOSIT_READY system.paymentDue PAYMENT_NOT_DUE',
  ],
  'only claims and people give back what was paid in time': [
    'payment DEPOSIT_COMPLETE system.refund DEPOSIT_COMPLETE',
    'payment DEPOSIT_COMPLETE system.refund PAYMENT_REFUND_TOO_LARGE',
    'payment DEPOSIT_COMPLETE gateway.refunded REFUND_COMPLETE',
    'payment DEPOSIT_COMPLETE gateway.refunded DEPOSIT_COMPLETE',
    'payment DEPOSIT_COMPLETE_MANUAL system.refund DEPOSIT_COMPLETE_MANUAL',
    'payment DEPOSIT_COMPLETE_MANUAL system.refund PAYMENT_REFUND_TOO_LARGE',
  ],
  'only claims have refunds that people record': [
    'payment DEPOSIT_COMPLETE system.refundRecorded REFUND_COMPLETE_MANUAL',
    'payment DEPOSIT_COMPLETE system.refundRecorded DEPOSIT_COMPLETE',
    'payment DEPOSIT_COMPLETE_MANUAL system.refundRecorded REFUND_COMPLETE_MANUAL',
    'payment DEPOSIT_COMPLETE_MANUAL system.refundRecorded DEPOSIT_COMPLETE_MANUAL',
  ],
}
