import { PAYMENT_STATE_TO_STATUS } from '@jangteo/core/payment/payment.codes'
import { AT_ONCE, together, transaction } from '@jangteo/postgres/database/db'
import { isMemberActive } from '@jangteo/postgres/member/membership.store'
import { listOrderForBuyer } from '@jangteo/postgres/order/order.store'
import { findPayment, lockOrderAndPayment } from '@jangteo/postgres/payment/payment.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../call/caller.ts'
import { refused } from '../call/refused.ts'
import { isBuyerOf } from '../order/order-access.ts'
import { openId } from '../wire/open-id.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { advancePayment } from './advance-payment.ts'

const REPORTED = ['PAYMENT_EXPIRED', 'PAYMENT_REPLACED'] as const

/**
 * Completes an order that costs nothing; no gateway is asked. Repeating it answers the same.
 * Refusals: PAYMENT_NOT_FOUND, PAYMENT_NOT_FREE, PAYMENT_NOT_WAITING, PAYMENT_EXPIRED, PAYMENT_REPLACED.
 */
export const approveFreePayment = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const wireIds = yield* WireIds
  const paymentId = yield* openId('payment', input.id, refused('PAYMENT_NOT_FOUND'))
  const reads = [lockOrderAndPayment(paymentId), isMemberActive(memberIdOf(yield* Caller))] as const
  const [locked, isActive] = yield* together(Effect.all(reads, AT_ONCE))
  if (locked === null || !(yield* isBuyerOf(locked.order))) {
    return yield* refused('PAYMENT_NOT_FOUND')
  }
  const { order, payment } = locked
  if (payment.amount > 0) return yield* refused('PAYMENT_NOT_FREE')
  if (payment.status !== 'DEPOSIT_COMPLETE') {
    if (!isActive) return yield* refused('PAYMENT_NOT_FOUND')
    const atMs = yield* Clock.currentTimeMillis
    const facts = { isFree: true }
    const decision = yield* advancePayment(payment, { event: 'buyer.payNothing', facts, atMs })
    if (!decision.ok) {
      return yield* refused(
        REPORTED.find((code) => code === decision.reason) ?? 'PAYMENT_NOT_WAITING',
      )
    }
    yield* listOrderForBuyer(order)
  }
  const after = yield* findPayment(paymentId)
  return {
    ordersIdEncrypt: wireIds.seal('order', order.id),
    orderClaimIdEncrypt: null,
    paymentStatusEnum: PAYMENT_STATE_TO_STATUS[after?.status ?? payment.status],
  }
}, transaction)
