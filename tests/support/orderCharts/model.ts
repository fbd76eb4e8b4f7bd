import type { Courier } from '@jangteo/core/delivery/courier.codes'
import type { ParcelScan } from '@jangteo/core/delivery/tracking.rules'
import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import type { AttemptStatus } from '@jangteo/core/payment/gatewayNews.rules'
import type { PaymentMethod, PaymentState } from '@jangteo/core/payment/payment.codes'
import type { RefundState } from '@jangteo/core/payment/refund.codes'
import type { PaymentRecord } from '@jangteo/payment/sandbox/payment-record'

/** Work that the market has to do at a time; a second of the same key takes the place of the first. */
export type ModelJob = { readonly task: string; readonly dueAtMs: number }
export type ModelJobs = Map<string, ModelJob>

export type ModelItem = {
  readonly id: number
  readonly optionId: number
  readonly quantity: number
  status: OrderItemStatus
  shippedAtMs: number | null
  deliveredAtMs: number | null
  courier: Courier | null
  invoice: string | null
  readonly history: string[]
  readonly jobs: ModelJobs
}

/** An attempt as the market knows it, and the gateway's own record of it. */
export type ModelAttempt = {
  status: AttemptStatus
  paymentKey: string
  hasAccount: boolean
  accountDueAtMs: number | null
  isReturned: boolean
  hasTrustedNotice: boolean
  hasNotice: boolean
  record: PaymentRecord
}

export type ModelRefund = {
  readonly attempt: ModelAttempt
  readonly amount: number
  status: RefundState
}

export type ModelOrder = {
  readonly id: number
  readonly amount: number
  payment: PaymentState
  method: PaymentMethod
  expiresAtMs: number
  refundedAmount: number
  hasRefundAccount: boolean
  /** The last that the bank said of the deposit is that it was taken back. */
  isReversed: boolean
  /** A person has to look: the money no longer exists and the goods are on their way. */
  needsPerson: boolean
  readonly attempts: ModelAttempt[]
  readonly refunds: ModelRefund[]
  readonly items: readonly ModelItem[]
  readonly history: string[]
  readonly jobs: ModelJobs
}

/** Orders as they should be by the charts alone: nothing here was read from the market after an order was placed. */
export type Model = {
  nowMs: number
  readonly orders: ModelOrder[]
  readonly stock: Map<number, number>
  readonly scans: Map<string, ParcelScan[]>
  /** Questions to the charts, as `chart state event answer`. */
  readonly asked: Set<string>
}

export function parcelKey(courier: Courier, invoice: string): string {
  return `${courier} ${invoice}`
}

export function latestAttempt({ attempts }: ModelOrder): ModelAttempt | undefined {
  return attempts.at(-1)
}
