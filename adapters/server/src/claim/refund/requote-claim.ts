import { requoteForFault } from '@jangteo/core/claim/refund/claimRequote.rules'
import type { ClaimFault } from '@jangteo/core/claim/claim.codes'
import type { ClaimQuote } from '@jangteo/core/claim/refund/claimQuote.rules'
import { type ClaimRow, updateClaim } from '@jangteo/postgres/claim/claim-step.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { quoteOf, type ClaimStepInput } from '../claim-steps.ts'
import { endAdditionalPayment } from '../additional/end-additional-payment.ts'
import { loadLedger } from './load-ledger.ts'
import type { EntityMessage } from '../../entity/entity-message.ts'

/** Stores and returns the quote of a claim at the fault of a party. */
export const storeFault = Effect.fnUntraced(function* (
  claim: ClaimRow,
  fault: ClaimFault,
): Effect.fn.Return<ClaimQuote, never, Db> {
  const ledger = yield* loadLedger(claim.order_id)
  const decision = requoteForFault(ledger, yield* quoteOf(claim), fault)
  if (!decision.ok)
    return yield* Effect.die(new Error(`claim ${claim.id}: fault unchangeable, ${decision.reason}`))
  yield* updateClaim(claim.id, { fault, quote: JSON.stringify(decision.value) })
  return decision.value
})

/** Ends the additional payment of the former quote, paid or not; one that ended before is not touched again. */
export const endFormerPayment = Effect.fnUntraced(function* (
  claim: ClaimRow,
  atMs: number,
): Effect.fn.Return<EntityMessage[], never, Db> {
  const { additionalAmount } = yield* quoteOf(claim)
  if (additionalAmount === 0) return []
  return yield* endAdditionalPayment(claim, { event: 'claim.requoted', isCollected: true, atMs })
})

/**
 * Quotes a claim again for the fault that its inspection found. A former additional payment ends, paid or not, and the
 * new one is opened; the same fault changes nothing. Source: domain-rules §1.3, decision 037.
 */
export const requoteClaim = Effect.fnUntraced(function* (
  claim: ClaimRow,
  step: ClaimStepInput,
): Effect.fn.Return<EntityMessage[], never, Db> {
  const { fault, atMs } = step
  if (fault === undefined)
    return yield* Effect.die(new Error(`claim ${claim.id}: fault missing for a new quote`))
  if (fault === claim.fault) return []
  const { additionalAmount: amount } = yield* storeFault(claim, fault)
  const ends = yield* endFormerPayment(claim, atMs)
  const asked = { to: 'newAdditionalPayment', claimId: claim.id, amount, atMs } as const
  return amount === 0 ? ends : [...ends, asked]
})
