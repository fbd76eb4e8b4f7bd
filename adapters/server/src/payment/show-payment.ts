import { depositDaysOf } from '@jangteo/core/calendar/deadline.rules'
import { declineText } from '@jangteo/core/payment/decline.rules'
import { PAYMENT_STATE_TO_STATUS } from '@jangteo/core/payment/payment.codes'
import { paymentProgress } from '@jangteo/core/payment/paymentProgress.rules'
import { PAYMENT_TABLE } from '@jangteo/core/payment/payment.table.gen'
import { waitsForDeposit } from '@jangteo/core/payment/paymentMethod.rules'
import { findLatestAttempt } from '@jangteo/postgres/payment/attempt.store'
import { findPayment, type PaymentRow } from '@jangteo/postgres/payment/payment.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { findOwnOrder } from '../order/order-access.ts'
import { openId } from '../wire/open-id.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toAskedReceipt } from './cash-receipt.ts'
import { toDepositAnswer } from './deposit-answer.ts'
import { loadAwaiting, mayAwaitDeposit } from './deposit-stock.ts'
import { offerMethods, toMethodsAnswer } from './open-methods.ts'
import { findClaimPaidBy, findClaimTitle } from './paid-claim.ts'

type ShowInput = { readonly paymentGatewayIdEncrypt: string }

/**
 * True when an account may be chosen now: what was to be paid into one anyway has its share, what a claim asks for
 * needs none.
 */
const mayWait = Effect.fnUntraced(function* (payment: PaymentRow) {
  const isPayable = PAYMENT_TABLE.tags[payment.status].includes('payable')
  if (payment.additional_payment_id !== null || waitsForDeposit(payment.method)) return true
  if (!isPayable) return true
  return yield* mayAwaitDeposit(yield* loadAwaiting(payment.order_id, { isLocked: false }))
})

/** Shows a payment of the caller without querying the gateway. Refusal: PAYMENT_NOT_FOUND. */
export const showPayment = Effect.fnUntraced(function* (input: ShowInput) {
  const wireIds = yield* WireIds
  const { paymentGatewayIdEncrypt } = input
  const paymentId = yield* openId('payment', paymentGatewayIdEncrypt, refused('PAYMENT_NOT_FOUND'))
  const payment = yield* findPayment(paymentId)
  const order = payment === undefined ? null : yield* findOwnOrder(payment.order_id)
  if (payment === undefined || order === null) return yield* refused('PAYMENT_NOT_FOUND')
  const isOfClaim = payment.additional_payment_id !== null
  const latest = yield* findLatestAttempt(paymentId)
  const claimTitle = yield* findClaimTitle(payment)
  const progress = paymentProgress(payment.status, latest?.status ?? null)
  const code = latest?.failure_code ?? null
  const isOpen = !PAYMENT_TABLE.tags[payment.status].some(
    (tag) => tag === 'paid' || tag === 'terminal',
  )
  return {
    paymentGatewayIdEncrypt,
    ordersIdEncrypt: wireIds.seal('order', order.id),
    orderClaimIdEncrypt: yield* findClaimPaidBy(payment),
    orderName: claimTitle ?? order.order_name,
    paymentMethodEnum: payment.method,
    paymentStatusEnum: PAYMENT_STATE_TO_STATUS[payment.status],
    paymentProgressEnum: progress,
    amount: payment.amount,
    currencyCode: 'KRW' as const,
    expiresAt: isOpen ? payment.expires_at.toISOString() : null,
    decline:
      progress === 'DECLINED' && code !== null
        ? { gatewayCode: code, message: declineText(code) }
        : null,
    depositAccount:
      payment.status === 'DEPOSIT_READY' && latest !== undefined
        ? toDepositAnswer({ ...latest, amount: payment.amount })
        : null,
    ...toMethodsAnswer(yield* offerMethods({ mayAwaitDeposit: yield* mayWait(payment) })),
    depositDays: depositDaysOf(isOfClaim || order.member_id !== null),
    cashReceipt: toAskedReceipt(payment),
  }
})
