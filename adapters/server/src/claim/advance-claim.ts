import type { StepActor } from '@jangteo/core/chart/step.codes'
import {
  CLAIM_TABLE,
  type ClaimEffect,
  type ClaimRefusal,
} from '@jangteo/core/claim/claimStep.rules'
import type { ClaimState } from '@jangteo/core/claim/claim.codes'
import { decideStep } from '@jangteo/core/chart/table.rules'
import { allow, type Decision, refuse } from '@jangteo/core/decision/decision.rules'
import { eventOfLevel, reachedLevel } from '@jangteo/core/delivery/tracking.rules'
import { claimFeeOf } from '@jangteo/core/settlement/settlement.rules'
import {
  type ClaimRow,
  findClaim,
  insertClaimHistory,
  updateClaim,
  updateClaimState,
} from '@jangteo/postgres/claim/claim-step.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import {
  createEntity,
  type EffectHandler,
  recordIfSet,
  type TakenStep,
} from '../entity/create-entity.ts'
import type { Receivers } from '../entity/entity-queue.ts'
import { loadScans } from '../order/parcel-answer.ts'
import { findOwedState, loadClaimFacts, type StatedClaim } from './claim-facts.ts'
import { scheduleReshipAssumption } from './claim-jobs.ts'
import { type ClaimStep, type ClaimStepInput, quoteOf } from './claim-steps.ts'
import {
  releaseReship,
  replaceLostReship,
  reserveReship,
  restockReturned,
  writeOffReship,
} from './claim-stock.ts'
import { completeCancel, completeExchange, completeReturn } from './refund/complete-claim.ts'
import { notify } from '../notification/notify.ts'
import { notifyOfClaim } from './notify-of-claim.ts'
import { convertExchange } from './convert-exchange.ts'
import { endAdditionalPayment } from './additional/end-additional-payment.ts'
import { giveCouponsBack } from './refund/give-coupons-back.ts'
import { refundClaim } from './refund/refund-claim.ts'
import { requoteClaim } from './refund/requote-claim.ts'
import { upholdClaim } from './refund/uphold-claim.ts'

type Advanced = Effect.fn.Return<
  Decision<ClaimRefusal, { readonly state: ClaimState }>,
  never,
  Db | Receivers
>
type Handler = EffectHandler<ClaimRow, ClaimStepInput>

/** The goods were fetched: what carried them was used. */
const COLLECTED = 'collected'

function isCollected({ state }: ClaimRow): boolean {
  return state !== null && CLAIM_TABLE.tags[state].includes(COLLECTED)
}

/** Ends the additional payment of a claim; one that its quote no longer asks for has ended before. */
const endPayment = (event: 'claim.refused' | 'claim.withdrawn') =>
  Effect.fnUntraced(function* (claim: ClaimRow, { atMs }: ClaimStepInput) {
    if ((yield* findOwedState((yield* findClaim(claim.id)) ?? claim)) === null) return []
    return yield* endAdditionalPayment(claim, { event, isCollected: isCollected(claim), atMs })
  })

/** Stores the parcel, and sends the claim what its carrier has reported already. */
const noteReship: Handler = Effect.fnUntraced(function* (claim: ClaimRow, step: ClaimStepInput) {
  const courier = step.parcel?.courier ?? null
  const invoiceNumber = step.parcel?.invoiceNumber ?? null
  const at = new Date(step.atMs)
  yield* updateClaim(claim.id, {
    reship_courier: courier,
    reship_invoice_number: invoiceNumber,
    reshipped_at: at,
  })
  yield* scheduleReshipAssumption(claim.id, step)
  const scans = yield* loadScans({ courier, invoice_number: invoiceNumber, shipped_at: at })
  const event = eventOfLevel(reachedLevel(scans))
  if (event !== 'carrier.delivered') return []
  return [{ to: 'claim', id: claim.id, event, isOptional: true, atMs: step.atMs } as const]
})

const alertSeller: Handler = ({ id }, { atMs }) =>
  notify({
    to: { storeOfClaim: id },
    content: { kind: 'EXCHANGE_LACKING' },
    key: `${id}:${atMs}`,
    atMs,
  })

/** Reserves stock, and sends the claim the result. */
const reserve: Handler = Effect.fnUntraced(function* (claim: ClaimRow, step: ClaimStepInput) {
  const isReserved = yield* reserveReship(claim)
  if (isReserved) yield* restockReturned(claim, step)
  const event = isReserved ? 'stock.reserved' : 'stock.lacking'
  return [{ to: 'claim', id: claim.id, event, atMs: step.atMs } as const]
})

/** Has the store paid what the buyer bore for the claim's shipments. */
const settleClaimFees: Handler = Effect.fnUntraced(function* (
  claim: ClaimRow,
  { atMs }: ClaimStepInput,
) {
  const fees = claimFeeOf((yield* quoteOf(claim)).shipments)
  if (fees === 0) return []
  return [{ to: 'settlement', event: 'claim.charged', claimId: claim.id, fees, atMs } as const]
})

type TakenClaimStep = TakenStep<
  ClaimState,
  { readonly target: ClaimState; readonly meta: { readonly actor: StepActor } }
>

/**
 * Notifies buyer and store of what concerns them. A claim that ended ends the dispute over it. Delivered items confirm themselves later by the days for which the
 * ended claim paused them.
 */
const announce = (
  { id: claimId }: ClaimRow,
  { from, step: { target: to, meta } }: TakenClaimStep,
  { atMs }: ClaimStep,
) => {
  const isRunning = CLAIM_TABLE.tags[to].includes('open')
  const isEnded = CLAIM_TABLE.tags[to].includes('terminal')
  const ended = { to: 'dispute', claimId, event: 'claim.ended', atMs } as const
  return Effect.as(notifyOfClaim(claimId, { from, to, actor: meta.actor, atMs }), [
    ...(isEnded ? [ended] : []),
    ...(isRunning ? [] : [{ to: 'newConfirmationDue', claimId, atMs } as const]),
  ])
}

const record = Effect.fnUntraced(function* (
  { id }: StatedClaim,
  { from, step, at }: TakenClaimStep,
  { event, memo = '' }: ClaimStep,
) {
  const { actor } = step.meta
  const row = { claim_id: id, actor, event, from_state: from, to_state: step.target, memo, at }
  yield* insertClaimHistory(row)
  if (actor === 'seller' && memo !== '') yield* updateClaim(id, { seller_memo: memo })
})

/** Has a cancel that a dispute was decided for completed, as if its seller's time to answer were over. */
const approveUpheld: Handler = ({ id }, { atMs }) =>
  Effect.succeed([{ to: 'claim', id, event: 'system.answerDue', atMs }])

/** Handlers of the effects of claims, of steps and of births. */
export const CLAIM_EFFECTS: Readonly<Record<ClaimEffect, Handler>> = {
  approveUpheld,
  noteReship,
  openReturn: convertExchange,
  requoteClaim,
  refund: refundClaim,
  releaseReship,
  replaceLostReship,
  reserveReship: reserve,
  returnCoupons: giveCouponsBack,
  settleClaimFees,
  notifyAdditionalPaymentRefused: endPayment('claim.refused'),
  notifyAdditionalPaymentWithdrawn: endPayment('claim.withdrawn'),
  notifyItemsCancelled: completeCancel,
  notifyItemsExchanged: completeExchange,
  notifyItemsReturned: completeReturn,
  notifySellerOutOfStock: alertSeller,
  uphold: upholdClaim,
  writeOffReship,
}

const factsOf = (claim: StatedClaim, { event, atMs: nowMs }: ClaimStep) =>
  loadClaimFacts(claim, { events: [event], nowMs, isLocked: true })

const advanceStated = createEntity({
  name: 'claim',
  table: CLAIM_TABLE,
  stateOf: ({ state }: StatedClaim) => state,
  factsOf,
  write: (claim, taken, input) => {
    const change = { id: claim.id, from: taken.from, to: taken.step.target, at: taken.at }
    return recordIfSet(`claim ${claim.id}`, updateClaimState(change), record(claim, taken, input))
  },
  effects: CLAIM_EFFECTS,
  announce,
})

/** Asks the chart of a claim about an event; nothing is written. Safe only where `advanceClaim` is. */
export const decideClaim = Effect.fnUntraced(function* (
  claim: ClaimRow,
  step: ClaimStep,
): Effect.fn.Return<Decision<ClaimRefusal, unknown>, never, Db> {
  const { state } = claim
  if (state === null) return refuse('NOT_CHANGE_STATUS')
  const facts = yield* factsOf({ ...claim, state }, step)
  return decideStep(CLAIM_TABLE, { state, event: step.event, facts })
})

/**
 * Moves a claim on, the only place in the server that does. Returns its state at the end, or the chart's refusal, which
 * has written nothing. Its preconditions are facts of the chart. Safe only inside a transaction that has locked the
 * order, its shipping groups and its items.
 */
export const advanceClaim = Effect.fnUntraced(function* (
  claim: ClaimRow,
  step: ClaimStep,
): Advanced {
  const { state } = claim
  if (state === null) return refuse('NOT_CHANGE_STATUS')
  const decision = yield* advanceStated({ ...claim, state }, step)
  if (!decision.ok) return decision
  const after = yield* findClaim(claim.id)
  return allow({ state: after?.state ?? decision.value.target })
})
