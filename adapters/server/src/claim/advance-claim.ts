import type { StepActor } from '@jangteo/core/chart/step.codes'
import { CLAIM_TABLE, type ClaimRefusal } from '@jangteo/core/claim/claimStep.rules'
import type { ClaimState } from '@jangteo/core/claim/claim.codes'
import { allow, type Decision, refuse } from '@jangteo/core/decision/decision.rules'
import { eventOfLevel, reachedLevel } from '@jangteo/core/delivery/tracking.rules'
import { ORDER_ITEM_TABLE } from '@jangteo/core/order/orderItem.table.gen'
import {
  type ClaimRow,
  findClaim,
  insertClaimHistory,
  listClaimedItems,
  updateClaim,
  updateClaimState,
} from '@jangteo/postgres/claim/claim-step.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { createEntity, type EffectHandler, type TakenStep } from '../entity/create-entity.ts'
import { loadScans } from '../order/parcel-answer.ts'
import { confirmDueMsOf } from '../order/item-facts.ts'
import { scheduleAutoConfirm } from '../order/item-jobs.ts'
import { findOwedState, loadClaimFacts } from './claim-facts.ts'
import { scheduleReshipAssumption } from './claim-jobs.ts'
import type { ClaimStep } from './claim-steps.ts'
import {
  releaseReship,
  replaceLostReship,
  reserveReship,
  takeBackPieces,
  writeOffReship,
} from './claim-stock.ts'
import { completeCancel, completeExchange, completeReturn } from './complete-claim.ts'
import { convertExchange } from './convert-exchange.ts'
import { endAdditionalPayment } from './end-additional-payment.ts'
import { giveCouponsBack } from './give-coupons-back.ts'
import { findItemClaims } from '../order/newest-claims.ts'
import { refundClaim } from './refund-claim.ts'
import { quoteAgain } from './requote-claim.ts'

type Advanced = Effect.Effect<Decision<ClaimRefusal, { readonly state: ClaimState }>, never, Db>
type Handler = EffectHandler<ClaimRow, ClaimStep>

/** The goods were fetched: what carried them was used. */
const COLLECTED = 'collected'

function isCollected({ state }: ClaimRow): boolean {
  return state !== null && CLAIM_TABLE.tags[state].includes(COLLECTED)
}

/** Ends what the claim still asks for; what its quote asks for no more has ended before. */
const endPayment = (event: 'claim.refused' | 'claim.withdrawn') =>
  Effect.fnUntraced(function* (claim: ClaimRow, { atMs }: ClaimStep) {
    if ((yield* findOwedState((yield* findClaim(claim.id)) ?? claim)) === null) return
    yield* endAdditionalPayment(claim, { event, isCollected: isCollected(claim), atMs })
  })

/** Notes the parcel, and has the claim told at once what its carrier has reported already. */
const noteReship: Handler = Effect.fnUntraced(function* (claim: ClaimRow, step: ClaimStep) {
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
  if (event === 'carrier.delivered') yield* advanceAnew(claim.id, { event, atMs: step.atMs })
})

const alertSeller: Handler = ({ id }) =>
  Effect.logWarning(`exchange ${id} lacks the pieces that were asked for`)

/** Asks the stock, and has the claim told what it said. */
const reserve: Handler = Effect.fnUntraced(function* (claim: ClaimRow, step: ClaimStep) {
  const isReserved = yield* reserveReship(claim)
  if (isReserved) yield* takeBackPieces(claim, step)
  const told = yield* advanceAnew(claim.id, {
    event: isReserved ? 'stock.reserved' : 'stock.lacking',
    atMs: step.atMs,
  })
  if (!told.ok) yield* Effect.die(new Error(`claim ${claim.id} refused its stock: ${told.reason}`))
})

/** Delivered items confirm themselves later by the days that the claim, which is over, paused them. */
const resumeConfirmation = Effect.fnUntraced(function* (claim: ClaimRow) {
  const items = yield* listClaimedItems(claim.id)
  const claimsOf = yield* findItemClaims(items.map(({ id }) => id))
  for (const item of items) {
    const dueMs = confirmDueMsOf(item, claimsOf(item.id))
    const isConfirmable = 'system.autoConfirmDue' in ORDER_ITEM_TABLE.steps[item.status]
    if (isConfirmable && dueMs !== null) yield* scheduleAutoConfirm(item.id, dueMs)
  }
})

type StatedClaim = ClaimRow & { readonly state: ClaimState }

const advanceStated = createEntity({
  name: 'claim',
  table: CLAIM_TABLE,
  stateOf: ({ state }: StatedClaim) => state,
  factsOf: (claim, { atMs }: ClaimStep) => loadClaimFacts(claim, atMs),
  compareAndSet: ({ id }, { from, step, at }) =>
    updateClaimState({ id, from, to: step.target, at }),
  record: Effect.fnUntraced(function* (
    { id }: StatedClaim,
    {
      from,
      step,
      at,
    }: TakenStep<
      ClaimState,
      { readonly target: ClaimState; readonly meta: { readonly actor: StepActor } }
    >,
    { event, memo = '' }: ClaimStep,
  ) {
    const { actor } = step.meta
    const row = { claim_id: id, actor, event, from_state: from, to_state: step.target, memo, at }
    yield* insertClaimHistory(row)
    if (actor === 'seller' && memo !== '') yield* updateClaim(id, { seller_memo: memo })
  }),
  effects: {
    noteReship,
    openReturn: convertExchange,
    quoteAgain,
    refund: refundClaim,
    releaseReship,
    replaceLostReship,
    reserveReship: reserve,
    returnCoupons: giveCouponsBack,
    tellAdditionalPaymentRefused: endPayment('claim.refused'),
    tellAdditionalPaymentWithdrawn: endPayment('claim.withdrawn'),
    tellItemsCancelled: completeCancel,
    tellItemsExchanged: completeExchange,
    tellItemsReturned: completeReturn,
    tellSellerOutOfStock: alertSeller,
    writeOffReship,
  },
})

/**
 * Moves a claim on, the only place in the server that does. Answers the state that it is in at the end, or the chart's
 * refusal, which has written nothing. Whether its additional payment may end is to be asked before
 * (`checkAdditionalPaymentEnd`). Safe only inside a transaction that has locked the order, its shipping groups and its items.
 */
export const advanceClaim = (claim: ClaimRow, step: ClaimStep): Advanced =>
  Effect.gen(function* () {
    const { state } = claim
    if (state === null) return refuse('NOT_CHANGE_STATUS')
    const decision = yield* advanceStated({ ...claim, state }, step)
    if (!decision.ok) return decision
    const { target } = decision.value
    if (CLAIM_TABLE.tags[target].includes('terminal')) yield* resumeConfirmation(claim)
    const after = yield* findClaim(claim.id)
    return allow({ state: after?.state ?? target })
  })

/** The same with the claim as it stands by now. */
const advanceAnew = Effect.fnUntraced(function* (claimId: number, step: ClaimStep) {
  const claim = yield* findClaim(claimId)
  if (claim === undefined) return yield* Effect.die(new Error(`no claim ${claimId}`))
  return yield* advanceClaim(claim, step)
})
