import type { Day } from '@jangteo/core/calendar/day.rules'
import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import { EVIDENCE_LIMITS } from '@jangteo/core/claim/request/claimEvidence.rules'
import type { ClaimPickup, ClaimPlace } from '@jangteo/core/claim/request/claimPlace.rules'
import type { ClaimQuote } from '@jangteo/core/claim/refund/claimQuote.rules'
import type { StatedReason } from '@jangteo/core/claim/request/claimReason.rules'
import { insertClaimFiles } from '@jangteo/postgres/claim/claim.store'
import { findClaim, type ClaimRow } from '@jangteo/postgres/claim/claim-step.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { attachFiles } from '../../upload/attach-files.ts'
import { beginClaim } from './begin-claim.ts'
import { reserveReship } from '../claim-stock.ts'
import { chosenItems, type ClaimSubject } from './claim-subject.ts'
import { openAdditionalPayment } from '../additional/open-additional-payment.ts'
import type { Receivers } from '../../entity/entity-queue.ts'
import type { Refused } from '../../call/refused.ts'
import type { Caller } from '../../call/caller.ts'
import type { WireIds } from '../../wire/wire-ids.ts'

/** An accepted claim. */
export type AcceptedClaim = {
  readonly type: RequestableClaimType
  readonly subject: ClaimSubject
  readonly stated: StatedReason
  readonly quote: ClaimQuote
  readonly pickup: ClaimPickup | null
  /** Day on which the courier is wanted; `null` is the earliest possible one. */
  readonly pickupOn: Day | null
  readonly reship: ClaimPlace | null
  /** Options that each item is exchanged for; empty for other claims. */
  readonly options: ReadonlyMap<number, number>
  readonly filesIdEncryptList: readonly string[]
  readonly atMs: number
}

function toText(place: ClaimPlace | null): string | null {
  return place === null ? null : JSON.stringify(place)
}

/** Writes an accepted claim without evidence: its items and the first line of its history. Returns its row. */
export const beginAccepted = Effect.fnUntraced(function* (
  accepted: Omit<AcceptedClaim, 'filesIdEncryptList'>,
): Effect.fn.Return<ClaimRow, never, Db | Receivers> {
  const { type, subject, stated, quote, options, pickup, pickupOn, reship, atMs } = accepted
  const head = {
    order_id: subject.orderId,
    shipping_group_id: subject.group.id,
    reason: stated.reason,
    reason_detail: stated.detail,
    fault: quote.claim.fault,
    quote: JSON.stringify(quote),
    pickup: toText(pickup),
    pickup_on: pickupOn,
    reship: toText(reship),
  } as const
  const items = chosenItems(subject).map((item) => ({
    ...item,
    exchange_option_id: options.get(item.id) ?? null,
  }))
  return yield* beginClaim(type, { head, items, atMs })
})

/**
 * Writes an accepted claim with its quote, its items, its evidence and the first line of its history; takes the pieces
 * of an exchange out of the stock, and opens its additional payment. Returns its row. Refusals: those of `attachFiles`.
 */
export const writeClaim = Effect.fnUntraced(function* (
  accepted: AcceptedClaim,
): Effect.fn.Return<
  ClaimRow,
  | Refused<'FILE_NOT_FOUND'>
  | Refused<
      'FILE_COUNT_EXCEEDED' | 'FILE_FORMAT_UNSUPPORTED' | 'FILE_TOO_LARGE' | 'FILES_TOO_LARGE'
    >,
  Caller | WireIds | Db | Receivers
> {
  const { type, subject, quote, filesIdEncryptList: sealedIds, atMs } = accepted
  const claim = yield* beginAccepted(accepted)
  const fileIds = yield* attachFiles({ sealedIds, limits: EVIDENCE_LIMITS })
  if (fileIds.length > 0) yield* insertClaimFiles(claim.id, fileIds)
  if (type === 'EXCHANGE' && !(yield* reserveReship(claim))) {
    return yield* Effect.die(
      new Error(`exchange ${claim.id}: stock changed between check and write`),
    )
  }
  if (quote.additionalAmount > 0) {
    const { orderId } = subject
    const amount = quote.additionalAmount
    yield* openAdditionalPayment({ claimId: claim.id, orderId, amount, atMs })
  }
  return (yield* findClaim(claim.id)) ?? claim
})
