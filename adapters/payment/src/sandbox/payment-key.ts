import { randomUUID } from 'node:crypto'
import { GATEWAY_ORDER_ID } from './payment-record.ts'

const PREFIX = 'sandbox'

/** A new key of an attempt. It carries the id, so that a key alone finds the payment. */
export function newPaymentKey(gatewayOrderId: string): string {
  return `${PREFIX}.${gatewayOrderId}.${randomUUID()}`
}

/** The id inside a payment key; `null` when it is no key of this gateway. */
export function gatewayOrderIdOf(paymentKey: string): string | null {
  const [prefix, gatewayOrderId = '', secret, ...rest] = paymentKey.split('.')
  if (prefix !== PREFIX || secret === undefined || rest.length > 0) return null
  return GATEWAY_ORDER_ID.test(gatewayOrderId) ? gatewayOrderId : null
}
