import { needsRefundAccount } from '@jangteo/core/payment/refundAccount.rules'
import { findPaymentOfOrder } from '@jangteo/postgres/payment/payment.store'
import { findRefundAccount, listRefunds } from '@jangteo/postgres/payment/refund.store'
import * as Effect from 'effect/Effect'
import { requireOwnOrder } from '../order/own-order.ts'

/** Whether the order's money can only go back to an account, and the one that was told, masked. Refusal: ORDER_NOT_FOUND. */
export const showRefundAccount = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const order = yield* requireOwnOrder(input.id)
  const payment = yield* findPaymentOfOrder(order.id)
  const refunds = yield* listRefunds(payment.id)
  const row = yield* findRefundAccount(order.id)
  return {
    required: needsRefundAccount({
      method: payment.method,
      state: payment.status,
      isReturnWaiting: refunds.some(({ status }) => status === 'REQUESTED'),
    }),
    account:
      row === undefined
        ? null
        : {
            bankCode: row.bank_code,
            maskedAccountNumber: row.masked_account_number,
            holderName: row.holder_name,
            checkedAt: row.checked_at.toISOString(),
          },
  }
})
