import {
  claimCommandEventsIn,
  type SendableClaimEvent,
  sendableClaimEvents,
} from '@jangteo/core/claim/claimCommand.rules'
import type { ClaimEventType } from '@jangteo/core/claim/claimStep.rules'
import type { ClaimRow } from '@jangteo/postgres/claim/claim-step.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { loadClaimFacts } from '../../claim/claim-facts.ts'

/** Lists those of some events that a claim may be sent now, as its chart says. */
export const listClaimEvents = Effect.fnUntraced(function* (
  claim: ClaimRow,
  events: readonly ClaimEventType[],
  nowMs: number,
): Effect.fn.Return<SendableClaimEvent[], never, Db> {
  const { state } = claim
  if (state === null || events.length === 0) return []
  const facts = yield* loadClaimFacts({ ...claim, state }, { events, nowMs, isLocked: false })
  return sendableClaimEvents({ state, type: claim.type }, facts).filter(({ event }) =>
    events.includes(event),
  )
})

/** Lists the commands of a seller that a claim may be sent now. */
export const listSellerClaimEvents = (
  claim: ClaimRow,
  nowMs: number,
): Effect.Effect<SendableClaimEvent[], never, Db> =>
  listClaimEvents(claim, claim.state === null ? [] : claimCommandEventsIn(claim.state), nowMs)
