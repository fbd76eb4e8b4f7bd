import { KST_OFFSET_MS } from '@jangteo/core/calendar/day.rules'
import { z } from 'zod'

/** A moment: ISO 8601, Korean time where the text names no zone. Read as epoch milliseconds. */
const moment = z.iso.datetime({ offset: true, local: true }).transform((text) => {
  const isZoned = /(?:Z|[+-]\d{2}:\d{2})$/.test(text)
  return isZoned ? Date.parse(text) : Date.parse(`${text}Z`) - KST_OFFSET_MS
})

const won = z.int().nonnegative()
const webAddress = z.url({ protocol: /^https?$/ })

/**
 * The Payment object of Toss Payments, as far as the market reads it. What is read has to be exactly so; fields that
 * are added later pass. A payment in another currency is none of ours. Source: domain-rules §4.1.
 */
export const paymentObject = z.object({
  paymentKey: z.string().min(1).max(200),
  orderId: z.string().min(1),
  status: z.enum([
    'READY',
    'IN_PROGRESS',
    'WAITING_FOR_DEPOSIT',
    'DONE',
    'CANCELED',
    'PARTIAL_CANCELED',
    'ABORTED',
    'EXPIRED',
  ]),
  currency: z.literal('KRW'),
  totalAmount: won,
  /** Amount that may still be cancelled. A payment is cancelled whole when this is 0, whatever its status says. */
  balanceAmount: won,
  isPartialCancelable: z.boolean(),
  approvedAt: moment.nullish(),
  secret: z.string().min(1).nullish(),
  card: z
    .object({ issuerCode: z.string(), installmentPlanMonths: z.int().nonnegative() })
    .nullish(),
  virtualAccount: z
    .object({
      accountNumber: z.string().min(1),
      bankCode: z.string(),
      customerName: z.string(),
      dueDate: moment,
      expired: z.boolean(),
      refundStatus: z.enum(['NONE', 'PENDING', 'FAILED', 'PARTIAL_FAILED', 'COMPLETED']),
    })
    .nullish(),
  receipt: z.object({ url: webAddress }).nullish(),
  cashReceipt: z.object({ receiptUrl: webAddress }).nullish(),
  checkout: z.object({ url: webAddress }).nullish(),
  cancels: z
    .array(
      z.object({
        cancelAmount: won,
        cancelReason: z.string(),
        canceledAt: moment,
        transactionKey: z.string().min(1),
      }),
    )
    .nullish(),
  failure: z.object({ code: z.string() }).nullish(),
})

export type PaymentObject = z.output<typeof paymentObject>

/** Shape of a failed answer of Toss Payments. */
export const failureObject = z.object({ code: z.string().min(1) })
