import { decideStep } from '@jangteo/core/chart/table.rules'
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

/**
 * Moves an additional payment on, the only place in the server that does: asks the chart, then writes the state and a
 * history row. Answers the chart's decision, whose effects are carried out by who asked: what the payment tells its
 * claim, and what the claim does to its payment, lie on two sides of this. A refusal has written nothing.
 * Safe only inside a transaction that has locked the order.
 */
export const advanceAdditionalPayment = Effect.fnUntraced(function* (
  additional: AdvancedAdditionalPayment,
  { event, facts = NOT_DUE, atMs }: Step,
) {
  const { id, state } = additional
  const decision = decideStep(ADDITIONAL_PAYMENT_TABLE, { state, event, facts })
  if (!decision.ok) return decision
  const { target, meta } = decision.value
  const isChanged = yield* updateAdditionalPaymentState({ id, from: state, to: target })
  if (!isChanged) return yield* Effect.die(new Error(`additional payment ${id} was not locked`))
  yield* insertAdditionalPaymentHistory({
    additional_payment_id: id,
    actor: meta.actor,
    event,
    from_state: state,
    to_state: target,
    at: new Date(atMs),
  })
  return decision
})
