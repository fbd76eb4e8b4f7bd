import type { AdditionalPaymentState } from './additional/additionalPayment.codes.ts'
import { isAdditionalPaymentWaiting } from './additional/additionalPayment.rules.ts'
import type { ClaimState } from './claim.codes.ts'
import type { ClaimHoldback } from './claimHoldback.codes.ts'

/** Facts that say what holds a claim back. */
export type HoldbackFacts = {
  readonly state: ClaimState | null
  /** `null` when it asks for none. */
  readonly additionalPayment: AdditionalPaymentState | null
  /** The last thing that happened to it. */
  readonly lastEvent: string | null
}

/**
 * Returns what holds a claim back besides its status, `null` for nothing: an unpaid additional payment first, then stock
 * that an inspected exchange lacks. Source: domain-rules §1.1 (holdback), A8.
 */
export function holdbackOf({
  state,
  additionalPayment,
  lastEvent,
}: HoldbackFacts): ClaimHoldback | null {
  if (isAdditionalPaymentWaiting(additionalPayment)) return 'ADD_PAYMENT_READY'
  return state === 'EI' && lastEvent === 'stock.lacking' ? 'RESHIPPING_OUT_OF_STOCK' : null
}
