import type { Won } from '../money/money.rules.ts'
import type { OrderItemEventType } from '../order/orderItem.table.gen.ts'
import type { PaymentFacts } from './payment.chart.ts'
import type { PaymentState } from './payment.codes.ts'
import { PAYMENT_STATES_WITH } from './payment.table.gen.ts'
import type { PaymentEffect } from './payment.table.gen.ts'

/** Input for the facts of a payment. */
export type KnownPayment = {
  /** Cost of the order. */
  readonly owed: Won
  /** Amount that the gateway is asked for, or that came in; `null` when this is not about an amount. */
  readonly presented: Won | null
  /** The refund in question; `null` when this is not about one. */
  readonly refund: Won | null
  /** All other refunds, done or under way. */
  readonly refunded: Won
  /** When the time to pay ends; `null` once it is paid. */
  readonly dueAtMs: number | null
  readonly nowMs: number
  /** True while no seller has started to prepare any of the order's items. */
  readonly isUnprepared: boolean
}

/** Computes the facts of the payment's chart. A missing amount equals nothing. Source: domain-rules §4.1. */
export function paymentFacts(known: KnownPayment): PaymentFacts {
  const { owed, presented, refund, refunded, dueAtMs, nowMs } = known
  return {
    isFree: owed === 0,
    isAmountEqual: presented === owed,
    isOverdue: dueAtMs !== null && nowMs >= dueAtMs,
    isUnprepared: known.isUnprepared,
    isRefundable: refund !== null && refund + refunded <= owed,
    isRefundWhole: refund !== null && refund + refunded === owed,
  }
}

/** States in which an order holds its stock unpaid. */
export const UNPAID_PAYMENT_STATES: readonly PaymentState[] = [
  ...PAYMENT_STATES_WITH.payable,
  ...PAYMENT_STATES_WITH.busy,
  ...PAYMENT_STATES_WITH.awaitingDeposit,
]

/** Event of the order's items for each effect of the payment's chart that notifies them. */
export const PAYMENT_EFFECT_TO_ITEM_EVENT = {
  notifyItemsPaid: 'payment.completed',
  notifyItemsAwaitingDeposit: 'payment.awaitsDeposit',
  notifyItemsCancelled: 'payment.cancelled',
  notifyItemsExpired: 'payment.expired',
} as const satisfies Partial<Record<PaymentEffect, OrderItemEventType>>
