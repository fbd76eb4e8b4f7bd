import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { digitsOf } from './mask.rules.ts'

export const MEMBER_SEARCH_FIELDS = ['LOGIN_ID', 'EMAIL', 'MOBILE'] as const

/** Field by which an operator finds a member: the whole of it, never a part. Source: market-rules §9.4. */
export type MemberSearchField = (typeof MEMBER_SEARCH_FIELDS)[number]

export const MEMBER_SEARCH_FIELD_LABELS: Readonly<Record<MemberSearchField, string>> = {
  LOGIN_ID: '아이디',
  EMAIL: '이메일',
  MOBILE: '휴대폰 번호',
}

/** Members of one mobile number that are listed; more than a household has. */
export const FOUND_MEMBER_COUNT_MAX = 20

const MOBILE = /^010\d{7,8}$/

/**
 * Returns the text as the field is stored: small letters, a mobile number in digits alone. Refusal: MEMBER_SEARCH_INVALID
 * for a text that no member's field can be.
 * @example toSearched('MOBILE', '010-1234-5678') // { ok: true, value: '01012345678' }
 */
export function toSearched(
  field: MemberSearchField,
  text: string,
): Decision<'MEMBER_SEARCH_INVALID', string> {
  const value = field === 'MOBILE' ? digitsOf(text) : text.trim().toLowerCase()
  const isPossible = { LOGIN_ID: /^[a-z0-9]{6,20}$/, EMAIL: /^\S+@\S+$/, MOBILE }[field].test(value)
  return isPossible ? allow(value) : refuse('MEMBER_SEARCH_INVALID')
}
