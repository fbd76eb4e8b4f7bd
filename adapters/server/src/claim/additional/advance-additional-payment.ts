import { neededFacts } from '@jangteo/core/chart/table.rules'
import type { AdditionalPaymentState } from '@jangteo/core/claim/additional/additionalPayment.codes'
import { NO_ADDITIONAL_PAYMENT_FACTS } from '@jangteo/core/claim/additional/additionalPayment.rules'
import {
  ADDITIONAL_PAYMENT_TABLE,
  type AdditionalPaymentEventType,
  type AdditionalPaymentFact,
} from '@jangteo/core/claim/additionalPayment.table.gen'
import { CLAIM_TYPE_LABELS, type ClaimType } from '@jangteo/core/claim/claim.codes'
import { refundWay } from '@jangteo/core/claim/refund/refundWay.rules'
import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import type { Won } from '@jangteo/core/money/money.rules'
import {
  findPaymentOfAdditional,
  insertAdditionalPaymentHistory,
  updateAdditionalPaymentState,
} from '@jangteo/postgres/claim/additional-payment.store'
import { findAgreedAttempt } from '@jangteo/postgres/payment/attempt.store'
import * as Effect from 'effect/Effect'
import { notify } from '../../notification/notify.ts'
import { createEntity, type EffectHandler, recordIfSet } from '../../entity/create-entity.ts'
import type { EntityMessage } from '../../entity/entity-message.ts'
import { scheduleAdditionalPaymentDue } from './additional-payment-jobs.ts'
import { additionalRefundKey } from './additional-refund-key.ts'
import { findAdditionalRest } from './additional-rest.ts'
import { scheduleWithdrawal } from '../claim-jobs.ts'
import { prolongPayment } from './renew-additional-payment.ts'

/** An additional payment whose order is locked, with the columns that its runner needs. */
type AdvancedAdditionalPayment = {
  readonly id: number
  readonly claim_id: number
  readonly claim_type: ClaimType
  readonly state: AdditionalPaymentState
}

type Step = {
  readonly event: AdditionalPaymentEventType
  readonly facts?: Readonly<Record<AdditionalPaymentFact, boolean>>
  /** Amount that goes back of one that was paid, for the events of its claim. */
  readonly refundAmount?: Won
  readonly atMs: number
}

type Handler = EffectHandler<AdvancedAdditionalPayment, Step>

const alertOperator: Handler = Effect.fnUntraced(function* (
  { id, claim_id: operatorsOfClaim }: AdvancedAdditionalPayment,
  { atMs }: Step,
) {
  const { amount } = yield* findPaymentOfAdditional(id)
  const content = { kind: 'ADD_PAY_REFUND_REFUSED', amount } as const
  yield* notify({ to: { operatorsOfClaim }, content, key: `${id}:${atMs}`, atMs })
})

/** Notifies the store of an overdue payment, and gives the buyer seven days more for it, over and over. */
const askSellerToCollect: Handler = Effect.fnUntraced(function* (
  { id, claim_id: storeOfClaim }: AdvancedAdditionalPayment,
  { atMs }: Step,
) {
  const payment = yield* findPaymentOfAdditional(id)
  const content = { kind: 'ADD_PAY_OVERDUE', amount: payment.amount } as const
  yield* notify({ to: { storeOfClaim }, content, key: `${id}:${kstDayOf(atMs)}`, atMs })
  yield* scheduleAdditionalPaymentDue(id, (yield* prolongPayment(payment.id, atMs)) + 1)
})

const sendBack: Handler = Effect.fnUntraced(function* (
  { id, claim_id: claimId, claim_type: type, state }: AdvancedAdditionalPayment,
  { event, refundAmount: amount, atMs }: Step,
) {
  if (amount === undefined) {
    return yield* Effect.die(new Error(`${event}: refund amount missing`))
  }
  const payment = yield* findPaymentOfAdditional(id)
  const attempt = yield* findAgreedAttempt(payment.id)
  const way = refundWay(
    {
      method: payment.method,
      paidAmount: payment.amount,
      refundableAmount: payment.amount - payment.refunded_amount,
      paidAtMs: payment.completed_at?.getTime() ?? atMs,
      isPartlyRefundable: attempt?.is_part_cancelable ?? true,
      isByCard: attempt !== undefined && attempt.installment_months !== null,
    },
    amount,
    atMs,
  )
  const reason = `${CLAIM_TYPE_LABELS[type]} 추가결제 환불`
  const key = additionalRefundKey(id, state === 'PARTLY_REFUNDED' ? 'REST' : 'UNUSED')
  const refund = { claimId, amount, way, reason, key }
  return [{ to: 'payment', id: payment.id, event: 'system.refund', refund, atMs } as const]
})

/**
 * Completes a cancel that waited only for the payment: by itself, or because its seller let the time to answer pass.
 */
const notifyClaimPaid: Handler = ({ claim_id: id }, { atMs }) => {
  const claim = { to: 'claim', id, isOptional: true, atMs } as const
  return Effect.succeed([
    { ...claim, event: 'payment.reversed' },
    { ...claim, event: 'system.completeAtOnce' },
    { ...claim, event: 'system.answerDue' },
  ])
}

const notifyClaimUnpaid: Handler = ({ claim_id: id }, { atMs }) =>
  Effect.succeed([{ to: 'claim', id, event: 'additionalPayment.unpaid', isOptional: true, atMs }])

type Taken = {
  readonly from: AdditionalPaymentState
  readonly step: { readonly target: AdditionalPaymentState }
}

/**
 * Closes the payment of a cancelled one, and has the job finish a withdrawal that waited for the refund. A cancel whose
 * order lost its deposit while this was being approved ends now, as after a payment.
 */
const announce = Effect.fnUntraced(function* (
  additional: AdvancedAdditionalPayment,
  { from, step }: Taken,
  { atMs }: Step,
) {
  const messages: EntityMessage[] = []
  if (from === 'APPROVING' && step.target === 'WAITING') {
    const { claim_id: id } = additional
    messages.push({ to: 'claim', id, event: 'payment.reversed', isOptional: true, atMs })
  }
  if (step.target === 'REFUNDED') yield* scheduleWithdrawal(additional.claim_id, atMs)
  if (step.target === 'CANCELLED') {
    const { id } = yield* findPaymentOfAdditional(additional.id)
    messages.push({ to: 'payment', id, event: 'additionalPayment.closed', atMs })
  }
  return messages
})

/**
 * Moves an additional payment on, the only place in the server that does. Safe only inside a transaction that has
 * locked the order.
 */
export const advanceAdditionalPayment = createEntity({
  name: 'additional payment',
  table: ADDITIONAL_PAYMENT_TABLE,
  stateOf: ({ state }: AdvancedAdditionalPayment) => state,
  factsOf: Effect.fnUntraced(function* (
    { id, state }: AdvancedAdditionalPayment,
    { event, facts = NO_ADDITIONAL_PAYMENT_FACTS }: Step,
  ) {
    const needed = neededFacts(ADDITIONAL_PAYMENT_TABLE, state, [event])
    if (!needed.has('isWholeBack')) return facts
    return { ...facts, isWholeBack: (yield* findAdditionalRest(id)) === 0 }
  }),
  write: ({ id }, { from, step, at }, { event }) =>
    recordIfSet(
      `additional payment ${id}`,
      updateAdditionalPaymentState({ id, from, to: step.target }),
      insertAdditionalPaymentHistory({
        additional_payment_id: id,
        actor: step.meta.actor,
        event,
        from_state: from,
        to_state: step.target,
        at,
      }),
    ),
  effects: {
    alertOperator,
    askSellerToCollect,
    refundPayment: sendBack,
    notifyClaimPaid,
    notifyClaimUnpaid,
  },
  announce,
})
