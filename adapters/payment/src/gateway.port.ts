import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'

/** What the buyer is asked to pay. `gatewayOrderId` is new for every attempt: 6 to 64 of `A-Z a-z 0-9 - _`. */
export type PaymentRequest = {
  readonly gatewayOrderId: string
  readonly amount: number
  readonly orderName: string
  readonly method: PaymentMethod
  /** Where the window sends the buyer back, with `paymentKey`, `orderId` and `amount`, or with `code`. */
  readonly returnUrl: string
  readonly expiresAtMs: number
}

export type PaymentApproval = {
  readonly outcome: 'approved'
  readonly paymentKey: string
  readonly amount: number
  readonly approvedAtMs: number
  readonly cardCompany: string | null
  /** 0 is a single payment; `null` where the method has no instalments. */
  readonly installmentMonths: number | null
  readonly receiptUrl: string | null
}

/**
 * How an attempt stands at the gateway. `declined`: it ended without money, cancelled whole included; the code is read
 * by `declineReasonOf`. `waiting`: not agreed to yet, or not approved yet. `absent`: the gateway never heard of it.
 * `unknown`: it did not answer in time, ask again by `query`.
 */
export type PaymentOutcome =
  | PaymentApproval
  | { readonly outcome: 'declined'; readonly code: string }
  | { readonly outcome: 'waiting' }
  | { readonly outcome: 'absent' }
  | { readonly outcome: 'unknown' }

export type ConfirmRequest = {
  readonly gatewayOrderId: string
  readonly paymentKey: string
  readonly amount: number
  /** The same key never approves twice. */
  readonly idempotencyKey: string
}

export type CancelRequest = {
  readonly paymentKey: string
  readonly amount: number
  /** What we believe may still be cancelled; another figure at the gateway refuses the call. */
  readonly cancellableAmount: number
  readonly reason: string
  readonly idempotencyKey: string
}

export type CancelOutcome =
  | { readonly outcome: 'cancelled'; readonly cancelledAtMs: number }
  | { readonly outcome: 'refused'; readonly code: string }
  | { readonly outcome: 'unknown' }

/**
 * A payment gateway. It never fails: what goes wrong outside is an outcome. No call takes longer than 8 seconds. A
 * request or a cancel that is repeated with the same figures answers what the first did.
 */
export type PaymentGatewayPort = {
  readonly name: string
  /** The ways to pay that it takes. */
  readonly methods: readonly PaymentMethod[]
  readonly request: (request: PaymentRequest) => Effect.Effect<{ readonly windowUrl: string }>
  readonly confirm: (request: ConfirmRequest) => Effect.Effect<PaymentOutcome>
  readonly query: (gatewayOrderId: string) => Effect.Effect<PaymentOutcome>
  readonly cancel: (request: CancelRequest) => Effect.Effect<CancelOutcome>
}

export class PaymentGateway extends Context.Service<PaymentGateway, PaymentGatewayPort>()(
  'PaymentGateway',
) {}
