import { z } from 'zod'
import type { CancelOutcome, PaymentOutcome, WindowOutcome } from '../gateway.port.ts'
import { depositAccount } from './payment-record.ts'
import type { PageAnswer } from './sandbox-calls.ts'

const unknown = z.object({ outcome: z.literal('unknown') })
const declined = z.object({ outcome: z.literal('declined'), code: z.string() })

const windowOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('opened'), windowUrl: z.string() }),
  declined,
  unknown,
]) satisfies z.ZodType<WindowOutcome>

const paymentOutcome = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('approved'),
    paymentKey: z.string(),
    amount: z.number(),
    approvedAtMs: z.number(),
    cardCompany: z.string().nullable(),
    installmentMonths: z.number().nullable(),
    isPartCancelable: z.boolean(),
    receiptUrl: z.string().nullable(),
    cashReceiptUrl: z.string().nullable(),
  }),
  z.object({
    outcome: z.literal('accountIssued'),
    paymentKey: z.string(),
    amount: z.number(),
    account: depositAccount,
    depositSecret: z.string().nullable(),
  }),
  declined,
  z.object({ outcome: z.literal('waiting') }),
  z.object({ outcome: z.literal('absent') }),
  unknown,
]) satisfies z.ZodType<PaymentOutcome>

const cancelOutcome = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('cancelled'),
    cancelledAtMs: z.number(),
    cancelledAmount: z.number(),
    transactionKey: z.string(),
    refundStatus: z.enum(['done', 'pending', 'failed']),
  }),
  z.object({ outcome: z.literal('refused'), code: z.string() }),
  unknown,
]) satisfies z.ZodType<CancelOutcome>

const pageAnswer = z
  .object({
    status: z.int(),
    headers: z.array(z.tuple([z.string(), z.string()])),
    body: z.string(),
  })
  .nullable() satisfies z.ZodType<PageAnswer | null>

/** Schemas of the sandbox's answers by call, as another process sends them. */
export const SANDBOX_ANSWERS = {
  request: windowOutcome,
  confirm: paymentOutcome,
  query: paymentOutcome,
  cancel: cancelOutcome,
  visit: pageAnswer,
  startDelivery: z.null(),
} as const

/** Schema of the answer to a call by its id: a value, or why there is none. */
export const answerMessage = z.union([
  z.object({ id: z.int(), failure: z.string() }),
  z.object({ id: z.int(), value: z.unknown() }),
])
