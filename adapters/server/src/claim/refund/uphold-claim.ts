import { quoteClaim } from '@jangteo/core/claim/refund/claimQuote.rules'
import type { ClaimQuote, QuoteRefusal } from '@jangteo/core/claim/refund/claimQuote.rules'
import type { Decision } from '@jangteo/core/decision/decision.rules'
import { type ClaimRow, updateClaim } from '@jangteo/postgres/claim/claim-step.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import type { EntityMessage } from '../../entity/entity-message.ts'
import { quoteOf, type ClaimStepInput } from '../claim-steps.ts'
import { loadLedger } from './load-ledger.ts'
import { endFormerPayment } from './requote-claim.ts'

/** Quotes a claim by the ledger of now, at the seller's fault. Refusals: those of `quoteClaim`. */
export const quoteUpheld = Effect.fnUntraced(function* (
  claim: ClaimRow,
  nowMs: number,
): Effect.fn.Return<Decision<QuoteRefusal, ClaimQuote>, never, Db> {
  const { claim: asked } = yield* quoteOf(claim)
  const ledger = yield* loadLedger(claim.order_id)
  return quoteClaim(ledger, { ...asked, fault: 'SELLER', nowMs })
})

/**
 * Stores the quote of a claim whose dispute was decided at the seller's fault: of the ledger of now, since a refused
 * claim promised nothing any more. What was paid for it goes back. Source: decision 146.
 */
export const upholdClaim = Effect.fnUntraced(function* (
  claim: ClaimRow,
  { atMs }: ClaimStepInput,
): Effect.fn.Return<EntityMessage[], never, Db> {
  const quote = yield* quoteUpheld(claim, atMs)
  if (!quote.ok)
    return yield* Effect.die(new Error(`claim ${claim.id}: quote refused, ${quote.reason}`))
  yield* updateClaim(claim.id, { fault: 'SELLER', quote: JSON.stringify(quote.value) })
  return yield* endFormerPayment(claim, atMs)
})
