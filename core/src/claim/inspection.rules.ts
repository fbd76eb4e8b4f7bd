import type { ClaimFault } from './claim.codes.ts'

/** Details that the desk has to enter with an event of a claim. */
export const CLAIM_EVENT_ASKS = ['MEMO', 'FAULT', 'SELLABLE', 'PARCEL'] as const
export type ClaimEventAsk = (typeof CLAIM_EVENT_ASKS)[number]

const OTHER_FAULT = { BUYER: 'SELLER', SELLER: 'BUYER' } as const satisfies Record<
  ClaimFault,
  ClaimFault
>

/**
 * Returns the fault that an inspection changes to when it names none: the other party's; the buyer's where there was
 * none. Source: domain-rules §1.3.
 */
export function changedFault(fault: ClaimFault | null): ClaimFault {
  return fault === null ? 'BUYER' : OTHER_FAULT[fault]
}

/**
 * True when returned products count as sellable unless the inspection says otherwise: only at the buyer's fault
 * (`null`: nobody's). Source: decision 037.
 */
export function isSellableByFault(fault: ClaimFault | null): boolean {
  return fault === 'BUYER'
}

/**
 * True when the memo of an event is the reason that the buyer reads, and therefore required. Source: domain-rules §1.3.
 */
export function isReasonRequired(asks: readonly ClaimEventAsk[]): boolean {
  return asks.includes('MEMO') && !asks.includes('FAULT')
}
