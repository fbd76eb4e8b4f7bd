import { PAYMENT_METHODS } from '@jangteo/core/payment/payment.codes'
import { z } from 'zod'
import type { CancelRequest, ConfirmRequest, PaymentRequest } from '../gateway.port.ts'
import { askedReceipt, depositAccount } from './payment-record.ts'
import type { PageRequest } from './sandbox-calls.ts'

const paymentRequest = z.object({
  gatewayOrderId: z.string(),
  amount: z.number(),
  orderName: z.string(),
  method: z.enum(PAYMENT_METHODS),
  customer: z.object({ name: z.string(), email: z.string(), mobile: z.string() }),
  returnUrl: z.string(),
  expiresAtMs: z.number(),
  depositDueAtMs: z.number().nullable(),
  cashReceipt: askedReceipt.nullable(),
}) satisfies z.ZodType<PaymentRequest>

const confirmRequest = z.object({
  gatewayOrderId: z.string(),
  paymentKey: z.string(),
  amount: z.number(),
  idempotencyKey: z.string(),
}) satisfies z.ZodType<ConfirmRequest>

const cancelRequest = z.object({
  paymentKey: z.string(),
  amount: z.number(),
  cancellableAmount: z.number(),
  reason: z.string(),
  refundAccount: depositAccount.omit({ dueAtMs: true }).nullable(),
  idempotencyKey: z.string(),
}) satisfies z.ZodType<CancelRequest>

const pageRequest = z.object({
  method: z.string(),
  url: z.string(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.string().nullable(),
}) satisfies z.ZodType<PageRequest>

const envelope = { id: z.int() }

/** Schema of a call on its way to the sandbox, with the id that its answer carries. */
export const callMessage = z.discriminatedUnion('call', [
  z.object({ ...envelope, call: z.literal('request'), input: paymentRequest }),
  z.object({ ...envelope, call: z.literal('confirm'), input: confirmRequest }),
  z.object({ ...envelope, call: z.literal('query'), input: z.string() }),
  z.object({ ...envelope, call: z.literal('cancel'), input: cancelRequest }),
  z.object({ ...envelope, call: z.literal('visit'), input: pageRequest }),
  z.object({ ...envelope, call: z.literal('startDelivery'), input: z.null() }),
])

export type CallMessage = z.infer<typeof callMessage>
