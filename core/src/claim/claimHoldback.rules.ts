import type { AdditionalPaymentState } from './additional/additionalPayment.codes.ts'
import type { ClaimState } from './claim.codes.ts'
import type { ClaimHoldback } from './claimHoldback.codes.ts'

/** Event that a claim may waits for. */
export type HoldbackFacts = {
  readonly state: ClaimState | null
  /** `null` when it asks for none. */
  readonly additionalPayment: AdditionalPaymentState | null
  /** The last thing that happened to it. */
  readonly lastEvent: string | null
}

/**
 * Event that a claim waits for beside its status, `null` when for nothing: the buyer's money first, then pieces that an
 * inspected exchange did not find. Source: domain-rules §1.1 (holdback), A8.
 */
export function holdbackOf({
  state,
  additionalPayment,
  lastEvent,
}: HoldbackFacts): ClaimHoldback | null {
  if (additionalPayment === 'WAITING' || additionalPayment === 'APPROVING')
    return 'ADD_PAYMENT_READY'
  return state === 'EI' && lastEvent === 'stock.lacking' ? 'RESHIPPING_OUT_OF_STOCK' : null
}
