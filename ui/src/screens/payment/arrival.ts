import type { CashReceiptForm } from '@jangteo/core/payment/cashReceipt.rules'
import type { PayingEvent } from '@jangteo/core/payment/paying.chart'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { readWindowAnswer } from './gatewayReturn.ts'
import type { WindowAnswer } from './gatewayReturn.ts'

/** The way somebody comes to the page: the first event of the payment, and what the window gave. */
export type Arrival = Pick<WindowAnswer, 'returned'> & {
  readonly event: Extract<PayingEvent, { readonly paymentId: string }>
}

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
 * From the page that asked to pay, else from the gateway's window. `null` when no payment is
 * named. Source: domain-rules §4.1.
 */
export function arrivalOf(search: string, placed: PlacedState): Arrival | null {
  const answer = readWindowAnswer(search)
  const payableAmount = placed?.payableAmount
  if (answer === null || answer.returned !== null || payableAmount === undefined) return answer
  const { paymentId } = answer.event
  const { method = null, cashReceipt = null } = placed ?? {}
  return {
    event: { type: 'order.placed', paymentId, payableAmount, method, cashReceipt },
    returned: null,
  }
}
