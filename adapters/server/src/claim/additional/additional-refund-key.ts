/** Returns the key of the one refund of an additional payment. */
export function additionalRefundKey(additionalPaymentId: number): string {
  return `additional:${additionalPaymentId}`
}
