import type { BankCode } from '@jangteo/core/payment/bank.codes'
import type { CardPlan } from '@jangteo/core/payment/cardPlan.view'
import type { ReceiptOwner } from '@jangteo/core/payment/cashReceiptDuty.rules'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'

/** Request for a payment by the buyer. `gatewayOrderId` is new for every attempt: 6 to 64 of `A-Z a-z 0-9 - _`. */
export type PaymentRequest = {
  readonly gatewayOrderId: string
  readonly amount: number
  readonly orderName: string
  readonly method: PaymentMethod
  readonly customer: { readonly name: string; readonly email: string; readonly mobile: string }
  /** URL to which the window sends the buyer back, with `paymentKey`, `orderId` and `amount`, or with `code`. */
  readonly returnUrl: string
  /** Until when the window may be used. */
  readonly expiresAtMs: number
  /** When an account that waits for a deposit closes; `null` for every other method. */
  readonly depositDueAtMs: number | null
  /** Whom the buyer asks a cash receipt for; `null` for every way to pay that is no cash, and when nobody asked. */
  readonly cashReceipt: ReceiptOwner | null
}

/** `declined`: the gateway opens no window for this. `unknown`: it did not answer, and nobody can have paid. */
export type WindowOutcome =
  | { readonly outcome: 'opened'; readonly windowUrl: string }
  | { readonly outcome: 'declined'; readonly code: string }
  | { readonly outcome: 'unknown' }

export type PaymentApproval = {
  readonly outcome: 'approved'
  readonly paymentKey: string
  /** Amount of the payment, whatever was cancelled in part since. */
  readonly amount: number
  readonly approvedAtMs: number
  readonly cardCompany: string | null
  /** 0 is a single payment; `null` where the method has no instalments. */
  readonly installmentMonths: number | null
  readonly isPartCancelable: boolean
  readonly receiptUrl: string | null
  /** `null` while no cash receipt was issued, and when none is. */
  readonly cashReceiptUrl: string | null
}

/** An account that waits for the deposit of exactly one amount. */
export type DepositAccount = {
  readonly bankCode: BankCode
  readonly accountNumber: string
  readonly holderName: string
  readonly dueAtMs: number
}

export type IssuedAccount = {
  readonly outcome: 'accountIssued'
  readonly paymentKey: string
  readonly amount: number
  readonly account: DepositAccount
  /** The word that a notice of this deposit carries; `null` when the gateway's notices carry none. */
  readonly depositSecret: string | null
}

/**
 * The way an attempt stands at the gateway. `accountIssued`: agreed to, and waits for its deposit; `approved` once that
 * is there, and `accountIssued` again should the bank take the deposit back. `declined`: it ended without money,
 * cancelled whole and an account past its time included; the code is read by `declineReasonOf`. `waiting`: not agreed
 * to yet, or not approved yet. `absent`: the gateway never heard of it. `unknown`: it did not answer in time, ask again
 * by `query`.
 */
export type PaymentOutcome =
  | PaymentApproval
  | IssuedAccount
  | { readonly outcome: 'declined'; readonly code: string }
  | { readonly outcome: 'waiting' }
  | { readonly outcome: 'absent' }
  | { readonly outcome: 'unknown' }

export type ConfirmRequest = {
  readonly gatewayOrderId: string
  readonly paymentKey: string
  readonly amount: number
  /** The same key never approves twice. Unique among everything that the market ever asked. */
  readonly idempotencyKey: string
}

export type RefundAccount = Omit<DepositAccount, 'dueAtMs'>

export type CancelRequest = {
  readonly paymentKey: string
  readonly amount: number
  /** Amount that we believe may still be cancelled; another figure at the gateway refuses the call. */
  readonly cancellableAmount: number
  readonly reason: string
  /**
   * Account that a deposit is refunded to; `null` for every other method, and while an account still waits for its
   * deposit.
   */
  readonly refundAccount: RefundAccount | null
  readonly idempotencyKey: string
}

/** `refused`: nothing was cancelled. `unknown`: it did not answer; ask again with the same key. */
export type CancelOutcome =
  | {
      readonly outcome: 'cancelled'
      readonly cancelledAtMs: number
      readonly cancelledAmount: number
      /** The gateway's name for this cancel, for its desk and for receipts. */
      readonly transactionKey: string
      /** `pending`: the bank transfers it within days. `failed`: the bank could not; somebody has to pay it by hand. */
      readonly refundStatus: 'done' | 'pending' | 'failed'
    }
  | { readonly outcome: 'refused'; readonly code: string }
  | { readonly outcome: 'unknown' }

/** Webhook request of a gateway. Names of headers are lower case. */
export type GatewayNotice = {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * Meaning of a notice. `changed`: something happened to this attempt, which a query reports. `ignored`: a kind that does
 * not matter here. `unreadable`: nothing that this gateway sends.
 */
export type NoticeReading =
  | {
      readonly kind: 'changed'
      readonly gatewayOrderId: string
      /** To be compared, in constant time, with the stored `depositSecret`; `null` when this kind carries none. */
      readonly secret: string | null
      /** The same when a notice is repeated. */
      readonly noticeKey: string
    }
  | { readonly kind: 'ignored' }
  | { readonly kind: 'unreadable' }

/**
 * A payment gateway. It never fails: what goes wrong outside is an outcome. No call takes longer than 8 seconds. A
 * request or a cancel that is repeated with the same figures answers what the first did. A notice moves no money:
 * it is a reason to query, so notices may be forged, repeated, late or out of order.
 */
export type PaymentGatewayPort = {
  /** Key that attempts are stored under. */
  readonly name: string
  /** The ways to pay that it takes. */
  readonly methods: readonly PaymentMethod[]
  readonly request: (request: PaymentRequest) => Effect.Effect<WindowOutcome>
  readonly confirm: (request: ConfirmRequest) => Effect.Effect<PaymentOutcome>
  readonly query: (gatewayOrderId: string) => Effect.Effect<PaymentOutcome>
  readonly cancel: (request: CancelRequest) => Effect.Effect<CancelOutcome>
  readonly readNotice: (notice: GatewayNotice) => NoticeReading
  /** Terms that card companies ask for instalments these days; empty when the gateway cannot see. */
  readonly cardPlans: Effect.Effect<readonly CardPlan[]>
}

/**
 * The gateways of this market. New attempts go to the `open` one; an attempt is confirmed, queried and cancelled at the
 * one that it began at, which `named` finds by the stored name (`undefined` when it is not set up).
 */
export type Gateways = {
  readonly open: PaymentGatewayPort
  readonly named: (name: string) => PaymentGatewayPort | undefined
}

export class PaymentGateways extends Context.Service<PaymentGateways, Gateways>()(
  'PaymentGateways',
) {}
