/** The key of the one refund that ends an additional payment. */
export function additionalRefundKey(additionalPaymentId: number): string {
  return `additional:${additionalPaymentId}`
}
