import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { hasLength } from '../member/member.rules.ts'

/** Characters of the reason of a write on a person, as the audit log stores it. Source: market-rules §9.2, decision 142. */
export const WRITE_REASON_LENGTH = { min: 5, max: 300 } as const

/** Decides whether a reason says something. Refusal: WRITE_REASON_INVALID. */
export function decideWriteReason(text: string): Decision<'WRITE_REASON_INVALID', string> {
  const reason = text.trim()
  return hasLength(reason, WRITE_REASON_LENGTH) ? allow(reason) : refuse('WRITE_REASON_INVALID')
}
