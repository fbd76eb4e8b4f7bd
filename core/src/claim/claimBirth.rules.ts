import type { ClaimEffect } from './claimStep.rules.ts'
import type { ClaimState, ClaimType } from './claim.codes.ts'

/** Beginning of a claim: its type, first state and event, and the effects that follow at once. */
export type ClaimBirth = {
  readonly type: ClaimType
  /** `null` for a notice, which has no state. */
  readonly state: ClaimState | null
  readonly actor: 'buyer' | 'seller' | 'system'
  readonly event: string
  /** In the order in which they are run, as the effects of a step are. */
  readonly effects: readonly ClaimEffect[]
}

const asked = (type: 'CANCEL' | 'EXCHANGE' | 'RETURN', state: ClaimState): ClaimBirth => ({
  type,
  state,
  actor: 'buyer',
  event: 'buyer.request',
  effects: [],
})

/**
 * Every way in which a claim begins. A buyer's begins in the first state of its chart. A seller's refusal to sell is a
 * cancel that is completed at once, with all effects of a completion. An exchange becomes a return whose goods are
 * collected; one for a defect after the confirmation is opened by an operator. An order that was never paid is stored as a cancelled deposit, a seller's delay as a notice; these have no
 * effects. Source: spec §3, §4, domain-rules A8, A12, A13, decision 145.
 */
export const CLAIM_BIRTHS = {
  CANCEL: asked('CANCEL', 'CA'),
  EXCHANGE: asked('EXCHANGE', 'EA'),
  RETURN: asked('RETURN', 'RA'),
  DEFECT_RETURN: {
    type: 'RETURN',
    state: 'RA',
    actor: 'system',
    event: 'system.openDefectClaim',
    effects: [],
  },
  RETURN_OF_EXCHANGE: {
    type: 'RETURN',
    state: 'RI',
    actor: 'seller',
    event: 'seller.convertToReturn',
    effects: [],
  },
  REJECT: {
    type: 'REJECT',
    state: 'CC',
    actor: 'seller',
    event: 'seller.refuseSale',
    effects: ['notifyItemsCancelled', 'refund', 'returnCoupons'],
  },
  DEPOSIT_CANCEL: {
    type: 'DEPOSIT_CANCEL',
    state: 'CB',
    actor: 'buyer',
    event: 'buyer.cancelDeposit',
    effects: [],
  },
  DEPOSIT_DUE: {
    type: 'DEPOSIT_CANCEL',
    state: 'CB',
    actor: 'system',
    event: 'system.paymentDue',
    effects: [],
  },
  DELAY: { type: 'DELAY', state: null, actor: 'seller', event: 'seller.delay', effects: [] },
} as const satisfies Readonly<Record<string, ClaimBirth>>

/** A way in which a claim begins. */
export type ClaimBirthKind = keyof typeof CLAIM_BIRTHS
