import { REFUND_WAYS } from '@jangteo/core/claim/refund/refundWay.codes'
import { BANK_CODES } from '@jangteo/core/payment/bank.codes'
import { PAYMENT_METHODS } from '@jangteo/core/payment/payment.codes'
import { REFUND_STATES } from '@jangteo/core/payment/refund.codes'
import { z } from 'zod'
import { deskCall } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { moment, opaqueId, won } from '../wire/wire.schemas.ts'

const REFUND_EVENTS = ['system.askAgain', 'system.recorded'] as const

const deskRefund = z.object({
  refundIdEncrypt: opaqueId,
  refundStatusEnum: z.enum(REFUND_STATES),
  way: z.enum(REFUND_WAYS),
  /** Reason why the gateway did not give it back; `null` while it was not asked, or gave it. */
  failureCode: z.string().nullable(),
  reason: z.string(),
  amount: won,
  requestedAt: moment,
  paymentMethodEnum: z.enum(PAYMENT_METHODS),
  orderNumber: z.string(),
  buyer: z.string(),
  /** The claim that it goes back for; `null` for money that came in too late. */
  orderClaimIdEncrypt: opaqueId.nullable(),
  /** Account that a person pays it to; `null` until the buyer has entered one. */
  account: z
    .object({ bankCode: z.enum(BANK_CODES), accountNumber: z.string(), holderName: z.string() })
    .nullable(),
  events: z.array(z.object({ type: z.enum(REFUND_EVENTS), label: z.string() })),
})

/** Development only: open refunds, oldest first, with the actions of a person. */
const refunds = deskCall
  .route({ method: 'GET', path: '/dev/desk/refunds', summary: '환불 데스크', tags: ['desk'] })
  .output(z.object({ content: z.array(deskRefund) }))

/** Development only: has the gateway asked again for a refused refund, or records that it was paid by hand. */
const sendRefund = deskCall
  .route({
    method: 'POST',
    path: '/dev/desk/refunds/{id}/events',
    summary: '환불 처리',
    tags: ['desk'],
  })
  .input(z.object({ id: opaqueId, type: z.enum(REFUND_EVENTS) }))
  .errors(refusals('PAYMENT_REFUND_NOT_FOUND', 'PAYMENT_REFUND_ENDED', 'PAYMENT_REFUND_BY_HAND'))
  .output(z.object({ refundIdEncrypt: opaqueId, refundStatusEnum: z.enum(REFUND_STATES) }))

export const deskRefundCalls = { refunds, sendRefund }
