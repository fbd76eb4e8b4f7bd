import { decideStep } from '@jangteo/core/chart/table.rules'
import {
  PAYMENT_TABLE,
  type PaymentEffect,
  type PaymentEventType,
  type PaymentFact,
} from '@jangteo/core/payment/payment.table.gen'
import type { PaymentState } from '@jangteo/core/payment/payment.codes'
import type { Db } from '@jangteo/postgres/database/db'
import { addJob } from '@jangteo/postgres/job/job.store'
import { lockItems } from '@jangteo/postgres/order/order-item.store'
import { PAYMENT_EFFECT_TO_ITEM_EVENT } from '@jangteo/core/payment/payment.rules'
import {
  findAgreedAttempt,
  insertPaymentHistory,
  updatePayment,
  updatePaymentStatus,
} from '@jangteo/postgres/payment/payment.store'
import * as Effect from 'effect/Effect'
import { returnCoupons } from '../coupon/return-coupons.ts'
import { tellItems } from '../order/tell-items.ts'
import { type NewRefund, openRefund } from './open-refund.ts'
import {
  dropExpiry,
  paymentQueue,
  scheduleAccountClosing,
  scheduleDepositExpiry,
} from './payment-jobs.ts'

/** How long an unanswered question waits until the gateway is asked again, in milliseconds. */
const ASK_AGAIN_MS = 10_000

/** A locked payment, as far as moving it on needs to know. */
export type AdvancedPayment = {
  readonly id: number
  readonly order_id: number
  readonly status: PaymentState
  /** What it pays of a claim; `null` for an order's own payment. */
  readonly additional_payment_id: number | null
}

type Step = {
  readonly event: PaymentEventType
  readonly facts: Partial<Readonly<Record<PaymentFact, boolean>>>
  readonly atMs: number
  /** Why a person took the step; kept in the history. */
  readonly memo?: string
  /** What goes back, for the steps that send money back. */
  readonly refund?: NewRefund
}

const NO_FACTS: Readonly<Record<PaymentFact, boolean>> = {
  isFree: false,
  isAmountEqual: false,
  isOverdue: false,
  isUnprepared: false,
  isRefundable: false,
  isRefundWhole: false,
}

/** Items that were cancelled before stay what they are. */
const tellItemsOf = (effect: keyof typeof PAYMENT_EFFECT_TO_ITEM_EVENT) =>
  Effect.fnUntraced(function* (payment: AdvancedPayment, { atMs }: Step) {
    const event = PAYMENT_EFFECT_TO_ITEM_EVENT[effect]
    const items = yield* lockItems(payment.order_id)
    const standing = items.filter(({ status }) => status !== 'C')
    yield* tellItems(standing, { event, atMs })
  })

const askOutcomeLater = ({ id: paymentId }: AdvancedPayment, { atMs }: Step) =>
  addJob({
    task: 'settle-payment',
    payload: { paymentId },
    dueAt: new Date(atMs + ASK_AGAIN_MS),
    key: `settle-payment:${paymentId}`,
    queue: paymentQueue(paymentId),
  })

/** From now on the time to pay ends when the account closes; the job takes the place of the one for unpaid orders. */
const scheduleDepositDue = Effect.fnUntraced(function* ({ id: paymentId }: AdvancedPayment) {
  const attempt = yield* findAgreedAttempt(paymentId)
  const dueAt = attempt?.deposit_due_at ?? null
  if (dueAt === null) return yield* Effect.die(new Error(`payment ${paymentId} has no account`))
  yield* updatePayment(paymentId, { expires_at: dueAt })
  return yield* scheduleDepositExpiry(paymentId, dueAt.getTime() + 1)
})

/** The gateway is told outside of the transaction that nobody may pay into the account any more. */
const closeAccount = Effect.fnUntraced(function* (
  { id: paymentId }: AdvancedPayment,
  { atMs }: Step,
) {
  yield* dropExpiry(paymentId)
  yield* scheduleAccountClosing(paymentId, atMs)
})

const sendBack = ({ id }: AdvancedPayment, { event, refund, atMs }: Step) =>
  refund === undefined
    ? Effect.die(new Error(`${event} does not say what goes back`))
    : openRefund(id, refund, atMs)

const giveCouponsBack = ({ order_id: orderId }: AdvancedPayment, { atMs }: Step) =>
  returnCoupons(orderId, atMs)

const alertOperator = ({ id, status }: AdvancedPayment, { event }: Step) =>
  Effect.logError(`payment ${id} needs a person: ${event} at ${status}`)

type Handler = (payment: AdvancedPayment, step: Step) => Effect.Effect<unknown, never, Db>

/**
 * What a step entails inside the transaction. `confirmAtGateway` happens outside of it, by who sent `buyer.return`.
 */
const HANDLERS: Readonly<Record<PaymentEffect, Handler>> = {
  askOutcomeLater,
  confirmAtGateway: () => Effect.void,
  scheduleDepositDue,
  closeAccount,
  returnMoney: sendBack,
  refundAtGateway: sendBack,
  refundByHand: sendBack,
  alertOperator,
  tellItemsPaid: tellItemsOf('tellItemsPaid'),
  tellItemsAwaitingDeposit: tellItemsOf('tellItemsAwaitingDeposit'),
  tellItemsCancelled: tellItemsOf('tellItemsCancelled'),
  tellItemsExpired: tellItemsOf('tellItemsExpired'),
  returnCoupons: giveCouponsBack,
}

/** What concerns the items and the coupons of an order: what a claim asks for has none, and tells its claim instead. */
const OF_ORDER: ReadonlySet<PaymentEffect> = new Set<PaymentEffect>([
  'tellItemsPaid',
  'tellItemsAwaitingDeposit',
  'tellItemsCancelled',
  'tellItemsExpired',
  'returnCoupons',
])

/**
 * Moves a payment on, the only place in the server that does: asks the chart, then writes the status, a
 * history row and what follows from the step. Answers the chart's decision; a refusal has written nothing.
 * Safe only inside a transaction that has locked the order and the payment.
 */
export const advancePayment = Effect.fnUntraced(function* (payment: AdvancedPayment, step: Step) {
  const { event, atMs, memo = '' } = step
  const facts = { ...NO_FACTS, ...step.facts }
  const decision = decideStep(PAYMENT_TABLE, { state: payment.status, event, facts })
  if (!decision.ok) return decision
  const { target, effects, meta } = decision.value
  const at = new Date(atMs)
  const isPaid = (state: PaymentState) => PAYMENT_TABLE.tags[state].includes('paid')
  const isPaidNow = isPaid(target) && !isPaid(payment.status)
  const isChanged = yield* updatePaymentStatus({
    id: payment.id,
    from: payment.status,
    to: target,
    completedAt: isPaidNow ? at : null,
  })
  if (!isChanged) return yield* Effect.die(new Error(`payment ${payment.id} was not locked`))
  yield* insertPaymentHistory({
    payment_id: payment.id,
    actor: meta.actor,
    event,
    from_status: payment.status,
    to_status: target,
    memo,
    at,
  })
  const isOfOrder = payment.additional_payment_id === null
  const due = effects.filter((effect) => isOfOrder || !OF_ORDER.has(effect))
  for (const effect of due) yield* HANDLERS[effect](payment, step)
  return decision
})
