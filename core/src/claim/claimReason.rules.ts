import {
  CLAIM_REASON_FAULTS,
  CLAIM_REASONS_OF,
  EVIDENCED_CLAIM_REASONS,
} from './claimReason.codes.ts'
import type { ClaimReason } from './claimReason.codes.ts'
import type { ClaimFault, RequestableClaimType } from './claim.codes.ts'
import { type Decision, allow, refuse } from '../decision/decision.rules.ts'
import { characterCount, tidyText } from '../member/member.rules.ts'

/** Characters of the reason in the buyer's own words. Source: domain-rules §7.3. */
export const REASON_DETAIL_LENGTH = { min: 5, max: 500 } as const

const EVIDENCED: ReadonlySet<ClaimReason> = new Set(EVIDENCED_CLAIM_REASONS)

/** What decides over two reasons that would save a buyer the fees. Source: domain-rules A14. */
export type ReasonFacts = {
  /** An option of the claimed items is out of stock. */
  readonly isSoldOut: boolean
  /** The items are delayed (`SD`), or the day on which they were to be shipped is over. */
  readonly isLate: boolean
}

function isOffered(reason: ClaimReason, { isSoldOut, isLate }: ReasonFacts): boolean {
  if (reason === 'GOODS_SOLD') return isSoldOut
  return reason === 'DELIVERY_DELAY' ? isLate : true
}

/** The reasons that the form of a claim offers, in its order. Source: spec §3, domain-rules A14. */
export function offeredReasons(type: RequestableClaimType, facts: ReasonFacts): ClaimReason[] {
  return CLAIM_REASONS_OF[type].filter((reason) => isOffered(reason, facts))
}

/**
 * Who bears the fees of a claim with this reason. A reason that the facts do not bear out counts as a change of mind.
 * Source: domain-rules §1.3, A14.
 * @example faultOfReason('GOODS_SOLD', { isSoldOut: false, isLate: false }) // 'BUYER'
 */
export function faultOfReason(reason: ClaimReason, facts: ReasonFacts): ClaimFault {
  return isOffered(reason, facts) ? CLAIM_REASON_FAULTS[reason] : 'BUYER'
}

/** Whether the form asks for pictures with this reason. Source: domain-rules A52. */
export function asksForEvidence(reason: ClaimReason): boolean {
  return EVIDENCED.has(reason)
}

/** What is wrong with the reason of a claim. */
export type ReasonRefusal =
  | 'CLAIM_REASON_REQUIRED'
  | 'CLAIM_REASON_DETAIL_REQUIRED'
  | 'CLAIM_REASON_DETAIL_TOO_LONG'

/** The reason of a claim as it is stored. */
export type StatedReason = { readonly reason: ClaimReason; readonly detail: string }

/**
 * Decides over the reason that a buyer gave (`null`: none yet). In their own words they need none for a change of
 * mind; else 5 to 500 characters, counted without the spaces around.
 * Refusals: `CLAIM_REASON_REQUIRED`, `CLAIM_REASON_DETAIL_REQUIRED`, `CLAIM_REASON_DETAIL_TOO_LONG`.
 * Source: domain-rules §7.3.
 */
export function decideReason(
  type: RequestableClaimType,
  stated: { readonly reason: ClaimReason | null; readonly detail: string },
): Decision<ReasonRefusal, StatedReason> {
  const { reason } = stated
  const detail = tidyText(stated.detail)
  const length = characterCount(detail)
  const { min, max } = REASON_DETAIL_LENGTH
  if (reason === null || !CLAIM_REASONS_OF[type].includes(reason)) {
    return refuse('CLAIM_REASON_REQUIRED')
  }
  if (length > max) return refuse('CLAIM_REASON_DETAIL_TOO_LONG')
  if (reason !== 'SIMPLE_CHANGE_OF_MIND' && length < min) {
    return refuse('CLAIM_REASON_DETAIL_REQUIRED')
  }
  return allow({ reason, detail })
}
