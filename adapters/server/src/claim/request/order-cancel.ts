import type { ClaimQuote, QuoteRefusal } from '@jangteo/core/claim/refund/claimQuote.rules'
import { quoteOrderCancel } from '@jangteo/core/claim/refund/orderCancel.rules'
import type { OrderLedger } from '@jangteo/core/claim/refund/orderLedger.rules'
import { CLAIM_REASONS_OF } from '@jangteo/core/claim/request/claimReason.codes'
import type { ClaimReason } from '@jangteo/core/claim/request/claimReason.codes'
import {
  decideReasonOpen,
  faultOfReason,
  offeredReasons,
  type ReasonFacts,
} from '@jangteo/core/claim/request/claimReason.rules'
import { decideOrderCancel } from '@jangteo/core/order/wholeOrder.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { listItems } from '@jangteo/postgres/order/order-item.store'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../../call/refused.ts'
import { findNewestClaims } from '../../order/newest-claims.ts'
import { loadLedger } from '../refund/load-ledger.ts'
import { loadReasonFacts } from './reason-facts.ts'

/**
 * Reads a whole order that may be cancelled now: its ledger, and the facts of its reasons. Refusal: NOT_CHANGE_STATUS.
 */
export const readOrderCancel = Effect.fnUntraced(function* (
  orderId: number,
  nowMs: number,
): Effect.fn.Return<
  { ledger: OrderLedger; facts: ReasonFacts; nowMs: number },
  Refused<'NOT_CHANGE_STATUS'>,
  Db
> {
  const items = yield* listItems([orderId])
  const claims = yield* findNewestClaims(items.map(({ id }) => id))
  const decision = decideOrderCancel(
    items.map(({ id, status }) => ({ status, claimStatus: claims.get(id)?.status ?? null })),
  )
  if (!decision.ok) return yield* refused(decision.reason)
  return { ledger: yield* loadLedger(orderId), facts: yield* loadReasonFacts(items, nowMs), nowMs }
})

type Readable = Effect.Success<ReturnType<typeof readOrderCancel>>

/** Returns the reasons that are open for a whole order. */
export function openReasons({ facts }: Readable): ClaimReason[] {
  return offeredReasons('CANCEL', facts)
}

/**
 * Quotes the claims that cancel an order for a reason, for the preview and the request. Refusals:
 * CLAIM_REASON_REQUIRED, CLAIM_WITHDRAWAL_LIMITED, those of `quoteOrderCancel`.
 */
export const quoteOrder = Effect.fnUntraced(function* (
  { ledger, facts, nowMs }: Readable,
  reason: ClaimReason,
): Effect.fn.Return<
  readonly ClaimQuote[],
  Refused<'CLAIM_WITHDRAWAL_LIMITED'> | Refused<QuoteRefusal> | Refused<'CLAIM_REASON_REQUIRED'>
> {
  if (!CLAIM_REASONS_OF.CANCEL.includes(reason)) return yield* refused('CLAIM_REASON_REQUIRED')
  const open = decideReasonOpen(reason, facts)
  if (!open.ok) return yield* refused(open.reason)
  const quotes = quoteOrderCancel(ledger, { fault: faultOfReason(reason, facts), nowMs })
  return quotes.ok ? quotes.value : yield* refused(quotes.reason)
})
