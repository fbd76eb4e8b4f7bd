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
import { insertPaymentHistory, updatePaymentStatus } from '@jangteo/postgres/payment/payment.store'
import * as Effect from 'effect/Effect'
import { advanceItem } from '../order/advance-item.ts'

/** How long an unanswered question waits until the gateway is asked again, in milliseconds. */
const ASK_AGAIN_MS = 30_000

/** A locked payment, as far as moving it on needs to know. */
export type AdvancedPayment = {
  readonly id: number
  readonly order_id: number
  readonly status: PaymentState
}

type Step = {
  readonly event: PaymentEventType
  readonly facts: Partial<Readonly<Record<PaymentFact, boolean>>>
  readonly atMs: number
}

const NO_FACTS: Readonly<Record<PaymentFact, boolean>> = {
  isFree: false,
  isAmountEqual: false,
  isOverdue: false,
  isUnprepared: false,
  isRefundable: false,
  isRefundWhole: false,
}

/** Options are touched in the order of their ids, as orders lock them. */
function byOption(a: { readonly option_id: number }, b: { readonly option_id: number }): number {
  return a.option_id - b.option_id
}

const tellItems = (event: 'payment.completed' | 'payment.expired') =>
  Effect.fnUntraced(function* (payment: AdvancedPayment, atMs: number) {
    const items = yield* lockItems(payment.order_id)
    for (const item of items.toSorted(byOption)) {
      const decision = yield* advanceItem(item, { event, atMs })
      if (!decision.ok) {
        return yield* Effect.die(
          new Error(`order item ${item.id} refused ${event}: ${decision.reason}`),
        )
      }
    }
  })

const askOutcomeLater = (payment: AdvancedPayment, atMs: number) =>
  addJob({
    task: 'settle-payment',
    payload: { paymentId: payment.id },
    dueAt: new Date(atMs + ASK_AGAIN_MS),
    key: `settle-payment:${payment.id}`,
  })

type Handler = (payment: AdvancedPayment, atMs: number) => Effect.Effect<unknown, never, Db>

/**
 * What the steps that this server sends entail inside the transaction. `confirmAtGateway` happens outside of
 * it, by who sent `buyer.return`.
 */
const HANDLERS: Partial<Readonly<Record<PaymentEffect, Handler>>> = {
  askOutcomeLater,
  confirmAtGateway: () => Effect.void,
  tellItemsPaid: tellItems('payment.completed'),
  tellItemsExpired: tellItems('payment.expired'),
}

/**
 * Moves a payment on, the only place in the server that does: asks the chart, then writes the status, a
 * history row and what follows from the step. Answers the chart's decision; a refusal has written nothing.
 * Safe only inside a transaction that has locked the order and the payment.
 */
export const advancePayment = Effect.fnUntraced(function* (payment: AdvancedPayment, step: Step) {
  const { event, atMs } = step
  const facts = { ...NO_FACTS, ...step.facts }
  const decision = decideStep(PAYMENT_TABLE, { state: payment.status, event, facts })
  if (!decision.ok) return decision
  const { target, effects, meta } = decision.value
  const at = new Date(atMs)
  const isChanged = yield* updatePaymentStatus({
    id: payment.id,
    from: payment.status,
    to: target,
    completedAt: target === 'DEPOSIT_COMPLETE' ? at : null,
  })
  if (!isChanged) return yield* Effect.die(new Error(`payment ${payment.id} was not locked`))
  yield* insertPaymentHistory({
    payment_id: payment.id,
    actor: meta.actor,
    event,
    from_status: payment.status,
    to_status: target,
    at,
  })
  for (const effect of effects) {
    const handle = HANDLERS[effect]
    if (handle === undefined) return yield* Effect.die(new Error(`nothing does ${effect}`))
    yield* handle(payment, atMs)
  }
  return decision
})
