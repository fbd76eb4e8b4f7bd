import { PaymentGateway } from '@jangteo/payment/gateway.port'
import { transaction } from '@jangteo/postgres/database/db'
import {
  findLatestAttempt,
  insertAttempt,
  updateAttempt,
} from '@jangteo/postgres/payment/payment.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Settings } from '../app/settings.ts'
import { refused } from '../call/refused.ts'
import { isBuyerOf } from '../order/order-access.ts'
import { openId } from '../wire/open-id.ts'
import { advancePayment } from './advance-payment.ts'
import { lockOrderAndPayment } from './lock-payment.ts'

/**
 * Starts an attempt: the row first, then the gateway's window, so that whatever the buyer pays is known here.
 * The payment's lock leaves one attempt alive when two tabs ask at once: the later one.
 * Refusals: PAYMENT_NOT_FOUND, PAYMENT_NOT_WAITING, PAYMENT_EXPIRED, PAYMENT_UNCONFIRMED.
 */
export const requestPayment = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const paymentId = yield* openId('payment', input.id, refused('PAYMENT_NOT_FOUND'))
  const started = yield* transaction(startAttempt(paymentId))
  const gateway = yield* PaymentGateway
  const { publicUrl } = yield* Settings
  const { payment, orderName, gatewayOrderId } = started
  const returnUrl = new URL('/order/processing', publicUrl)
  returnUrl.searchParams.set('paymentGatewayIdEncrypt', input.id)
  const { windowUrl } = yield* gateway.request({
    gatewayOrderId,
    amount: payment.amount,
    orderName,
    method: payment.method,
    returnUrl: returnUrl.href,
    expiresAtMs: payment.expires_at.getTime(),
  })
  const expiresAt = payment.expires_at.toISOString()
  return { windowUrl, gatewayOrderId, amount: payment.amount, expiresAt }
})

const startAttempt = Effect.fnUntraced(function* (paymentId: number) {
  const locked = yield* lockOrderAndPayment(paymentId)
  if (locked === null || !(yield* isBuyerOf(locked.order))) {
    return yield* refused('PAYMENT_NOT_FOUND')
  }
  const { order, payment } = locked
  const atMs = yield* Clock.currentTimeMillis
  if (atMs >= payment.expires_at.getTime()) return yield* refused('PAYMENT_EXPIRED')
  const decision = yield* advancePayment(payment, { event: 'buyer.request', facts: {}, atMs })
  if (!decision.ok) return yield* refused(toRequestRefusal(decision.reason))
  const former = yield* findLatestAttempt(paymentId)
  if (former?.status === 'REQUESTED') {
    yield* updateAttempt(former.id, { status: 'FAILED', failure_code: 'SUPERSEDED' })
  }
  const gateway = yield* PaymentGateway
  const gatewayOrderId = `jt_${crypto.randomUUID().replaceAll('-', '')}`
  yield* insertAttempt({
    payment_id: paymentId,
    gateway_order_id: gatewayOrderId,
    gateway: gateway.name,
    status: 'REQUESTED',
    requested_at: new Date(atMs),
  })
  return { payment, orderName: order.order_name, gatewayOrderId }
})

function toRequestRefusal(reason: string) {
  if (reason === 'PAYMENT_EXPIRED' || reason === 'PAYMENT_UNCONFIRMED') return reason
  return 'PAYMENT_NOT_WAITING'
}
