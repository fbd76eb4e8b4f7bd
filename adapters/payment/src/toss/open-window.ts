import { kstText } from '@jangteo/core/calendar/day.rules'
import type { CashReceiptPurpose } from '@jangteo/core/payment/cashReceipt.codes'
import * as Effect from 'effect/Effect'
import type { PaymentRequest, WindowOutcome } from '../gateway.port.ts'
import type { TossClient } from './api-client.ts'
import { verdictOf } from './error-codes.ts'
import { logUnanswered } from './log-answer.ts'
import { tossMethodOf } from './payment-methods.ts'
import type { TossMethod } from './payment-methods.ts'

/** `2026-08-22T14:05:00` of a Korean clock: how the time of an account is given. */
const CLOCK_TEXT_LENGTH = 19

/** Purposes of a cash receipt in their words. Source: decision 031. */
const RECEIPT_TYPES: Readonly<Record<CashReceiptPurpose, string>> = {
  INCOME_DEDUCTION: '소득공제',
  EXPENSE_PROOF: '지출증빙',
}
const NO_RECEIPT_TYPE = '미발행'

/**
 * Has a payment created; its window is theirs. The window lives for 30 minutes whatever the order's time is: an
 * agreement after that time is not confirmed, so nothing is paid. Success and failure come back to one address.
 * Source: domain-rules §4.1, §4.3.
 */
export const openWindow = Effect.fnUntraced(function* (
  client: TossClient,
  request: PaymentRequest,
): Effect.fn.Return<WindowOutcome> {
  const method = tossMethodOf(request.method)
  if (method === null) return { outcome: 'declined', code: 'NOT_SUPPORTED_METHOD' }
  const { gatewayOrderId, amount } = request
  const answer = yield* client.post('/v1/payments', gatewayOrderId, bodyOf(request, method))
  if (answer.kind === 'failure' && verdictOf('open', answer) === 'ended') {
    return { outcome: 'declined', code: answer.code }
  }
  if (answer.kind === 'payment') {
    const { orderId, totalAmount, checkout } = answer.payment
    const isAsked = orderId === gatewayOrderId && totalAmount === amount
    if (isAsked && checkout) return { outcome: 'opened', windowUrl: checkout.url }
  }
  yield* logUnanswered('open', answer)
  return { outcome: 'unknown' }
})

function bodyOf(request: PaymentRequest, { method, easyPay }: TossMethod): object {
  const { customer, depositDueAtMs, returnUrl, cashReceipt } = request
  const isCash = method === 'VIRTUAL_ACCOUNT' || method === 'TRANSFER'
  const isAccount = method === 'VIRTUAL_ACCOUNT' && depositDueAtMs !== null
  return {
    method,
    amount: request.amount,
    currency: 'KRW',
    orderId: request.gatewayOrderId,
    orderName: request.orderName,
    successUrl: returnUrl,
    failUrl: returnUrl,
    customerName: customer.name,
    customerEmail: customer.email,
    customerMobilePhone: customer.mobile,
    ...(easyPay === undefined ? {} : { flowMode: 'DIRECT', easyPay }),
    ...(isCash ? { cashReceipt: { type: receiptTypeOf(cashReceipt) } } : {}),
    ...(isAccount ? { dueDate: kstText(depositDueAtMs).slice(0, CLOCK_TEXT_LENGTH) } : {}),
  }
}

/** The number is asked for by their window: creating a payment takes none. Source: decision 031. */
function receiptTypeOf(cashReceipt: PaymentRequest['cashReceipt']): string {
  return cashReceipt === null ? NO_RECEIPT_TYPE : RECEIPT_TYPES[cashReceipt.purpose]
}
