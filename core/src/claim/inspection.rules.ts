import type { ClaimFault } from './claim.codes.ts'

/** Details that the desk has to give with an event of a claim. */
export const CLAIM_EVENT_ASKS = ['MEMO', 'FAULT', 'SELLABLE', 'PARCEL'] as const
export type ClaimEventAsk = (typeof CLAIM_EVENT_ASKS)[number]

const OTHER_FAULT = { BUYER: 'SELLER', SELLER: 'BUYER' } as const satisfies Record<
  ClaimFault,
  ClaimFault
>

/** Fault of a claim where an inspection changes it without naming one: the other's; of nobody's the buyer's. Source: domain-rules §1.3. */
export function changedFault(fault: ClaimFault | null): ClaimFault {
  return fault === null ? 'BUYER' : OTHER_FAULT[fault]
}

/**
 * True when goods that came back count as sellable where the inspection does not say: at the buyer's fault only (`null`:
 * nobody's). Source: decision 037.
 */
export function isSellableByFault(fault: ClaimFault | null): boolean {
  return fault === 'BUYER'
}

/** True when the memo of an event is the reason that the buyer reads, which may not be missing. Source: domain-rules §1.3. */
export function isReasonRequired(asks: readonly ClaimEventAsk[]): boolean {
  return asks.includes('MEMO') && !asks.includes('FAULT')
}
