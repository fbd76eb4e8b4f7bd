import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'

/** The longest name of a person, in characters. Source: spec §5. */
export const NAME_LENGTH_MAX = 10

/** The longest e-mail address, in characters. Source: decision 010. */
export const EMAIL_LENGTH_MAX = 100

const MOBILE_FORM = /^010\d{7,8}$/
const EMAIL_FORM = /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/

/** Reason why a name is refused. */
export type NameRefusal = 'NAME_REQUIRED' | 'NAME_TOO_LONG'

/**
 * Normalises a typed text for storage: syllables composed (NFC), no surrounding spaces, halves of a character replaced as the
 * database does, so that a text compares equal to what is stored of it.
 */
export function tidyText(text: string): string {
  return text.toWellFormed().normalize('NFC').trim()
}

/** Counts the characters of a text as the database does. */
export function characterCount(text: string): number {
  return Array.from(text).length
}

/** True when a text has as many characters as it may have. */
export function hasLength(
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): boolean {
  const count = characterCount(text)
  return count >= min && count <= max
}

/**
 * Decides whether a text may be a person's name: 1 to 10 characters. The value is the tidied name.
 * Refusals: NAME_REQUIRED, NAME_TOO_LONG. Source: spec §5.
 */
export function decideName(text: string): Decision<NameRefusal, string> {
  const name = tidyText(text)
  if (name === '') return refuse('NAME_REQUIRED')
  return characterCount(name) > NAME_LENGTH_MAX ? refuse('NAME_TOO_LONG') : allow(name)
}

/**
 * True when a text is a mobile number: digits only, 10 or 11 of them, starting with 010. Source: spec §5, domain-rules
 * A36.
 */
export function isMobile(digits: string): boolean {
  return MOBILE_FORM.test(digits)
}

/** True when a text has the form of an e-mail address. Source: spec §5. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_LENGTH_MAX && EMAIL_FORM.test(text)
}

/**
 * Decides whether a text is an e-mail address. The value is the address in small letters, as accounts store and compare
 * it. Refusal: EMAIL_INVALID. Source: spec §5, decision 111.
 */
export function decideEmail(text: string): Decision<'EMAIL_INVALID', string> {
  const email = tidyText(text).toLowerCase()
  return isEmail(email) ? allow(email) : refuse('EMAIL_INVALID')
}

/**
 * Returns the name of somebody who joins by a provider: the provider's, cut to the length of a name; the provider itself
 * where it sent none. A verified identity brings the real one. Source: decision 116.
 * @example socialMemberName('Apple', null) // 'Apple 회원'
 */
export function socialMemberName(providerLabel: string, name: string | null): string {
  const tidied = tidyText(name ?? '')
  if (tidied === '') return `${providerLabel} 회원`
  return Array.from(tidied).slice(0, NAME_LENGTH_MAX).join('').trim()
}

/**
 * Returns the e-mail address that a social account brings, as accounts store it; `null` for one that its provider does
 * not vouch for, or that is none. Source: decision 116.
 */
export function socialMemberEmail(verifiedEmail: string | null): string | null {
  const decided = decideEmail(verifiedEmail ?? '')
  return decided.ok ? decided.value : null
}
