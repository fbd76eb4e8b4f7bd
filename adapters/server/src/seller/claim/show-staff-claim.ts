import type { sellerClaimDetail } from '@jangteo/contract/claim/sellerClaim.schemas'
import type { Destination } from '@jangteo/core/address/address.rules'
import { CLAIM_HOLDBACK_LABELS } from '@jangteo/core/claim/claimHoldback.codes'
import { holdbackOf } from '@jangteo/core/claim/claimHoldback.rules'
import { claimCommandOf } from '@jangteo/core/claim/claimCommand.rules'
import { changedFault } from '@jangteo/core/claim/inspection.rules'
import { marketEvidenceLeft } from '@jangteo/core/dispute/marketEvidence.rules'
import { requoteForFault } from '@jangteo/core/claim/refund/claimRequote.rules'
import { decideBuyerDataOpen, maskDestination } from '@jangteo/core/order/buyerData.rules'
import {
  type ClaimStepRow,
  listClaimSteps,
  listFilesOfClaim,
  listRefundsOfClaim,
} from '@jangteo/postgres/claim/claim-detail.store'
import {
  listAdditionalPaymentsOfClaims,
  listItemsOfClaims,
} from '@jangteo/postgres/claim/claim-list.store'
import { listItemEndsOfClaim, type StaffClaimRow } from '@jangteo/postgres/claim/staff-claim.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { toClaimItem } from '../../claim/claim-answer.ts'
import { loadEvidencedClaim, toEvidenceAnswer } from '../../claim/market-evidence.ts'
import { toClaimStep } from '../../claim/claim-history-answer.ts'
import { loadLedger } from '../../claim/refund/load-ledger.ts'
import { toRefundAnswer } from '../../claim/refund/refund-answer.ts'
import { toPickupAnswer, toReshipAnswer } from '../../claim/request/place-answer.ts'
import { findItemClaims } from '../../order/newest-claims.ts'
import { loadDisputeAnswer } from '../../claim/dispute/dispute-answer.ts'
import { WireIds } from '../../wire/wire-ids.ts'
import { toSoldItemEnd } from '../order/buyer-answer.ts'
import { listSellerClaimEvents } from './claim-events.ts'
import { toStaffClaim } from './staff-claim-answer.ts'

/** A claim as sellers and operators see it. */
export type StaffClaimDetail = z.input<typeof sellerClaimDetail>
type Commands = StaffClaimDetail['commands']

/** The quote that an inspection could change to; `null` where the fault may not change, or cannot be computed. */
const quoteAtOtherFault = Effect.fnUntraced(function* (claim: StaffClaimRow, commands: Commands) {
  const isOffered = commands.some(({ commandEnum }) => commandEnum === 'changeFault')
  if (claim.quote === null || !isOffered) return null
  const ledger = yield* loadLedger(claim.order_id)
  const decision = requoteForFault(ledger, claim.quote, changedFault(claim.fault))
  return decision.ok ? yield* toRefundAnswer(decision.value) : null
})

/** Commands that a claim may be sent now; the label is the chart's. */
const listCommands = Effect.fnUntraced(function* (claim: StaffClaimRow, nowMs: number) {
  const events = yield* listSellerClaimEvents(claim, nowMs)
  return events.flatMap(({ event, label, asks }): Commands => {
    const commandEnum = claimCommandOf(event)
    return commandEnum === null ? [] : [{ commandEnum, label, asks: [...asks] }]
  })
})

/** True while the data of the buyer of a claim may be opened: of one of its items. */
export const isClaimBuyerOpen = Effect.fnUntraced(function* (
  claimId: number,
  nowMs: number,
): Effect.fn.Return<boolean, never, Db> {
  const items = yield* listItemEndsOfClaim(claimId)
  const claimsOf = yield* findItemClaims(items.map(({ id }) => id))
  const ends = items.map((item) => toSoldItemEnd(item, claimsOf))
  return decideBuyerDataOpen(ends, nowMs).ok
})

/** A place of a claim without what names its buyer. */
function masked<Place extends { readonly receiver: Destination; readonly request: string }>(
  place: Place | null,
): Place | null {
  if (place === null) return null
  return { ...place, receiver: maskDestination(place.receiver), request: '' }
}

function placesOf(claim: StaffClaimRow, steps: readonly ClaimStepRow[]) {
  return {
    pickup: masked(toPickupAnswer(claim, steps)),
    reship: masked(toReshipAnswer(claim)),
  }
}

/** Shows a claim to staff, whoever they are: with its quote, that of the other fault, and what may be done. */
export const showStaffClaim = Effect.fnUntraced(function* (
  claim: StaffClaimRow,
): Effect.fn.Return<StaffClaimDetail, never, Db | WireIds> {
  const wireIds = yield* WireIds
  const nowMs = yield* Clock.currentTimeMillis
  const { id, type, state, quote } = claim
  const items = yield* listItemsOfClaims([id])
  const steps = yield* listClaimSteps(id)
  const refunds = yield* listRefundsOfClaim(id)
  const files = yield* listFilesOfClaim(id)
  const [owed] = yield* listAdditionalPaymentsOfClaims([id])
  const commands = yield* listCommands(claim, nowMs)
  const additionalPayment = owed?.state ?? null
  const reason = holdbackOf({ state, additionalPayment, lastEvent: steps.at(-1)?.event ?? null })
  return {
    ...toStaffClaim(wireIds, claim, { items, owed }),
    reasonDetail: claim.reason_detail,
    items: items.map((item) => ({
      orderItem: toClaimItem(wireIds, item),
      statusBefore: item.item_status,
    })),
    history: steps.map((step) => toClaimStep(step, type)),
    ...placesOf(claim, steps),
    holdback: reason === null ? null : { reason, message: CLAIM_HOLDBACK_LABELS[reason] },
    sellerMemo: claim.seller_memo,
    dispute: yield* loadDisputeAnswer(id),
    refund: quote === null ? null : yield* toRefundAnswer(quote),
    refundAtOtherFault: yield* quoteAtOtherFault(claim, commands),
    refundList: refunds.map(({ amount, status, requested_at, settled_at, way }) => ({
      amount,
      refundStatusEnum: status,
      requestedAt: requested_at.toISOString(),
      settledAt: settled_at?.toISOString() ?? null,
      way,
    })),
    additionalPayment:
      owed === undefined ? null : { amount: owed.amount, additionalPaymentStatusEnum: owed.state },
    ...toEvidenceAnswer(wireIds, files),
    isBuyerOpenable: yield* isClaimBuyerOpen(id, nowMs),
    commands,
    marketEvidenceLeft: marketEvidenceLeft(yield* loadEvidencedClaim(id, files)),
  }
})
