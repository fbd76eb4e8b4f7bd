import type { Won } from '../money/money.rules.ts'
import type { CashReceiptForm } from './cashReceipt.rules.ts'
import type { PaymentMethod } from './payment.codes.ts'
import type { PaymentCode } from './payment.messages.ts'

/** Method and cash receipt to pay with; `null` keeps the payment's own. */
export type WayToPay = {
  readonly method: PaymentMethod | null
  readonly cashReceipt: CashReceiptForm | null
}

/** Parameters with which the gateway's window sends the buyer back. */
export type GatewayReturn = {
  readonly gatewayOrderId: string
  readonly paymentKey: string
  readonly amount: Won
}

/** Ticket of a verified payment PIN; `null` without one. */
export type PinProof = { readonly pinTicket: string | null }

/**
 * Payment that a page hands over: the amount, `null` for one that is known not to be 0, the way to pay it, and the
 * ticket of a PIN that was verified for it.
 */
export type PlacedPayment = { readonly payableAmount: Won | null } & WayToPay & PinProof

/**
 * Event that brings a buyer to the page of a payment: the order or the additional payment that was just placed, the
 * gateway's window with parameters to approve, or the window without any.
 */
export type PayingArrival =
  | ({ readonly kind: 'placed' } & PlacedPayment)
  | { readonly kind: 'returned'; readonly returned: GatewayReturn }
  | { readonly kind: 'closed'; readonly reason: PaymentCode }

/**
 * An order that is paid, or waits for its deposit; `claimId` is the claim of an additional payment, `null` for an
 * order's own.
 */
export type PaidOrder = { readonly orderId: string; readonly claimId: string | null }

/**
 * Outcome of a payment. `declined`: this attempt ended without money, another may be made; `ended`: it cannot be paid
 * any more, since its time is over too, or not here; `payable`: the gateway was not asked for it; `unsettled`: the gateway does not know yet.
 */
export type PaymentOutcome =
  | ({ readonly kind: 'completed' } & PaidOrder)
  | { readonly kind: 'declined'; readonly reason: PaymentCode }
  | { readonly kind: 'ended'; readonly reason: PaymentCode }
  | { readonly kind: 'payable' }
  | { readonly kind: 'unsettled' }

/**
 * Answer of `requestPayment`: the window to open, the question for the payment PIN, or the outcome that the payment has
 * already.
 */
export type RequestOutcome =
  | { readonly kind: 'opened'; readonly windowUrl: string }
  | { readonly kind: 'pinNeeded' }
  | PaymentOutcome
