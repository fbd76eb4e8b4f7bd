import { paymentFacts } from '@jangteo/core/payment/payment.rules'
import { PAYMENT_TABLE } from '@jangteo/core/payment/payment.table.gen'
import { REFUND_TABLE, type RefundEventType } from '@jangteo/core/payment/refund.table.gen'
import { addRefundedAmount, findAttempt } from '@jangteo/postgres/payment/payment.store'
import {
  insertRefundHistory,
  type listRefunds,
  updateRefundStatus,
} from '@jangteo/postgres/payment/refund.store'
import * as Effect from 'effect/Effect'
import { tellOfRefund } from '../claim/tell-of-refund.ts'
import { createEntity, type EffectHandler } from '../entity/create-entity.ts'
import { advancePayment } from './advance-payment.ts'
import type { lockOrderAndPayment } from './lock-payment.ts'
import { askForRefunds } from './open-refund.ts'

/** How long a gateway that did not answer is left alone, in milliseconds. */
const AGAIN_MS = 30_000

/** The gateway took the money out and its bank could not bring it: a person pays it. */
export const TRANSFER_FAILED = 'REFUND_TRANSFER_FAILED'

/** The gateway does not give such money back; it was never asked. */
export const BY_TRANSFER = 'REFUND_BY_TRANSFER'

export type Refund = Effect.Success<ReturnType<typeof listRefunds>>[number]
type Locked = NonNullable<Effect.Success<ReturnType<typeof lockOrderAndPayment>>>

type Step = {
  readonly event: RefundEventType
  /** What the gateway gave as its reason to refuse; a refusal that is settled keeps it. */
  readonly failureCode: string | null
  readonly atMs: number
}

/** Whether the gateway may be asked again: not for what has left the payment, nor for what it never gives back. */
export function isAskable({ failure_code: code }: Pick<Refund, 'failure_code'>): boolean {
  return code !== TRANSFER_FAILED && code !== BY_TRANSFER
}

/** A refund with the payment that it leaves, both locked. */
type LockedRefund = Locked & { readonly id: number; readonly refund: Refund }
type Handler = EffectHandler<LockedRefund, Step>

const askGatewayAgain: Handler = ({ payment }, { event, atMs }) =>
  askForRefunds(payment.id, atMs + (event === 'gateway.unanswered' ? AGAIN_MS : 0))

const alertOperator: Handler = ({ id }) =>
  Effect.logError(`refund ${id} was refused and needs a person`)

/** Counts the refund against its payment, which learns who sent the money back. */
const tellPayment = (told: 'gateway.refunded' | 'system.refundRecorded'): Handler =>
  Effect.fnUntraced(function* ({ refund, payment }: LockedRefund, { atMs }: Step) {
    yield* addRefundedAmount(payment.id, refund.amount)
    const facts = paymentFacts({
      owed: payment.amount,
      presented: null,
      refund: refund.amount,
      refunded: payment.refunded_amount,
      dueAtMs: null,
      nowMs: atMs,
      itemStatuses: [],
    })
    return yield* advancePayment(payment, { event: told, facts, atMs })
  })

const advanceLocked = createEntity({
  name: 'refund',
  table: REFUND_TABLE,
  stateOf: ({ refund }: LockedRefund) => refund.status,
  factsOf: Effect.fnUntraced(function* ({ refund, payment }: LockedRefund) {
    const attempt = yield* findAttempt(refund.attempt_id)
    const isPaid = PAYMENT_TABLE.tags[payment.status].includes('paid')
    return { isCounted: isPaid && attempt?.status === 'APPROVED', isAskable: isAskable(refund) }
  }),
  compareAndSet: ({ id }, { from, step: { target: to }, at }, { failureCode }) =>
    updateRefundStatus({ id, from, to, failureCode, settledAt: to === 'REQUESTED' ? null : at }),
  record: ({ id }, { from, step, at }, { event }) =>
    insertRefundHistory({
      payment_refund_id: id,
      actor: step.meta.actor,
      event,
      from_status: from,
      to_status: step.target,
      at,
    }),
  effects: {
    alertOperator,
    askGatewayAgain,
    tellPaymentRecorded: tellPayment('system.refundRecorded'),
    tellPaymentRefunded: tellPayment('gateway.refunded'),
  },
})

/**
 * Moves money on its way back on, the only place in the server that does, and notifies what a claim had asked for. Safe
 * only inside a transaction that has locked the order and the payment.
 */
export const advanceRefund = Effect.fnUntraced(function* (
  refund: Refund,
  locked: Locked,
  step: Step,
) {
  const decision = yield* advanceLocked({ id: refund.id, refund, ...locked }, step)
  if (!decision.ok) return decision
  const { event, atMs } = step
  yield* tellOfRefund(locked.payment, { key: refund.idempotency_key, event, atMs })
  return decision
})
