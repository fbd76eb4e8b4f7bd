import { hasLength } from '../member/member.rules.ts'
import { STAFF_MESSAGES } from './staff.messages.ts'
import type { ReasonLength } from './writeReason.rules.ts'

/**
 * Returns what is wrong with the reason of a seller or an operator; `null` for one that is accepted.
 * @example reasonProblem('도용', { min: 5, max: 300 }) // '사유를 5~300자로 입력해 주세요.'
 */
export function reasonProblem(text: string, length: ReasonLength): string | null {
  const reason = text.trim()
  if (hasLength(reason, length)) return null
  return reason === '' && length.min === 1
    ? STAFF_MESSAGES.STAFF_REASON_REQUIRED()
    : `사유를 ${length.min}~${length.max}자로 입력해 주세요.`
}
