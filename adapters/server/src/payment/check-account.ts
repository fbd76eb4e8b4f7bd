import type { PinPurpose } from '@jangteo/core/member/pin/pin.codes'
import { needsPinForAccount } from '@jangteo/core/member/pin/pin.rules'
import type { BankCode } from '@jangteo/core/payment/bank.codes'
import { hideAccountNumber } from '@jangteo/core/payment/refundAccount.rules'
import { isAccountRefusal } from '@jangteo/payment/account-refusals'
import { AccountInquiry } from '@jangteo/payment/account-inquiry.port'
import { transaction } from '@jangteo/postgres/database/db'
import { findPayment, lockOrderAndPayment } from '@jangteo/postgres/payment/payment.store'
import {
  findRefundAccount,
  listRefunds,
  listRefundsOfOrder,
  type RefundRow,
  saveRefundAccount,
} from '@jangteo/postgres/payment/refund.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { refused } from '../call/refused.ts'
import { requirePinTicket, usePinTicket } from '../session/pin-ticket.ts'
import { findOwnOrder } from '../order/order-access.ts'
import { noteSecurity } from '../telemetry/security-event.ts'
import { openId } from '../wire/open-id.ts'
import { Seals } from '../wire/seals.ts'
import { advanceRefund } from './advance-refund.ts'
import { askForRefunds } from './open-refund.ts'

const PURPOSE: PinPurpose = 'REFUND_ACCOUNT'

type Account = {
  readonly bankCode: BankCode
  readonly accountNumber: string
  readonly holderName: string
}

type AccountInput = Account & {
  readonly id: string
  /** Ticket of the payment PIN. */
  readonly pinTicket?: string | undefined
}

/**
 * Asks the bank whose account it is. On a match the account is stored for the order, its number sealed, and money that
 * waited for it is sent on its way, also money that the gateway had refused because of the former account. Where nobody
 * can be asked it is stored as unchecked, and the gateway compares when it pays. One that takes the place of a saved one
 * needs the payment PIN where the buyer has one to have; a ticket is used up by a stored account only. Two at once are
 * stored one after the other, and the later one needs the ticket.
 * Refusals: PAYMENT_NOT_FOUND, PIN_TICKET_REQUIRED, PIN_TICKET_INVALID. Source: decision 022, decision 120.
 */
export const checkAccount = Effect.fnUntraced(function* (input: AccountInput) {
  const { id, pinTicket = null, ...account } = input
  const paymentId = yield* openId('payment', id, refused('PAYMENT_NOT_FOUND'))
  const payment = yield* findPayment(paymentId)
  const order = payment === undefined ? null : yield* findOwnOrder(payment.order_id)
  if (order === null) return yield* refused('PAYMENT_NOT_FOUND')
  if (yield* isPinNeeded(order.id)) yield* requirePinTicket({ pinTicket, purpose: PURPOSE })
  const inquiry = yield* AccountInquiry
  const result = yield* inquiry.check(account)
  if (result === 'match' || result === 'unchecked') {
    const isChecked = result === 'match'
    yield* transaction(keepAccount({ order, paymentId, pinTicket }, { ...account, isChecked }))
  }
  return { result }
})

type StoredAccount = Account & { readonly isChecked: boolean }

type Stored = {
  readonly order: { readonly id: number }
  readonly paymentId: number
  readonly pinTicket: string | null
}

/** True when another account needs the payment PIN of the caller. */
const isPinNeeded = Effect.fnUntraced(function* (orderId: number) {
  const caller = yield* Caller
  const isSaved = (yield* findRefundAccount(orderId)) !== undefined
  return needsPinForAccount({ hasPay: 'hasPay' in caller && caller.hasPay, isSaved })
})

const keepAccount = Effect.fnUntraced(function* (
  { order: { id: orderId }, paymentId: ownPaymentId, pinTicket }: Stored,
  account: StoredAccount,
) {
  const seals = yield* Seals
  yield* lockOrderAndPayment(ownPaymentId)
  if (yield* isPinNeeded(orderId)) yield* usePinTicket({ pinTicket, purpose: PURPOSE })
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
