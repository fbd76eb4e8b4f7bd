import { decideStep } from '@jangteo/core/chart/table.rules'
import {
  CLAIM_TABLE,
  type ClaimEffect,
  type ClaimRefusal,
} from '@jangteo/core/claim/claimStep.rules'
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
type Handler = (claim: ClaimRow, step: ClaimStep) => Effect.Effect<unknown, never, Db>

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

/** What a step entails, with the claim as it stood before. */
const HANDLERS: Readonly<Record<ClaimEffect, Handler>> = {
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
}

/**
 * Moves a claim on, the only place in the server that does: asks the chart of its type, then writes the state, a history
 * row and what follows from the step. Answers the state that it is in at the end, or the chart's refusal, which has
 * written nothing. Whether its additional payment may end is to be asked before (`checkAdditionalPaymentEnd`).
 * Safe only inside a transaction that has locked the order, its shipping groups and its items.
 */
export const advanceClaim = (claim: ClaimRow, step: ClaimStep): Advanced =>
  Effect.gen(function* () {
    const { event, atMs, memo = '' } = step
    if (claim.state === null) return refuse('NOT_CHANGE_STATUS')
    const facts = yield* loadClaimFacts(claim, atMs)
    const decision = decideStep(CLAIM_TABLE, { state: claim.state, event, facts })
    if (!decision.ok) return decision
    const { target, effects, meta } = decision.value
    const at = new Date(atMs)
    const change = { id: claim.id, from: claim.state, to: target, at }
    if (!(yield* updateClaimState(change))) {
      return yield* Effect.die(new Error(`claim ${claim.id} was not locked`))
    }
    yield* insertClaimHistory({
      claim_id: claim.id,
      actor: meta.actor,
      event,
      from_state: claim.state,
      to_state: target,
      memo,
      at,
    })
    if (meta.actor === 'seller' && memo !== '') yield* updateClaim(claim.id, { seller_memo: memo })
    for (const effect of effects) yield* HANDLERS[effect](claim, step)
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
