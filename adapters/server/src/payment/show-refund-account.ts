import { needsRefundAccount } from '@jangteo/core/payment/refundAccount.rules'
import { findPaymentOfOrder } from '@jangteo/postgres/payment/payment.store'
import { findRefundAccount, listRefunds } from '@jangteo/postgres/payment/refund.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { findOwnOrder } from '../order/order-access.ts'
import { openId } from '../wire/open-id.ts'

/** Whether the order's money can only go back to an account, and the one that was told, masked. Refusal: ORDER_NOT_FOUND. */
export const showRefundAccount = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const orderId = yield* openId('order', input.id, refused('ORDER_NOT_FOUND'))
  const order = yield* findOwnOrder(orderId)
  if (order === null) return yield* refused('ORDER_NOT_FOUND')
  const payment = yield* findPaymentOfOrder(orderId)
  const refunds = yield* listRefunds(payment.id)
  const row = yield* findRefundAccount(orderId)
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
