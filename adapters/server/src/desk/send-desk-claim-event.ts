import { findClaim } from '@jangteo/postgres/claim/claim-step.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { type ClaimEventInput, commandClaim } from '../seller/claim/command-claim.ts'
import { openId } from '../wire/open-id.ts'
import { deskEventsIn, showDeskClaim } from './desk-claim.ts'

type DeskClaimEvent = ClaimEventInput & { readonly id: string; readonly type: string }

/**
 * Sends one of the events that the desk shows for a claim, by the command that sellers have. Safe under two simultaneous
 * calls as `commandClaim` is. Refusals: those of `commandClaim`; NOT_CHANGE_STATUS for an event that is not the desk's.
 */
export const sendDeskClaimEvent = Effect.fnUntraced(function* (input: DeskClaimEvent) {
  const claimId = yield* openId('claim', input.id, refused('CLAIM_NOT_FOUND'))
  const claim = yield* findClaim(claimId)
  if (claim === undefined) return yield* refused('CLAIM_NOT_FOUND')
  const events = claim.state === null ? [] : deskEventsIn(claim.state)
  const event = events.find((one) => one === input.type)
  if (event === undefined) return yield* refused('NOT_CHANGE_STATUS')
  yield* commandClaim(claimId, event, input)
  return yield* showDeskClaim(claimId)
})
