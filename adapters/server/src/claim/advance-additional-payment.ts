import type { AdditionalPaymentState } from '@jangteo/core/claim/additionalPayment.codes'
import {
  ADDITIONAL_PAYMENT_TABLE,
  type AdditionalPaymentEventType,
  type AdditionalPaymentFact,
} from '@jangteo/core/claim/additionalPayment.table.gen'
import {
  insertAdditionalPaymentHistory,
  updateAdditionalPaymentState,
} from '@jangteo/postgres/claim/additional-payment.store'
import * as Effect from 'effect/Effect'
import { createEntity, type EffectHandler } from '../entity/create-entity.ts'

/** An additional payment whose order is locked, as far as moving it on needs to know. */
type AdvancedAdditionalPayment = { readonly id: number; readonly state: AdditionalPaymentState }

type Step = {
  readonly event: AdditionalPaymentEventType
  readonly facts?: Readonly<Record<AdditionalPaymentFact, boolean>>
  readonly atMs: number
}

const NOT_DUE: Readonly<Record<AdditionalPaymentFact, boolean>> = {
  isOverdue: false,
  isEndingClaim: false,
}

type Handler = EffectHandler<AdvancedAdditionalPayment, Step>

const carriedOutByCaller: Handler = () => Effect.void

const alertOperator: Handler = ({ id }, { event }) =>
  Effect.logError(`additional payment ${id} needs a person: ${event}`)

/**
 * Moves an additional payment on, the only place in the server that does. Its effects are carried out by who asked, who
 * reads them in the decision: what the payment says to its claim, and what the claim does to its payment, lie on two
 * sides of this. Safe only inside a transaction that has locked the order.
 */
export const advanceAdditionalPayment = createEntity({
  name: 'additional payment',
  table: ADDITIONAL_PAYMENT_TABLE,
  stateOf: ({ state }: AdvancedAdditionalPayment) => state,
  factsOf: (_, { facts = NOT_DUE }: Step) => Effect.succeed(facts),
  compareAndSet: ({ id }, { from, step }) =>
    updateAdditionalPaymentState({ id, from, to: step.target }),
  record: ({ id }, { from, step, at }, { event }) =>
    insertAdditionalPaymentHistory({
      additional_payment_id: id,
      actor: step.meta.actor,
      event,
      from_state: from,
      to_state: step.target,
      at,
    }),
  effects: {
    alertOperator,
    askSellerToCollect: carriedOutByCaller,
    refundPayment: carriedOutByCaller,
    tellClaimPaid: carriedOutByCaller,
    tellClaimUnpaid: carriedOutByCaller,
  },
})
