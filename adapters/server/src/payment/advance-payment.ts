import {
  PAYMENT_TABLE,
  type PaymentEventType,
  type PaymentFact,
} from '@jangteo/core/payment/payment.table.gen'
import type { PaymentState } from '@jangteo/core/payment/payment.codes'
import { PAYMENT_EVENT_TO_ADDITIONAL } from '@jangteo/core/claim/additional/additionalPayment.rules'
import { PAYMENT_EFFECT_TO_ITEM_EVENT } from '@jangteo/core/payment/payment.rules'
import { findAgreedAttempt } from '@jangteo/postgres/payment/attempt.store'
import { updatePayment, setPaymentStatus } from '@jangteo/postgres/payment/payment.store'
import type { Won } from '@jangteo/core/money/money.rules'
import * as Effect from 'effect/Effect'
import { createEntity, type EffectHandler } from '../entity/create-entity.ts'
import type { EntityMessage } from '../entity/entity-message.ts'
import { notify } from '../notification/notify.ts'
import { notifyDepositDue, notifyOfPayment } from './notify-of-payment.ts'
import { type NewRefund, openRefund } from './open-refund.ts'
import { scheduleAccountClosing, scheduleSettlement } from './payment-jobs.ts'

/** Time for which an unanswered question waits until the gateway is asked again, in milliseconds. */
const ASK_AGAIN_MS = 10_000

/** A locked payment, as far as moving it on needs to know. */
export type AdvancedPayment = {
  readonly id: number
  readonly order_id: number
  readonly status: PaymentState
  readonly amount: Won
  /** Claim that it pays of a claim; `null` for an order's own payment. */
  readonly additional_payment_id: number | null
}

type Step = {
  readonly event: PaymentEventType
  readonly facts: Partial<Readonly<Record<PaymentFact, boolean>>>
  readonly atMs: number
  /** Reason why a person took the step; stored in the history. */
  readonly memo?: string
  /** Refund that goes back, for the steps that send money back. */
  readonly refund?: NewRefund
}

type Handler = EffectHandler<AdvancedPayment, Step>

const NO_FACTS: Readonly<Record<PaymentFact, boolean>> = {
  isFree: false,
  isAmountEqual: false,
  isOverdue: false,
  isUnprepared: false,
  isRefundable: false,
  isRefundWhole: false,
}

const notifyItemsOf =
  (effect: keyof typeof PAYMENT_EFFECT_TO_ITEM_EVENT): Handler =>
  ({ order_id: orderId }, { atMs }) => {
    const event = PAYMENT_EFFECT_TO_ITEM_EVENT[effect]
    return Effect.succeed([{ to: 'items', orderId, itemIds: null, event, atMs }])
  }

const askOutcomeLater = ({ id: paymentId }: AdvancedPayment, { atMs }: Step) =>
  Effect.asVoid(scheduleSettlement(paymentId, atMs + ASK_AGAIN_MS))

/** From now on the time to pay ends when the account closes. */
const scheduleDepositDue = Effect.fnUntraced(function* (
  payment: AdvancedPayment,
  { event, atMs }: Step,
) {
  const { id: paymentId } = payment
  const attempt = yield* findAgreedAttempt(paymentId)
  const dueAt = attempt?.deposit_due_at ?? null
  if (dueAt === null) return yield* Effect.die(new Error(`payment ${paymentId} has no account`))
  yield* updatePayment(paymentId, { expires_at: dueAt })
  if (payment.additional_payment_id !== null) return
  const isReversed = event === 'gateway.depositReversed'
  yield* notifyDepositDue(payment, { dueAtMs: dueAt.getTime(), atMs, isReversed })
})

/** Closes the account at the gateway, outside of the transaction, so that nobody may pay into it any more. */
const closeAccount = ({ id: paymentId }: AdvancedPayment, { atMs }: Step) =>
  Effect.asVoid(scheduleAccountClosing(paymentId, atMs))

const sendBack = ({ id }: AdvancedPayment, { event, refund, atMs }: Step) =>
  refund === undefined
    ? Effect.die(new Error(`${event}: refund amount missing`))
    : openRefund(id, refund, atMs)

const returnCoupons: Handler = ({ order_id: orderId }, { atMs }) =>
  Effect.succeed([{ to: 'coupons', orderId, event: 'order.unpaid', atMs }])

const alertOperator: Handler = ({ id, order_id: orderId }, { event, atMs }) =>
  notify({
    to: { operatorsOfOrder: orderId },
    content: { kind: 'PAYMENT_STUCK', event },
    key: `${id}:${event}:${atMs}`,
    atMs,
  })

/**
 * Effects that concerns the items and the coupons of an order; the payment of a claim has neither, and notifies its
 * claim instead.
 */
const ofOrder =
  (handler: Handler): Handler =>
  (payment, step, recorded) =>
    payment.additional_payment_id === null ? handler(payment, step, recorded) : Effect.void

function isPaid(state: PaymentState): boolean {
  return PAYMENT_TABLE.tags[state].includes('paid')
}

type Taken = {
  readonly from: PaymentState
  readonly step: { readonly target: PaymentState }
}

/** Notices that the claim of an additional payment learns: how it is paid, and that its account was closed unpaid. */
function announceToAdditional(id: number, { event, atMs }: Step, { from }: Taken): EntityMessage[] {
  const reported = PAYMENT_EVENT_TO_ADDITIONAL[event]
  if (reported !== undefined) return [{ to: 'additionalPayment', id, event: reported, atMs }]
  const isClosed = event === 'system.paymentDue' && from === 'DEPOSIT_READY'
  return isClosed ? [{ to: 'newPaymentOfAdditional', id, atMs }] : []
}

/**
 * Notices that the claims of an order learn: that it was cancelled before its deposit, or that its deposit was taken
 * back.
 */
function announceToClaims(
  orderId: number,
  { event, atMs }: Step,
  { step }: Taken,
): EntityMessage[] {
  if (event === 'gateway.depositReversed' && step.target === 'DEPOSIT_READY') {
    return [{ to: 'waitingCancels', orderId, event: 'payment.reversed', atMs }]
  }
  const isEnd = event === 'buyer.cancelDeposit' || event === 'system.paymentDue'
  const isCancelled = isEnd && step.target === 'DEPOSIT_CANCEL'
  return isCancelled ? [{ to: 'newDepositCancels', orderId, event, atMs }] : []
}

/**
 * Moves a payment on, the only place in the server that does. `confirmAtGateway` happens outside of the transaction, by
 * who sent `buyer.return`. Safe only inside a transaction that has locked the order and the payment.
 */
export const advancePayment = createEntity({
  name: 'payment',
  table: PAYMENT_TABLE,
  stateOf: ({ status }: AdvancedPayment) => status,
  factsOf: (_, { facts }: Step) => Effect.succeed({ ...NO_FACTS, ...facts }),
  write: ({ id }, { from, step: { target: to, meta }, at }, { event, memo = '' }) =>
    setPaymentStatus(
      { id, from, to, completedAt: isPaid(to) && !isPaid(from) ? at : null },
      { actor: meta.actor, event, memo, at },
    ),
  effects: {
    askOutcomeLater,
    confirmAtGateway: () => Effect.void,
    scheduleDepositDue,
    closeAccount,
    returnMoney: sendBack,
    refundAtGateway: sendBack,
    refundByHand: sendBack,
    alertOperator,
    notifyItemsPaid: ofOrder(notifyItemsOf('notifyItemsPaid')),
    notifyItemsAwaitingDeposit: ofOrder(notifyItemsOf('notifyItemsAwaitingDeposit')),
    notifyItemsCancelled: ofOrder(notifyItemsOf('notifyItemsCancelled')),
    notifyItemsExpired: ofOrder(notifyItemsOf('notifyItemsExpired')),
    returnCoupons: ofOrder(returnCoupons),
  },
  announce: (payment, taken, sent) => {
    const { order_id: orderId, additional_payment_id: additionalId } = payment
    if (additionalId !== null) {
      return Effect.succeed(announceToAdditional(additionalId, sent, taken))
    }
    const { from, step } = taken
    return Effect.as(
      notifyOfPayment(payment, { from, to: step.target, event: sent.event, atMs: sent.atMs }),
      announceToClaims(orderId, sent, taken),
    )
  },
})
