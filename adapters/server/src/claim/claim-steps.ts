import type { ClaimFault } from '@jangteo/core/claim/claim.codes'
import type { ClaimQuote } from '@jangteo/core/claim/refund/claimQuote.rules'
import type { ClaimEventType } from '@jangteo/core/claim/claimStep.rules'
import type { Courier } from '@jangteo/core/delivery/courier.codes'
import type { ClaimRow } from '@jangteo/postgres/claim/claim-step.store'
import * as Effect from 'effect/Effect'

/** Event of a claim, with the details from its sender. */
export type ClaimStep = {
  readonly event: ClaimEventType
  readonly atMs: number
  /** Stored in the history, and as the seller's word if it is theirs. */
  readonly memo?: string | undefined
  /** Party whose fault an inspection found; for `seller.changeFault`. */
  readonly fault?: ClaimFault | undefined
  /** True when what came back can be sold again; by itself at the buyer's fault only. For `seller.accept`. */
  readonly isSellable?: boolean | undefined
  /** For `seller.reship`. */
  readonly parcel?: { readonly courier: Courier; readonly invoiceNumber: string | null } | undefined
}

/** Details of a claim's event; effects do not need its name. */
export type ClaimStepInput = Omit<ClaimStep, 'event'>

/** Returns the quote with which a claim was accepted. */
export const quoteOf = ({ id, quote }: ClaimRow): Effect.Effect<ClaimQuote> =>
  quote === null ? Effect.die(new Error(`claim ${id}: quote missing`)) : Effect.succeed(quote)
