import type { BankCode } from '@jangteo/core/payment/bank.codes'
import { hideAccountNumber } from '@jangteo/core/payment/refundAccount.rules'
import { AccountInquiry } from '@jangteo/payment/account-inquiry.port'
import { transaction } from '@jangteo/postgres/database/db'
import { findPayment } from '@jangteo/postgres/payment/payment.store'
import { listRefundsOfOrder, saveRefundAccount } from '@jangteo/postgres/payment/refund.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { findOwnOrder } from '../order/order-access.ts'
import { openId } from '../wire/open-id.ts'
import { Seals } from '../wire/seals.ts'
import { askForRefunds } from './open-refund.ts'

type Account = {
  readonly bankCode: BankCode
  readonly accountNumber: string
  readonly holderName: string
}

/**
 * Asks the bank whose account it is; on a match the account is kept for the order, its number sealed, and money that
 * waited for it is sent on its way. Two matches at once: the later one stays. Refusal: PAYMENT_NOT_FOUND.
 */
export const checkAccount = Effect.fnUntraced(function* (input: Account & { readonly id: string }) {
  const { id, ...account } = input
  const paymentId = yield* openId('payment', id, refused('PAYMENT_NOT_FOUND'))
  const payment = yield* findPayment(paymentId)
  const order = payment === undefined ? null : yield* findOwnOrder(payment.order_id)
  if (order === null) return yield* refused('PAYMENT_NOT_FOUND')
  const inquiry = yield* AccountInquiry
  const result = yield* inquiry.check(account)
  if (result === 'match') yield* transaction(keepAccount(order.id, account))
  return { result }
})

const keepAccount = Effect.fnUntraced(function* (orderId: number, account: Account) {
  const seals = yield* Seals
  const atMs = yield* Clock.currentTimeMillis
  yield* saveRefundAccount({
    order_id: orderId,
    bank_code: account.bankCode,
    sealed_account_number: seals.seal(account.accountNumber),
    masked_account_number: hideAccountNumber(account.accountNumber),
    holder_name: account.holderName,
    checked_at: new Date(atMs),
  })
  const refunds = yield* listRefundsOfOrder(orderId)
  const waiting = refunds.filter(({ status }) => status === 'REQUESTED')
  const paymentIds = new Set(waiting.map(({ payment_id: paymentId }) => paymentId))
  for (const paymentId of paymentIds) yield* askForRefunds(paymentId, atMs)
})
