import type { Holidays } from '../calendar/businessDay.rules.ts'
import { cancelAnswerDueMs, refundDueMs } from '../calendar/deadline.rules.ts'
import type { ClaimState } from './claim.codes.ts'

/** States in which a claim waits for its seller until a deadline. */
export const DUE_CLAIM_STATES = ['CA', 'RI'] as const satisfies readonly ClaimState[]

/** A claim that waits for its seller, in epoch milliseconds. */
export type DueClaim = {
  readonly state: (typeof DUE_CLAIM_STATES)[number]
  readonly requestedAtMs: number
  /** When its goods came back. */
  readonly collectedAtMs: number | null
}

/**
 * Returns until when a seller has to answer a cancel, or to refund goods that came back; `null` for goods that did not.
 * Source: domain-rules A9, §1.10.
 */
export function claimDueMs(claim: DueClaim, holidays: Holidays): number | null {
  const { state, requestedAtMs, collectedAtMs } = claim
  if (state === 'CA') return cancelAnswerDueMs(requestedAtMs, holidays)
  return collectedAtMs === null ? null : refundDueMs(collectedAtMs, holidays)
}
