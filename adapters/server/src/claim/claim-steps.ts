import type { ClaimFault } from '@jangteo/core/claim/claim.codes'
import type { ClaimQuote } from '@jangteo/core/claim/refund/claimQuote.rules'
import type { ClaimEventType } from '@jangteo/core/claim/claimStep.rules'
import type { Courier } from '@jangteo/core/delivery/courier.codes'
import type { ClaimRow } from '@jangteo/postgres/claim/claim-step.store'
import * as Effect from 'effect/Effect'

/** Something that happens to a claim, with what its sender has to say. */
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

/** Input of an event of a claim, without the event's name, which no effect needs. */
export type ClaimStepInput = Omit<ClaimStep, 'event'>

/** Quote that a claim was accepted with. */
export const quoteOf = ({ id, quote }: ClaimRow): Effect.Effect<ClaimQuote> =>
  quote === null ? Effect.die(new Error(`claim ${id}: quote missing`)) : Effect.succeed(quote)
