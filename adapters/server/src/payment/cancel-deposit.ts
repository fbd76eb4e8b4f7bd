import { PAYMENT_STATE_TO_STATUS } from '@jangteo/core/payment/payment.codes'
import { transaction } from '@jangteo/postgres/database/db'
import { findPaymentOfOrder, lockOrderAndPayment } from '@jangteo/postgres/payment/payment.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { requireOwnOrder } from '../order/own-order.ts'
import { advancePayment } from './advance-payment.ts'

/**
 * Cancels a whole order before its deposit: the items end, the stock returns, the account is closed at the gateway.
 * One that is cancelled already answers the same. The order's lock decides between this and a deposit that comes at
 * the same moment; should this win, the deposit is sent back. Refusals: ORDER_NOT_FOUND, PAYMENT_NOT_WAITING,
 * PAYMENT_UNCONFIRMED. Source: spec §4, domain-rules A12.
 */
export const cancelDeposit = Effect.fnUntraced(function* (input: {
  readonly ordersIdEncrypt: string
}) {
  const order = yield* requireOwnOrder(input.ordersIdEncrypt)
  const seen = yield* findPaymentOfOrder(order.id)
  const locked = yield* lockOrderAndPayment(seen.id)
  if (locked === null) return yield* refused('ORDER_NOT_FOUND')
  const { payment } = locked
  if (payment.status !== 'DEPOSIT_CANCEL') {
    const atMs = yield* Clock.currentTimeMillis
    const event = 'buyer.cancelDeposit'
    const decision = yield* advancePayment(payment, { event, facts: {}, atMs })
    if (!decision.ok) {
      const isBusy = decision.reason === 'PAYMENT_UNCONFIRMED'
      return yield* refused(isBusy ? 'PAYMENT_UNCONFIRMED' : 'PAYMENT_NOT_WAITING')
    }
  }
  return {
    ordersIdEncrypt: input.ordersIdEncrypt,
    claimTypeEnum: 'DEPOSIT_CANCEL' as const,
    claimStatusEnum: 'CB' as const,
    paymentStatusEnum: PAYMENT_STATE_TO_STATUS.DEPOSIT_CANCEL,
  }
}, transaction)
