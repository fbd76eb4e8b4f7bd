import { MEMBER_STATUS_LABELS } from './membership.codes.ts'
import type { MemberStatus } from './membership.codes.ts'

const MOBILE_PARTS = [3, 4, 4] as const

/** The digits of a text, in order: what a masked field stands for. Source: spec §5, numbers only. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/**
 * Digits cut into parts joined by hyphens, also while they are being typed; digits beyond the parts are dropped.
 * @example maskDigits('0101234', [3, 4, 4]) // '010-1234'
 */
export function maskDigits(text: string, partLengths: readonly number[]): string {
  const digits = digitsOf(text)
  const starts = partLengths.map((_, index) =>
    partLengths.slice(0, index).reduce((sum, length) => sum + length, 0),
  )
  const parts = partLengths.map((length, index) => {
    const start = starts[index] ?? 0
    return digits.slice(start, start + length)
  })
  return parts.filter((part) => part !== '').join('-')
}

/** A mobile number cut 3-4-4. Source: spec §5. */
export function formatMobile(text: string): string {
  return maskDigits(text, MOBILE_PARTS)
}

/**
 * A mobile number that shows only its ends. Source: domain-rules §5.4.
 * @example hideMobile('01012341234') // '010-****-1234'
 */
export function hideMobile(digits: string): string {
  const hidden = '*'.repeat(Math.max(0, digits.length - 7))
  return `${digits.slice(0, 3)}-${hidden}-${digits.slice(-4)}`
}

/**
 * A name that shows only its ends; of two characters only the first. Source: domain-rules §5.4.
 * @example hideName('홍길동') // '홍*동'
 */
export function hideName(name: string): string {
  const letters = Array.from(name)
  if (letters.length <= 1) return '*'
  if (letters.length === 2) return `${letters[0]}*`
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`
}

/**
 * An e-mail address that shows the first two letters and its domain. Source: domain-rules §5.4.
 * @example hideEmail('minji@example.com') // 'mi***@example.com'
 */
export function hideEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(2, at))}***${email.slice(at)}`
}

/**
 * A login id that shows only its first three characters, as beside reviews and questions; `null` of a member who joined
 * by a social account shows none. Source: domain-rules §7.4.
 */
export function hideLoginId(loginId: string | null): string {
  return `${(loginId ?? '').slice(0, 3)}***`
}

/** Login id and status of a member who is shown to others. */
export type ShownMember = { readonly loginId: string | null; readonly status: MemberStatus }

/**
 * Name of a member beside what they wrote or won: the hidden login id, and for whoever left that they did. Source:
 * market-rules §7.
 */
export function shownMemberOf({ loginId, status }: ShownMember): string {
  return status === 'ACTIVE' ? hideLoginId(loginId) : MEMBER_STATUS_LABELS.LEFT
}

const SEOUL_CODE = '02'
const SAFE_NUMBER = /^050\d{9}$/
const SERVICE_NUMBER = /^1[568]\d{2}/

function phonePartsOf(digits: string): readonly number[] {
  if (SERVICE_NUMBER.test(digits)) return [4, 4]
  if (SAFE_NUMBER.test(digits)) return [4, 4, 4]
  const areaLength = digits.startsWith(SEOUL_CODE) ? 2 : 3
  return digits.length - areaLength > 7 ? [areaLength, 4, 4] : [areaLength, 3, 4]
}

/**
 * Any Korean telephone number with its hyphens: mobile, landline, safe number, service number. Source: domain-rules §5.4.
 * @example formatPhone('0212345678') // '02-1234-5678'
 */
export function formatPhone(text: string): string {
  const digits = digitsOf(text)
  return maskDigits(digits, phonePartsOf(digits))
}

/**
 * The number of an account in parts that are read and typed one after the other: three digits, then four each, and no
 * digit alone.
 * @example formatAccountNumber('11012345678901') // '110-1234-5678-901'
 */
export function formatAccountNumber(text: string): string {
  const digits = digitsOf(text)
  const tail = digits.slice(3).match(/\d{4}(?!\d$)|\d+/g) ?? []
  return [digits.slice(0, 3), ...tail].join('-')
}
