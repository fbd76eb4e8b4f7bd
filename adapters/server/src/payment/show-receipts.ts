import { findAgreedAttempt, findPaymentOfOrder } from '@jangteo/postgres/payment/payment.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { findOwnOrder } from '../order/order-access.ts'
import { openId } from '../wire/open-id.ts'

/** The receipts that the gateway issued for an order of the caller. Refusals: ORDER_NOT_FOUND, RECEIPT_NOT_ISSUED. */
export const showReceipts = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const orderId = yield* openId('order', input.id, refused('ORDER_NOT_FOUND'))
  const order = yield* findOwnOrder(orderId)
  if (order === null) return yield* refused('ORDER_NOT_FOUND')
  const payment = yield* findPaymentOfOrder(orderId)
  const attempt = yield* findAgreedAttempt(payment.id)
  const cardSlipUrl = attempt?.receipt_url ?? null
  const cashReceiptUrl = attempt?.cash_receipt_url ?? null
  if (cardSlipUrl === null && cashReceiptUrl === null) return yield* refused('RECEIPT_NOT_ISSUED')
  return { cardSlipUrl, cashReceiptUrl }
})
