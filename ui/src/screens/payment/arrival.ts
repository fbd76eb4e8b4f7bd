import type { CashReceiptForm } from '@jangteo/core/payment/cashReceipt.rules'
import type { PayingInput } from '@jangteo/core/payment/paying.chart'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { readWindowAnswer } from './gatewayReturn.ts'

/**
 * Answer that the checkout, or the page of an additional payment, leaves in the history beside the address; it no
 * longer exists once the window was opened.
 */
export type PlacedState = {
  readonly payableAmount?: number
  /** Chosen there; absent where the payment's own way to pay stays. */
  readonly method?: PaymentMethod
  /** Requested there; absent where there is none, or the payment's own stays. */
  readonly cashReceipt?: CashReceiptForm
} | null

/**
 * Returns what brings a buyer to the page: the page that asked to pay, else the gateway's window. `null` when no payment
 * is named. Source: domain-rules §4.1.
 */
export function arrivalOf(search: string, placed: PlacedState): PayingInput | null {
  const answer = readWindowAnswer(search)
  const payableAmount = placed?.payableAmount
  if (answer === null || answer.arrival.kind === 'returned' || payableAmount === undefined) {
    return answer
  }
  const { method = null, cashReceipt = null } = placed ?? {}
  return { ...answer, arrival: { kind: 'placed', payableAmount, method, cashReceipt } }
}
