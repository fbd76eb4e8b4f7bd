import type { WireIds } from '../../wire/wire-ids.ts'
import type { Caller } from '../../call/caller.ts'
import type { Receivers } from '../../entity/entity-queue.ts'
import type { Db } from '@jangteo/postgres/database/db'
import type { claimCommandInput } from '@jangteo/contract/claim/sellerClaim.schemas'
import { claimEventOf } from '@jangteo/core/claim/claimCommand.rules'
import { listStaffClaims, type StaffClaimRow } from '@jangteo/postgres/claim/staff-claim.store'
import { transaction } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { refused } from '../../call/refused.ts'
import { type AuditedWrite, recordAudit } from '../../tracking/record-audit.ts'
import { requireOpeningReason } from '../order/open-buyer.ts'
import { type ClaimCommandRefused, type ClaimOutcome, commandClaim } from './command-claim.ts'
import { requireSellerClaim } from './require-seller-claim.ts'
import { isClaimBuyerOpen, showStaffClaim, type StaffClaimDetail } from './show-staff-claim.ts'

/** An event with its details, as it was parsed. */
export type ClaimCommandInput = z.output<typeof claimCommandInput>

function auditOf(
  { command, memo, faultEnum, sellable }: ClaimCommandInput,
  { before, state }: ClaimOutcome,
): Pick<AuditedWrite, 'before' | 'after' | 'reason'> {
  return {
    before: { state: before.state, fault: before.fault },
    after: { command, state, fault: faultEnum ?? null, sellable: sellable ?? null },
    reason: memo === '' ? null : memo,
  }
}

const sendEvent = Effect.fnUntraced(function* (
  id: number,
  input: ClaimCommandInput,
  domain: string,
) {
  const outcome = yield* commandClaim(id, claimEventOf(input.command), input)
  yield* recordAudit({ call: `${domain}.send`, target: `claim:${id}`, ...auditOf(input, outcome) })
}, transaction)

/**
 * Sends a claim an event by whoever may, with a line in the audit log, and shows what it became. Safe under simultaneous
 * calls as `commandClaim` is. Refusals: those of `commandClaim`.
 */
export const actOnClaim = Effect.fnUntraced(function* (
  claim: StaffClaimRow,
  input: ClaimCommandInput,
  domain: string,
): Effect.fn.Return<StaffClaimDetail, ClaimCommandRefused, Caller | Db | Receivers | WireIds> {
  const { id } = claim
  yield* sendEvent(id, input, domain)
  const [after = claim] = yield* listStaffClaims([id])
  return yield* showStaffClaim(after)
})

/** Sends a claim of the caller's store one of its events. Refusals: CLAIM_NOT_FOUND, those of `commandClaim`. */
export const actOnSellerClaim = Effect.fnUntraced(function* (input: ClaimCommandInput) {
  return yield* actOnClaim(yield* requireSellerClaim(input.id), input, 'sellerClaim')
})

/** Shows a claim of the caller's store. Refusal: CLAIM_NOT_FOUND. */
export const showSellerClaim = Effect.fnUntraced(function* (input: { readonly id: string }) {
  return yield* showStaffClaim(yield* requireSellerClaim(input.id))
})

/**
 * Opens the places of a claim to its seller, with a line in the audit log. Refusals: OPENING_REASON_REQUIRED,
 * CLAIM_NOT_FOUND, BUYER_DATA_CLOSED. Source: market-rules §9.2.
 */
export const openClaimPlaces = Effect.fnUntraced(function* (input: {
  readonly id: string
  readonly reason: string
}) {
  yield* requireOpeningReason(input.reason)
  const { id, pickup, reship } = yield* requireSellerClaim(input.id)
  const isOpen = yield* isClaimBuyerOpen(id, yield* Clock.currentTimeMillis)
  if (!isOpen) return yield* refused('BUYER_DATA_CLOSED')
  yield* recordAudit({
    call: 'sellerClaim.openPlaces',
    target: `claim:${id}`,
    before: null,
    after: null,
    reason: input.reason,
  })
  return { pickup, reship }
}, transaction)
