import { ADDITIONAL_PAYMENT_TABLE } from '@jangteo/core/claim/additionalPayment.table.gen'
import { PAYMENT_TABLE } from '@jangteo/core/payment/payment.table.gen'
import { additionalPaymentDueMs } from '@jangteo/core/calendar/deadline.rules'
import type { Won } from '@jangteo/core/money/money.rules'
import { insertAdditionalPayment } from '@jangteo/postgres/claim/additional-payment.store'
import type { Db } from '@jangteo/postgres/database/db'
import { findPaymentOfOrder, insertPayment } from '@jangteo/postgres/payment/payment.store'
import * as Effect from 'effect/Effect'
import { notify } from '../../notification/notify.ts'
import { scheduleAdditionalPaymentDue } from './additional-payment-jobs.ts'

/** Additional payment to open: its claim, its order and the amount in won. */
type Input = {
  readonly claimId: number
  readonly orderId: number
  readonly amount: Won
  readonly atMs: number
}

type Payable = {
  readonly additionalPaymentId: number
  readonly orderId: number
  readonly amount: Won
  readonly expiresAtMs: number
}

/**
 * Writes the payment of an additional payment, beside the order's own: first with the same payment method, which the
 * buyer may change; an order that cost nothing has no method to take over.
 */
export const openPaymentOfAdditional = Effect.fnUntraced(function* (
  payable: Payable,
): Effect.fn.Return<{ id: number }, never, Db> {
  const { method } = yield* findPaymentOfOrder(payable.orderId)
  return yield* insertPayment({
    order_id: payable.orderId,
    additional_payment_id: payable.additionalPaymentId,
    method: method === 'FREE' ? 'CARD' : method,
    amount: payable.amount,
    status: PAYMENT_TABLE.initial,
    expires_at: new Date(payable.expiresAtMs),
  })
})

/**
 * Opens an additional payment for a claim: the row, its payment, the job of its last day, and the buyer's notification. Safe only inside a
 * transaction that has locked the order; a claim has one at a time. Source: domain-rules §1.9, decision 036.
 */
export const openAdditionalPayment = Effect.fnUntraced(function* (
  asked: Input,
): Effect.fn.Return<number, never, Db> {
  const { claimId, orderId, amount, atMs } = asked
  const dueAtMs = additionalPaymentDueMs(atMs)
  const { id: additionalPaymentId } = yield* insertAdditionalPayment({
    claim_id: claimId,
    amount,
    state: ADDITIONAL_PAYMENT_TABLE.initial,
    asked_at: new Date(atMs),
    due_at: new Date(dueAtMs),
  })
  yield* openPaymentOfAdditional({ additionalPaymentId, orderId, amount, expiresAtMs: dueAtMs })
  yield* scheduleAdditionalPaymentDue(additionalPaymentId, dueAtMs + 1)
  const content = { kind: 'ADD_PAY_WAIT', amount, dueAtMs } as const
  yield* notify({ to: { buyerOfClaim: claimId }, content, key: additionalPaymentId, atMs })
  return additionalPaymentId
})
