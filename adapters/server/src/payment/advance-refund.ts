import { PAYMENT_TABLE } from '@jangteo/core/payment/payment.table.gen'
import type { RefundState } from '@jangteo/core/payment/refund.codes'
import { REFUND_TABLE, type RefundEventType } from '@jangteo/core/payment/refund.table.gen'
import type { Db } from '@jangteo/postgres/database/db'
import { findAttempt } from '@jangteo/postgres/payment/attempt.store'
import type { LockedPayment } from '@jangteo/postgres/payment/payment.store'
import {
  insertRefundHistory,
  type RefundRow,
  updateRefundStatus,
} from '@jangteo/postgres/payment/refund.store'
import * as Effect from 'effect/Effect'
import {
  createEntity,
  type EffectHandler,
  recordIfSet,
  type Sending,
} from '../entity/create-entity.ts'
import { notify } from '../notification/notify.ts'
import { askForRefunds } from './open-refund.ts'

/** Time for which a gateway that did not answer is left alone, in milliseconds. */
const AGAIN_MS = 30_000

/** The gateway took the money out and its bank could not bring it: a person pays it. */
export const TRANSFER_FAILED = 'REFUND_TRANSFER_FAILED'

/** The gateway does not give such money back; it was never asked. */
export const BY_TRANSFER = 'REFUND_BY_TRANSFER'

type Step = {
  readonly event: RefundEventType
  /** Code of the gateway's refusal; a refusal that is settled keeps it. */
  readonly failureCode: string | null
  readonly atMs: number
}

/** True when the gateway may be asked again: not for what has left the payment, nor for what it never gives back. */
export function isAskable({ failure_code: code }: Pick<RefundRow, 'failure_code'>): boolean {
  return code !== TRANSFER_FAILED && code !== BY_TRANSFER
}

/** A refund with the payment that it leaves, both locked. */
type LockedRefund = LockedPayment & { readonly id: number; readonly refund: RefundRow }
type Handler = EffectHandler<LockedRefund, Step>

const askGatewayAgain: Handler = ({ payment }, { event, atMs }) =>
  Effect.asVoid(askForRefunds(payment.id, atMs + (event === 'gateway.unanswered' ? AGAIN_MS : 0)))

const alertOperator: Handler = ({ id, refund, order }, { atMs }) =>
  notify({
    to: { operatorsOfOrder: order.id },
    content: { kind: 'REFUND_REFUSED', amount: refund.amount },
    key: `${id}:${atMs}`,
    atMs,
  })

/** Notifies the buyer of money that went back, whoever sent it. */
const notifyRefunded = ({ id, refund, order }: LockedRefund, atMs: number) =>
  notify({
    to: { buyerOfOrder: order.id },
    content: { kind: 'REFUND_DONE', amount: refund.amount },
    key: id,
    atMs,
  })

/** Counts the refund against its payment, which learns who sent the money back. */
const notifyPayment =
  (event: 'gateway.refunded' | 'system.refundRecorded'): Handler =>
  ({ refund: { amount }, payment: { id } }, { atMs }) =>
    Effect.succeed([{ to: 'payment', id, event, amount, atMs }])

/**
 * Notifies an additional payment of the refund that ends it; while the gateway is silent there is nothing to report.
 */
const messagesOf = ({ refund, payment }: LockedRefund, { event, atMs }: Step): Sending => {
  const { additional_payment_id: id } = payment
  if (id === null || event === 'gateway.unanswered') return []
  const { idempotency_key: refundKey } = refund
  return [{ to: 'additionalPayment', id, event, refundKey, atMs }]
}

type Taken = { readonly step: { readonly target: RefundState } }

const announce = (
  locked: LockedRefund,
  { step }: Taken,
  sent: Step,
): Effect.Effect<Sending, never, Db> => {
  const notified = step.target === 'DONE' ? notifyRefunded(locked, sent.atMs) : Effect.void
  return Effect.as(notified, messagesOf(locked, sent))
}

const advanceLocked = createEntity({
  name: 'refund',
  table: REFUND_TABLE,
  stateOf: ({ refund }: LockedRefund) => refund.status,
  factsOf: Effect.fnUntraced(function* ({ refund, payment }: LockedRefund) {
    const attempt = yield* findAttempt(refund.attempt_id)
    const isPaid = PAYMENT_TABLE.tags[payment.status].includes('paid')
    return { isCounted: isPaid && attempt?.status === 'APPROVED', isAskable: isAskable(refund) }
  }),
  write: ({ id }, { from, step: { target: to, meta }, at }, { event, failureCode }) =>
    recordIfSet(
      `refund ${id}`,
      updateRefundStatus({ id, from, to, failureCode, settledAt: to === 'REQUESTED' ? null : at }),
      insertRefundHistory({
        payment_refund_id: id,
        actor: meta.actor,
        event,
        from_status: from,
        to_status: to,
        at,
      }),
    ),
  effects: {
    alertOperator,
    askGatewayAgain,
    notifyPaymentRecorded: notifyPayment('system.refundRecorded'),
    notifyPaymentRefunded: notifyPayment('gateway.refunded'),
  },
  announce,
})

/**
 * Moves money on its way back on, the only place in the server that does. Safe only inside a transaction that has
 * locked the order and the payment.
 */
export const advanceRefund = (
  refund: RefundRow,
  locked: LockedPayment,
  step: Step,
): ReturnType<typeof advanceLocked> => advanceLocked({ id: refund.id, refund, ...locked }, step)
