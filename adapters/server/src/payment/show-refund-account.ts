import { needsRefundAccount } from '@jangteo/core/payment/refundAccount.rules'
import { listPaymentsOfOrder } from '@jangteo/postgres/payment/payment.store'
import { findRefundAccount, listRefundsOfOrder } from '@jangteo/postgres/payment/refund.store'
import type { Db } from '@jangteo/postgres/database/db'
import type { z } from 'zod'
import type { refundAccountAnswer } from '@jangteo/contract/payment/payment.schemas'
import * as Effect from 'effect/Effect'
import { requireOwnOrder } from '../order/own-order.ts'

/**
 * Checks whether money of the order can only go back to an account, and the stored one, masked. Refusal: ORDER_NOT_FOUND.
 */
export const showRefundAccount = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const order = yield* requireOwnOrder(input.id)
  return yield* describeRefundAccount(order.id)
})

/** Describes the refund account of an order that was found already. */
export const describeRefundAccount = Effect.fnUntraced(function* (
  orderId: number,
): Effect.fn.Return<z.input<typeof refundAccountAnswer>, never, Db> {
  const payments = yield* listPaymentsOfOrder(orderId)
  const refunds = yield* listRefundsOfOrder(orderId)
  const row = yield* findRefundAccount(orderId)
  return {
    required: payments.some(({ id, method, status: state }) => {
      const waiting = refunds.filter(
        (refund) => refund.payment_id === id && refund.status === 'REQUESTED',
      )
      const isReturnedByHand = waiting.some(({ way }) => way === 'ACCOUNT')
      const isReturnWaiting = waiting.length > 0
      return needsRefundAccount({ method, state, isReturnWaiting, isReturnedByHand })
    }),
    account:
      row === undefined
        ? null
        : {
            bankCode: row.bank_code,
            maskedAccountNumber: row.masked_account_number,
            holderName: row.holder_name,
            checkedAt: row.is_checked ? row.checked_at.toISOString() : null,
          },
  }
})
