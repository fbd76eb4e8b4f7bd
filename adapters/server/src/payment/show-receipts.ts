import {
  listAdditionalPaymentsOfOrder,
  listPaymentsOfAdditional,
} from '@jangteo/postgres/claim/additional-payment.store'
import { findAgreedAttempt } from '@jangteo/postgres/payment/attempt.store'
import { findPaymentOfOrder } from '@jangteo/postgres/payment/payment.store'
import { listRefundsOfOrder } from '@jangteo/postgres/payment/refund.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { requireOwnOrder } from '../order/own-order.ts'
import { WireIds } from '../wire/wire-ids.ts'

/**
 * The receipts of an order of the caller: of its payment, of what its claims asked for, of what went back. Refusals:
 * ORDER_NOT_FOUND, RECEIPT_NOT_ISSUED.
 */
export const showReceipts = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const order = yield* requireOwnOrder(input.id)
  const payment = yield* findPaymentOfOrder(order.id)
  const attempt = yield* findAgreedAttempt(payment.id)
  const cardReceiptUrl = attempt?.receipt_url ?? null
  const cashReceiptUrl = attempt?.cash_receipt_url ?? null
  const additionalPaymentList = yield* listPaidAdditional(order.id)
  const refundList = yield* listReturned(order.id)
  const isEmpty = cardReceiptUrl === null && cashReceiptUrl === null && refundList.length === 0
  if (isEmpty && additionalPaymentList.length === 0) return yield* refused('RECEIPT_NOT_ISSUED')
  return { cardReceiptUrl, cashReceiptUrl, additionalPaymentList, refundList }
})

const listPaidAdditional = Effect.fnUntraced(function* (orderId: number) {
  const wireIds = yield* WireIds
  const asked = yield* listAdditionalPaymentsOfOrder(orderId)
  const ids = asked.map(({ id }) => id)
  const payments = ids.length === 0 ? [] : yield* listPaymentsOfAdditional(ids)
  return asked.flatMap(({ id, claim_id: claimId, claim_type: claimTypeEnum }) => {
    const payment = payments.find((own) => own.additional_payment_id === id)
    const paidAt = payment?.completed_at ?? null
    if (payment === undefined || paidAt === null) return []
    return {
      orderClaimIdEncrypt: wireIds.seal('claim', claimId),
      claimTypeEnum,
      paymentMethodEnum: payment.method,
      amount: payment.amount,
      paidAt: paidAt.toISOString(),
      cardReceiptUrl: payment.receipt_url,
      cashReceiptUrl: payment.cash_receipt_url,
    }
  })
})

const listReturned = Effect.fnUntraced(function* (orderId: number) {
  const wireIds = yield* WireIds
  const refunds = yield* listRefundsOfOrder(orderId)
  return refunds.map((refund) => ({
    amount: refund.amount,
    refundStatusEnum: refund.status,
    requestedAt: refund.requested_at.toISOString(),
    settledAt: refund.settled_at?.toISOString() ?? null,
    paymentMethodEnum: refund.method,
    orderClaimIdEncrypt: refund.claim_id === null ? null : wireIds.seal('claim', refund.claim_id),
    isAdditional: refund.additional_payment_id !== null,
  }))
})
