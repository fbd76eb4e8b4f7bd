import { depositDueMs, unpaidDueMs } from '@jangteo/core/calendar/deadline.rules'
import type { DeclineCode } from '@jangteo/core/payment/decline.codes'
import { declineText } from '@jangteo/core/payment/decline.rules'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { PAYMENT_TABLE } from '@jangteo/core/payment/payment.table.gen'
import { needsPin, waitsForDeposit } from '@jangteo/core/payment/paymentMethod.rules'
import { PaymentGateways } from '@jangteo/payment/gateway.port'
import { transaction } from '@jangteo/postgres/database/db'
import { insertAttempt, updateAttempt } from '@jangteo/postgres/payment/attempt.store'
import { updatePayment } from '@jangteo/postgres/payment/payment.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Settings } from '../call/settings.ts'
import { refused, refusedSaying } from '../call/refused.ts'
import { usePinTicket } from '../session/pin-ticket.ts'
import { isBuyerOf } from '../order/order-access.ts'
import { openId } from '../wire/open-id.ts'
import { advancePayment } from './advance-payment.ts'
import {
  openCashReceipt,
  requireCashReceipt,
  sealCashReceipt,
  toReceiptForm,
  type WireReceipt,
} from './cash-receipt.ts'
import { loadAwaiting, requireDepositStock } from './deposit-stock.ts'
import { endUnopenedAttempt } from './end-unopened-attempt.ts'
import { lockWithAttempt } from './lock-payment.ts'
import { offerMethods } from './open-methods.ts'
import { findClaimTitle } from './paid-claim.ts'
import { toPaymentRefusal } from './payment-refusal.ts'

const NO_ANSWER: DeclineCode = 'PROVIDER_ERROR'

type RequestInput = {
  readonly id: string
  /** Another way to pay; without it the order's stays. */
  readonly paymentMethodEnum?: PaymentMethod | undefined
  /** The cash receipt that is asked for now; `null` leaves what was asked before. */
  readonly cashReceipt: WireReceipt | null
  /** Ticket of the payment PIN, which paying by money needs. */
  readonly pinTicket?: string | undefined
}

/**
 * Starts an attempt: the row first, then the gateway's window, so that whatever the buyer pays is known here. The
 * payment's lock leaves one attempt alive when two tabs ask at once: the later one. An attempt whose window the gateway
 * does not open, or says nothing about, ends at once: nobody can pay in it; an order that costs nothing has none.
 * Refusals: PAYMENT_NOT_FOUND, PAYMENT_NOT_WAITING, PAYMENT_EXPIRED, PAYMENT_REPLACED, PAYMENT_UNCONFIRMED,
 * PAYMENT_DECLINED, PAYMENT_METHOD_UNAVAILABLE, PAYMENT_DEPOSIT_STOCK_EXCEEDED, NOT_CHANGE_ADDITIONAL_PAYMENT,
 * CASH_RECEIPT_KIND_UNFIT, CASH_RECEIPT_NUMBER_INVALID, PIN_TICKET_REQUIRED, PIN_TICKET_INVALID.
 */
export const requestPayment = Effect.fnUntraced(function* (input: RequestInput) {
  const paymentId = yield* openId('payment', input.id, refused('PAYMENT_NOT_FOUND'))
  const started = yield* transaction(startAttempt(paymentId, input))
  const { open } = yield* PaymentGateways
  const { publicUrl } = yield* Settings
  const { payment, order, gatewayOrderId } = started
  const returnUrl = new URL('/order/processing', publicUrl)
  returnUrl.searchParams.set('paymentGatewayIdEncrypt', input.id)
  const window = yield* open.request({
    gatewayOrderId,
    amount: payment.amount,
    orderName: (yield* findClaimTitle(payment)) ?? order.order_name,
    method: payment.method,
    customer: {
      name: order.orderer_name,
      email: order.orderer_email,
      mobile: order.orderer_mobile,
    },
    returnUrl: returnUrl.href,
    expiresAtMs: windowEndOf(started),
    depositDueAtMs: waitsForDeposit(payment.method) ? depositDueOf(started) : null,
    cashReceipt: yield* openCashReceipt(payment),
  })
  if (window.outcome !== 'opened') {
    const gatewayCode = window.outcome === 'declined' ? window.code : NO_ANSWER
    yield* transaction(endUnopenedAttempt({ paymentId, gatewayOrderId, gatewayCode }))
    return yield* refusedSaying('PAYMENT_DECLINED', declineText(gatewayCode), { gatewayCode })
  }
  const expiresAt = payment.expires_at.toISOString()
  return { windowUrl: window.windowUrl, gatewayOrderId, amount: payment.amount, expiresAt }
})

type Started = {
  readonly payment: { readonly additional_payment_id: number | null; readonly expires_at: Date }
  readonly order: { readonly member_id: number | null }
  readonly atMs: number
}

/** A window is open as long as for an order that is to be paid, also where there are days to pay in. */
function windowEndOf({ payment, atMs }: Started): number {
  return Math.min(payment.expires_at.getTime(), unpaidDueMs(atMs))
}

/** A payment that a claim asks for has days of its own, which an account does not outlive; it holds no stock. */
function depositDueOf({ payment, order, atMs }: Started): number {
  const { additional_payment_id: additionalId, expires_at: expiresAt } = payment
  return additionalId === null
    ? depositDueMs(atMs, order.member_id !== null)
    : Math.min(depositDueMs(atMs, true), expiresAt.getTime())
}

/**
 * An order that was to be paid otherwise has no share yet in the pieces that may wait; what a claim asks for has none.
 */
const requireStockToWait = Effect.fnUntraced(function* (payment: {
  readonly order_id: number
  readonly method: PaymentMethod
  readonly additional_payment_id: number | null
}) {
  if (payment.additional_payment_id !== null || waitsForDeposit(payment.method)) return
  const awaiting = yield* loadAwaiting(payment.order_id, { isLocked: true })
  yield* requireDepositStock('VIRTUAL_ACCOUNT', awaiting)
})

/** The way to pay is another one, or there is a cash receipt to store. */
function isChanged(payment: { readonly method: PaymentMethod }, change: object): boolean {
  return Object.entries(change).some(
    ([name, value]) => name !== 'method' || value !== payment.method,
  )
}

const startAttempt = Effect.fnUntraced(function* (paymentId: number, input: RequestInput) {
  const locked = yield* lockWithAttempt(paymentId)
  if (locked === null || !(yield* isBuyerOf(locked.order))) {
    return yield* refused('PAYMENT_NOT_FOUND')
  }
  const { order, latest: former } = locked
  const method = input.paymentMethodEnum ?? locked.payment.method
  const receipt = yield* requireCashReceipt(method, toReceiptForm(input.cashReceipt))
  const change = { method, ...(yield* sealCashReceipt(receipt)) }
  const payment = { ...locked.payment, ...change }
  if (
    payment.amount === 0 ||
    !(yield* offerMethods({ mayAwaitDeposit: true })).open.includes(method)
  ) {
    return yield* refused('PAYMENT_METHOD_UNAVAILABLE')
  }
  const atMs = yield* Clock.currentTimeMillis
  const isPayable = PAYMENT_TABLE.tags[payment.status].includes('payable')
  if (isPayable && atMs >= payment.expires_at.getTime()) {
    return yield* refused(toPaymentRefusal(payment, 'PAYMENT_EXPIRED'))
  }
  if (isPayable && waitsForDeposit(method)) yield* requireStockToWait(locked.payment)
  const decision = yield* advancePayment(payment, { event: 'buyer.request', facts: {}, atMs })
  if (!decision.ok) return yield* refused(toPaymentRefusal(payment, decision.reason))
  if (needsPin(method)) {
    yield* usePinTicket({ pinTicket: input.pinTicket ?? null, purpose: 'PAYMENT' })
  }
  if (isChanged(locked.payment, change)) yield* updatePayment(paymentId, change)
  if (former?.status === 'REQUESTED') {
    yield* updateAttempt(former.id, { status: 'FAILED', failure_code: 'SUPERSEDED' })
  }
  const { open } = yield* PaymentGateways
  const gatewayOrderId = `jt_${crypto.randomUUID().replaceAll('-', '')}`
  yield* insertAttempt({
    payment_id: paymentId,
    gateway_order_id: gatewayOrderId,
    gateway: open.name,
    status: 'REQUESTED',
    requested_at: new Date(atMs),
  })
  return { payment, order, gatewayOrderId, atMs }
})
