import { findAgreedAttempt, findPaymentOfOrder } from '@jangteo/postgres/payment/payment.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { requireOwnOrder } from '../order/own-order.ts'

/** The receipts that the gateway issued for an order of the caller. Refusals: ORDER_NOT_FOUND, RECEIPT_NOT_ISSUED. */
export const showReceipts = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const order = yield* requireOwnOrder(input.id)
  const payment = yield* findPaymentOfOrder(order.id)
  const attempt = yield* findAgreedAttempt(payment.id)
  const cardSlipUrl = attempt?.receipt_url ?? null
  const cashReceiptUrl = attempt?.cash_receipt_url ?? null
  if (cardSlipUrl === null && cashReceiptUrl === null) return yield* refused('RECEIPT_NOT_ISSUED')
  return { cardSlipUrl, cashReceiptUrl }
})
