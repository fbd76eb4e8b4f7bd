import type { ClaimFault, ClaimState } from '@jangteo/core/claim/claim.codes'
import { isClaimReasonRequired } from '@jangteo/core/claim/claimCommand.rules'
import type { ClaimEventType, ClaimRefusal } from '@jangteo/core/claim/claimStep.rules'
import { changedFault } from '@jangteo/core/claim/inspection.rules'
import { REASON_DETAIL_LENGTH } from '@jangteo/core/claim/request/claimReason.rules'
import type { Courier } from '@jangteo/core/delivery/courier.codes'
import type { InvoiceRefusal } from '@jangteo/core/delivery/courier.rules'
import { characterCount } from '@jangteo/core/member/member.rules'
import type { ClaimRow } from '@jangteo/postgres/claim/claim-step.store'
import { transaction, type Db } from '@jangteo/postgres/database/db'
import { lockParcel } from '@jangteo/postgres/delivery/delivery.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../../call/refused.ts'
import { type ParcelLabel, requireParcel } from '../../delivery/ship-item.ts'
import type { Receivers } from '../../entity/entity-queue.ts'
import { advanceClaim } from '../../claim/advance-claim.ts'
import { lockClaim } from '../../claim/lock-claim.ts'

/** Details of an event as its sender typed them. */
export type ClaimEventInput = {
  readonly memo: string
  readonly faultEnum?: ClaimFault | undefined
  readonly sellable?: boolean | undefined
  readonly courierEnum?: Courier | undefined
  readonly invoice: string
}

/** A claim before an event and after it. */
export type ClaimOutcome = { readonly before: ClaimRow; readonly state: ClaimState }

export type ClaimCommandRefused = Refused<
  | ClaimRefusal
  | InvoiceRefusal
  | 'CLAIM_NOT_FOUND'
  | 'CLAIM_REASON_DETAIL_REQUIRED'
  | 'COURIER_REQUIRED'
>

/** The reason that a seller gives a buyer. Refusal: CLAIM_REASON_DETAIL_REQUIRED. */
export const requireSellerReason = (
  memo: string,
): Effect.Effect<void, Refused<'CLAIM_REASON_DETAIL_REQUIRED'>> =>
  characterCount(memo) < REASON_DETAIL_LENGTH.min
    ? refused('CLAIM_REASON_DETAIL_REQUIRED')
    : Effect.void

/** The parcel of goods that replace others, locked before the order as a report of it does. */
const lockReship = Effect.fnUntraced(function* (
  event: ClaimEventType,
  { courierEnum, invoice }: ClaimEventInput,
) {
  if (event !== 'seller.reship') return undefined
  const parcel: ParcelLabel = yield* requireParcel(courierEnum, invoice)
  const { courier, invoiceNumber } = parcel
  if (invoiceNumber !== null) yield* lockParcel({ courier, invoiceNumber })
  return parcel
})

function faultOf(event: ClaimEventType, claim: ClaimRow, reported: ClaimFault | undefined) {
  return event === 'seller.changeFault' ? (reported ?? changedFault(claim.fault)) : undefined
}

/**
 * Sends an event to a claim with its details. The parcel's lock comes first, then the order's, which makes two senders,
 * and a sender and a buyer, take turns; the second is refused by the chart. Refusals: CLAIM_NOT_FOUND, the codes of the
 * charts, CLAIM_REASON_DETAIL_REQUIRED, COURIER_REQUIRED, INVOICE_NUMBER_REQUIRED, INVOICE_NUMBER_INVALID. Source:
 * domain-rules §1.2, §1.3, decision 037.
 */
export const commandClaim = Effect.fnUntraced(function* (
  claimId: number,
  event: ClaimEventType,
  input: ClaimEventInput,
): Effect.fn.Return<ClaimOutcome, ClaimCommandRefused, Db | Receivers> {
  const parcel = yield* lockReship(event, input)
  const locked = yield* lockClaim(claimId)
  if (locked === null) return yield* refused('CLAIM_NOT_FOUND')
  if (isClaimReasonRequired(event)) yield* requireSellerReason(input.memo)
  const { claim: before } = locked
  const decision = yield* advanceClaim(before, {
    event,
    atMs: yield* Clock.currentTimeMillis,
    memo: input.memo,
    fault: faultOf(event, before, input.faultEnum),
    isSellable: input.sellable,
    parcel,
  })
  if (!decision.ok) return yield* refused(decision.reason)
  return { before, state: decision.value.state }
}, transaction)
