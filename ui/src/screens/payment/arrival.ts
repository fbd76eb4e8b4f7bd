import {
  CASH_RECEIPT_ID_KINDS,
  CASH_RECEIPT_PURPOSES,
} from '@jangteo/core/payment/cashReceipt.codes'
import type { PayingInput } from '@jangteo/core/payment/paying.chart'
import { PAYMENT_METHODS } from '@jangteo/core/payment/payment.codes'
import * as z from 'zod/mini'
import { readWindowAnswer } from './gatewayReturn.ts'

const cashReceipt = z.object({
  purpose: z.enum(CASH_RECEIPT_PURPOSES),
  kind: z.enum(CASH_RECEIPT_ID_KINDS),
  number: z.string(),
})

const placedState = z.object({
  payableAmount: z.nullable(z.int()),
  method: z.nullable(z.enum(PAYMENT_METHODS)),
  cashReceipt: z.nullable(cashReceipt),
  pinTicket: z.nullable(z.string()),
})

/**
 * State that the checkout, or the page of an additional payment, stores in the history entry of the payment page. `method`
 * and `cashReceipt` are the buyer's new choice; `null` leaves the payment's own.
 */
export type PlacedState = z.infer<typeof placedState>

/**
 * Returns what brings a buyer to the page: the page that asked to pay, else the gateway's window. `null` when no payment
 * is named. Source: domain-rules §4.1.
 */
export function arrivalOf(search: string, historyState: unknown): PayingInput | null {
  const answer = readWindowAnswer(search)
  if (answer === null || answer.arrival.kind === 'returned') return answer
  const placed = placedState.safeParse(historyState)
  return placed.success ? { ...answer, arrival: { kind: 'placed', ...placed.data } } : answer
}
