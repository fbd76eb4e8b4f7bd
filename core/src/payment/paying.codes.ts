import type { Won } from '../money/money.rules.ts'
import type { PaymentCode } from './payment.messages.ts'

/** Parameters that the gateway's window gave the buyer to come back with. */
export type GatewayReturn = {
  readonly gatewayOrderId: string
  readonly paymentKey: string
  readonly amount: Won
}

/**
 * The way a payment stands. `completed`: `claimId` is what asked for it, `null` for an order's own. `declined`: this
 * attempt ended without money, another may be made; `ended`: nobody can pay any more, or here; `unsettled`: the gateway
 * doesn't know yet, or nobody asked it.
 */
export type PaymentOutcome =
  | { readonly kind: 'completed'; readonly orderId: string; readonly claimId: string | null }
  | { readonly kind: 'declined'; readonly reason: PaymentCode }
  | { readonly kind: 'ended'; readonly reason: PaymentCode }
  | { readonly kind: 'expired' }
  | { readonly kind: 'unsettled' }

/** Answer of `requestPayment`: a window to go to, or how the payment stands already. */
export type RequestOutcome =
  | { readonly kind: 'opened'; readonly windowUrl: string }
  | PaymentOutcome
