import {
  cancelClaimFacts,
  exchangeClaimFacts,
  returnClaimFacts,
} from '@jangteo/core/claim/claimFacts.rules'
import { type ClaimFact, NO_CLAIM_FACTS } from '@jangteo/core/claim/claimStep.rules'
import { isTrackedCourier } from '@jangteo/core/delivery/courier.rules'
import {
  type ClaimRow,
  countWithdrawals,
  findClaim,
  isClaimAccepted,
  listClaimedItems,
} from '@jangteo/postgres/claim/claim-step.store'
import { findAdditionalPaymentOfClaim } from '@jangteo/postgres/claim/additional-payment.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { HOLIDAYS } from './holidays.ts'

type ClaimFacts = Readonly<Record<ClaimFact, boolean>>

/** The way what a claim asks for is paid; what its quote asks for no more counts for nothing. */
export const findOwedState = Effect.fnUntraced(function* ({ id, quote }: ClaimRow) {
  if (quote?.additionalAmount === 0) return null
  const additional = yield* findAdditionalPaymentOfClaim(id)
  return additional?.state ?? null
})

/** True when a return was an exchange until the parcel that replaced its goods was lost. Source: decision 059. */
export const isLostExchange = Effect.fnUntraced(function* (claim: ClaimRow) {
  const exchangeId = claim.converted_from_id
  const exchange = exchangeId === null ? undefined : yield* findClaim(exchangeId)
  return exchange !== undefined && exchange.reshipped_at !== null
})

/** Facts that the chart of a claim is reported. Holds as long as the order is locked. */
export const loadClaimFacts = Effect.fnUntraced(function* (claim: ClaimRow, nowMs: number) {
  const additionalPayment = yield* findOwedState(claim)
  if (claim.type === 'CANCEL') {
    const items = yield* listClaimedItems(claim.id)
    const known = cancelClaimFacts({
      itemStatuses: items.map(({ status }) => status),
      additionalPayment,
      requestedAtMs: claim.requested_at.getTime(),
      holidays: HOLIDAYS,
      nowMs,
    })
    return { ...NO_CLAIM_FACTS, ...known }
  }
  const withdrawCounts = yield* countWithdrawals(claim.id)
  if (claim.type === 'RETURN') {
    const known = returnClaimFacts({
      withdrawCounts,
      additionalPayment,
      isLostExchange: yield* isLostExchange(claim),
    })
    return { ...NO_CLAIM_FACTS, ...known }
  }
  const known = exchangeClaimFacts({
    withdrawCounts,
    additionalPayment,
    isAccepted: yield* isClaimAccepted(claim.id),
    reshippedAtMs: claim.reshipped_at?.getTime() ?? null,
    isTracked: isTrackedCourier(claim.reship_courier),
    nowMs,
  })
  return { ...NO_CLAIM_FACTS, ...known }
}) satisfies (claim: ClaimRow, nowMs: number) => Effect.Effect<ClaimFacts, never, Db>
