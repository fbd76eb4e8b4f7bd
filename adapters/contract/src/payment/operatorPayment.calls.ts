import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, opaqueId, pageOf, pageQuery } from '../wire/wire.schemas.ts'
import {
  handMoneyOutcome,
  openRefund,
  PAYMENT_RECORDS,
  pendingPayment,
  refundAccountInClear,
} from './operatorPayment.schemas.ts'

const tags = ['operatorPayment']

/** The evidence that an operator states for money by hand; the audit log stores it. */
const memo = z.string().normalize('NFC').trim().max(300)

/** Payments of the market that wait for their gateway or a deposit, the newest first. */
const pending = call({ who: 'operator', permission: 'ORDERS' })
  .route({ method: 'GET', path: '/operators/payments', summary: '결제 확인 목록', tags })
  .input(z.object(pageQuery))
  .output(pageOf(pendingPayment))

/**
 * Records an operator's finding: a deposit that the gateway did not report, an approval that it never answered, or that
 * there was none. Money above 1,000,000 won that came in is recorded once another operator approves.
 */
const record = call({ who: 'operator', permission: 'ORDERS' })
  .route({ method: 'POST', path: '/operators/payments/{id}/record', summary: '입금 확인', tags })
  .input(z.object({ id: opaqueId, type: z.enum(PAYMENT_RECORDS), memo }))
  .errors(
    refusals(
      'PAYMENT_NOT_FOUND',
      'CLAIM_REASON_DETAIL_REQUIRED',
      'PAYMENT_NOT_WAITING',
      'PAYMENT_UNCONFIRMED',
      'APPROVAL_PENDING',
    ),
  )
  .output(handMoneyOutcome)

/** Money of the market that has to go back and has not, the oldest first. */
const refunds = call({ who: 'operator', permission: 'CLAIMS' })
  .route({ method: 'GET', path: '/operators/refunds', summary: '환불 목록', tags })
  .input(z.object(pageQuery))
  .output(pageOf(openRefund))

/** Has the gateway asked again for a refund that it refused. */
const askRefundAgain = call({ who: 'operator', permission: 'CLAIMS' })
  .route({ method: 'POST', path: '/operators/refunds/{id}/ask', summary: '환불 다시 요청', tags })
  .input(z.object({ id: opaqueId }))
  .errors(refusals('PAYMENT_REFUND_NOT_FOUND', 'PAYMENT_REFUND_ENDED', 'PAYMENT_REFUND_BY_HAND'))
  .output(done)

/** Records that a refund was paid by hand; above 1,000,000 won once another operator approves. */
const recordRefund = call({ who: 'operator', permission: 'MONEY' })
  .route({ method: 'POST', path: '/operators/refunds/{id}/record', summary: '직접 환불', tags })
  .input(z.object({ id: opaqueId, memo }))
  .errors(
    refusals(
      'PAYMENT_REFUND_NOT_FOUND',
      'PAYMENT_REFUND_ENDED',
      'PAYMENT_REFUND_BY_HAND',
      'CLAIM_REASON_DETAIL_REQUIRED',
      'APPROVAL_PENDING',
    ),
  )
  .output(handMoneyOutcome)

/** Opens the account that a refund is paid to, with a reason that the audit log keeps. */
const openRefundAccount = call({ who: 'operator', permission: 'MONEY' })
  .route({
    method: 'POST',
    path: '/operators/refunds/{id}/account',
    summary: '환불계좌 보기',
    tags,
  })
  .input(z.object({ id: opaqueId, reason: memo }))
  .errors(
    refusals(
      'PAYMENT_REFUND_NOT_FOUND',
      'CLAIM_REFUND_ACCOUNT_REQUIRED',
      'OPENING_REASON_REQUIRED',
    ),
  )
  .output(refundAccountInClear)

export const operatorPaymentCalls = {
  pending,
  record,
  refunds,
  askRefundAgain,
  recordRefund,
  openRefundAccount,
}
