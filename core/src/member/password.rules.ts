import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'

/** The shortest password, in characters. Source: domain-rules A38. */
export const PASSWORD_LENGTH_MIN = 8

/** The longest password, in characters. Source: domain-rules A38. */
export const PASSWORD_LENGTH_MAX = 20

/** Number of former passwords, the present one included, that cannot be used again. Source: spec §5. */
export const PASSWORD_REUSE_COUNT = 3

/** Reason why a password is refused. */
export type PasswordRefusal =
  | 'PASSWORD_LENGTH'
  | 'PASSWORD_CHARACTERS'
  | 'PASSWORD_KINDS'
  | 'PASSWORD_CONTAINS_ID'

/** Reason why a new password is refused. */
export type PasswordChangeRefusal =
  | PasswordRefusal
  | 'PASSWORD_SAME'
  | 'PASSWORD_REUSED'
  | 'PASSWORD_MISMATCH'

/** Reason why the password of a guest's order is refused. */
export type GuestPasswordRefusal =
  | 'GUEST_PASSWORD_REQUIRED'
  | 'GUEST_PASSWORD_INVALID'
  | 'PASSWORD_MISMATCH'

/** A new password, its confirmation, the owner's login id, and the comparison with the stored passwords. */
export type PasswordChange = {
  readonly password: string
  readonly confirmation: string
  readonly loginId: string
  readonly equalsPresent: boolean
  readonly equalsRecent: boolean
}

const ASCII_WITHOUT_SPACE = /^[\u0021-\u007e]*$/
const LETTER = /[A-Za-z]/
const DIGIT = /[0-9]/
const SYMBOL = /[^A-Za-z0-9]/

function hasPasswordLength(password: string): boolean {
  return password.length >= PASSWORD_LENGTH_MIN && password.length <= PASSWORD_LENGTH_MAX
}

function containsId(password: string, loginId: string): boolean {
  return loginId !== '' && password.toLowerCase().includes(loginId.toLowerCase())
}

/**
 * Decides whether a text may be a member's password: 8 to 20 characters with letters, digits and symbols, no spaces, not
 * containing the login id. Refusals in this order: PASSWORD_CHARACTERS, PASSWORD_LENGTH, PASSWORD_KINDS,
 * PASSWORD_CONTAINS_ID. Source: spec §5, domain-rules §5.2.
 */
export function decidePassword(password: string, loginId: string): Decision<PasswordRefusal> {
  if (!ASCII_WITHOUT_SPACE.test(password)) return refuse('PASSWORD_CHARACTERS')
  if (!hasPasswordLength(password)) return refuse('PASSWORD_LENGTH')
  const hasAllKinds = [LETTER, DIGIT, SYMBOL].every((kind) => kind.test(password))
  if (!hasAllKinds) return refuse('PASSWORD_KINDS')
  return containsId(password, loginId) ? refuse('PASSWORD_CONTAINS_ID') : allow()
}

/** A new password as it is typed: before anybody compares it with the stored ones. */
export type TypedPassword = Pick<PasswordChange, 'password' | 'confirmation' | 'loginId'>

/**
 * Decides what can be said of a new password without the stored ones: its rules, and its confirmation. Source: spec §5.
 */
export function decideTypedPassword({
  password,
  confirmation,
  loginId,
}: TypedPassword): Decision<PasswordRefusal | 'PASSWORD_MISMATCH'> {
  const meetsRules = decidePassword(password, loginId)
  if (!meetsRules.ok) return meetsRules
  return password === confirmation ? allow() : refuse('PASSWORD_MISMATCH')
}

/**
 * Decides whether a password may replace the present one: it meets the rules, equals neither the present nor one of the last
 * three, and its confirmation. Source: spec §5.
 */
export function decidePasswordChange(change: PasswordChange): Decision<PasswordChangeRefusal> {
  const meetsRules = decidePassword(change.password, change.loginId)
  if (!meetsRules.ok) return meetsRules
  if (change.equalsPresent) return refuse('PASSWORD_SAME')
  if (change.equalsRecent) return refuse('PASSWORD_REUSED')
  return change.password === change.confirmation ? allow() : refuse('PASSWORD_MISMATCH')
}

/**
 * Decides whether a text may be the password of a guest's order: 8 to 20 characters with letters and digits, no spaces, the
 * same as its confirmation. Refusals: GUEST_PASSWORD_REQUIRED, GUEST_PASSWORD_INVALID,
 * PASSWORD_MISMATCH. Source: spec §5, decision 010.
 */
export function decideGuestPassword(
  password: string,
  confirmation: string,
): Decision<GuestPasswordRefusal> {
  if (password === '') return refuse('GUEST_PASSWORD_REQUIRED')
  const isStrong = hasPasswordLength(password) && LETTER.test(password) && DIGIT.test(password)
  if (!isStrong || !ASCII_WITHOUT_SPACE.test(password)) return refuse('GUEST_PASSWORD_INVALID')
  return password === confirmation ? allow() : refuse('PASSWORD_MISMATCH')
}
