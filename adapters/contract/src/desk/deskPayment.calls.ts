import { CLAIM_TYPES } from '@jangteo/core/claim/claim.codes'
import { PAYMENT_METHODS } from '@jangteo/core/payment/payment.codes'
import { z } from 'zod'
import { deskCall } from '../call/call.ts'
import { PAYMENT_RECORDS, PENDING_STATES } from '../payment/operatorPayment.schemas.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { moment, opaqueId, won } from '../wire/wire.schemas.ts'

const deskPayment = z.object({
  paymentGatewayIdEncrypt: opaqueId,
  paymentStateEnum: z.enum(PENDING_STATES),
  paymentMethodEnum: z.enum(PAYMENT_METHODS),
  amount: won,
  orderNumber: z.string(),
  orderedAt: moment,
  buyer: z.string(),
  /** The claim that asks for it; `null` for an order's own. */
  claimTypeEnum: z.enum(CLAIM_TYPES).nullable(),
  events: z.array(z.object({ type: z.enum(PAYMENT_RECORDS), label: z.string() })),
})

/**
 * Development only: the newest payments that wait for their gateway or a deposit, with the records that an operator may
 * make of each.
 */
const payments = deskCall
  .route({ method: 'GET', path: '/dev/desk/payments', summary: '결제 데스크', tags: ['desk'] })
  .output(z.object({ content: z.array(deskPayment) }))

/**
 * Development only: records an operator's finding: a deposit that the gateway did not report, an approval that it never
 * answered, or that there was none. The memo is the evidence.
 */
const recordPayment = deskCall
  .route({
    method: 'POST',
    path: '/dev/desk/payments/{id}/events',
    summary: '결제 확인 적기',
    tags: ['desk'],
  })
  .input(
    z.object({
      id: opaqueId,
      type: z.enum(PAYMENT_RECORDS),
      memo: z.string().trim().max(500).default(''),
    }),
  )
  .errors(
    refusals(
      'PAYMENT_NOT_FOUND',
      'CLAIM_REASON_DETAIL_REQUIRED',
      'PAYMENT_NOT_WAITING',
      'PAYMENT_UNCONFIRMED',
    ),
  )
  .output(z.object({ paymentGatewayIdEncrypt: opaqueId, label: z.string() }))

export const deskPaymentCalls = { payments, recordPayment }
