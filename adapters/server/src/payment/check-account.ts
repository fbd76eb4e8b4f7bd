import type { BankCode } from '@jangteo/core/payment/bank.codes'
import { hideAccountNumber } from '@jangteo/core/payment/refundAccount.rules'
import { isAccountRefusal } from '@jangteo/payment/account-refusals'
import { AccountInquiry } from '@jangteo/payment/account-inquiry.port'
import { transaction } from '@jangteo/postgres/database/db'
import { findPayment } from '@jangteo/postgres/payment/payment.store'
import {
  listRefunds,
  listRefundsOfOrder,
  type RefundRow,
  saveRefundAccount,
} from '@jangteo/postgres/payment/refund.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { findOwnOrder } from '../order/order-access.ts'
import { noteSecurity } from '../telemetry/security-event.ts'
import { openId } from '../wire/open-id.ts'
import { Seals } from '../wire/seals.ts'
import { advanceRefund } from './advance-refund.ts'
import { lockOrderAndPayment } from './lock-payment.ts'
import { askForRefunds } from './open-refund.ts'

type Account = {
  readonly bankCode: BankCode
  readonly accountNumber: string
  readonly holderName: string
}

/**
 * Asks the bank whose account it is. On a match the account is stored for the order, its number sealed, and money that
 * waited for it is sent on its way, also money that the gateway had refused because of the former account. Where nobody
 * can be asked it is stored as unchecked, and the gateway compares when it pays. Two at once: the later one stays.
 * Refusal: PAYMENT_NOT_FOUND. Source: decision 022.
 */
export const checkAccount = Effect.fnUntraced(function* (input: Account & { readonly id: string }) {
  const { id, ...account } = input
  const paymentId = yield* openId('payment', id, refused('PAYMENT_NOT_FOUND'))
  const payment = yield* findPayment(paymentId)
  const order = payment === undefined ? null : yield* findOwnOrder(payment.order_id)
  if (order === null) return yield* refused('PAYMENT_NOT_FOUND')
  const inquiry = yield* AccountInquiry
  const result = yield* inquiry.check(account)
  if (result === 'match' || result === 'unchecked') {
    const isChecked = result === 'match'
    yield* transaction(keepAccount(order.id, { ...account, isChecked }))
  }
  return { result }
})

type StoredAccount = Account & { readonly isChecked: boolean }

const keepAccount = Effect.fnUntraced(function* (orderId: number, account: StoredAccount) {
  const seals = yield* Seals
  const atMs = yield* Clock.currentTimeMillis
  yield* saveRefundAccount({
    order_id: orderId,
    bank_code: account.bankCode,
    sealed_account_number: seals.seal(account.accountNumber),
    masked_account_number: hideAccountNumber(account.accountNumber),
    holder_name: account.holderName,
    checked_at: new Date(atMs),
    is_checked: account.isChecked,
  })
  yield* noteSecurity('refundAccount.changed')
  yield* askAgain(orderId, atMs)
  const refunds = yield* listRefundsOfOrder(orderId)
  const waiting = refunds.filter(({ status }) => status === 'REQUESTED')
  const paymentIds = new Set(waiting.map(({ payment_id: paymentId }) => paymentId))
  for (const paymentId of paymentIds) yield* askForRefunds(paymentId, atMs)
})

/** Has the gateway asked again for what it had refused because of the account that was known then. */
const askAgain = Effect.fnUntraced(function* (orderId: number, atMs: number) {
  const refunds = yield* listRefundsOfOrder(orderId)
  for (const { id, payment_id: paymentId } of refunds.filter(isRefusedForAccount)) {
    const locked = yield* lockOrderAndPayment(paymentId)
    const refund = (yield* listRefunds(paymentId)).find((each) => each.id === id)
    if (locked === null || refund === undefined || !isRefusedForAccount(refund)) continue
    yield* advanceRefund(refund, locked, { event: 'system.askAgain', failureCode: null, atMs })
  }
})

function isRefusedForAccount({ status, failure_code: code }: RefundRow): boolean {
  return status === 'REFUSED' && isAccountRefusal(code)
}
