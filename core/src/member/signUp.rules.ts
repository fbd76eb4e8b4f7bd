import { isDay } from '../calendar/day.rules.ts'
import type { Day } from '../calendar/day.rules.ts'
import type { TermsKind } from '../terms/terms.codes.ts'
import { SIGN_UP_TERMS, decideAgreed } from '../terms/agreement.rules.ts'
import { isSignUpAge } from './age.rules.ts'
import { decideLoginId } from './loginId.rules.ts'
import { decideName, isEmail, isMobile, tidyText } from './member.rules.ts'
import { decidePassword } from './password.rules.ts'
import type { SignUpCode } from './signUp.codes.ts'

/** Form of a sign-up: `birthday` is `YYYY-MM-DD`, `mobile` digits, `agreed` the ticked terms. */
export type SignUpForm = {
  readonly loginId: string
  readonly password: string
  readonly confirmation: string
  readonly name: string
  readonly birthday: string
  readonly mobile: string
  readonly email: string
  readonly agreed: readonly TermsKind[]
}

/** The login id found available and the e-mail address verified by its code, `null` before that; and the Korean day. */
export type SignUpFacts = {
  readonly freeLoginId: string | null
  readonly provedEmail: string | null
  readonly today: Day
}

/** A field that is wrong, and why. */
export type SignUpViolation = {
  readonly field: keyof SignUpForm
  readonly code: SignUpCode
}

type Check = (form: SignUpForm, facts: SignUpFacts) => SignUpCode | null

const checkLoginId: Check = ({ loginId }, { freeLoginId }) => {
  const decided = decideLoginId(loginId)
  if (!decided.ok) return decided.reason
  return decided.value === freeLoginId?.toLowerCase() ? null : 'LOGIN_ID_CHECK_REQUIRED'
}

const checkPassword: Check = ({ password, loginId }) => {
  const decided = decidePassword(password, loginId)
  return decided.ok ? null : decided.reason
}

const checkName: Check = ({ name }) => {
  const decided = decideName(name)
  return decided.ok ? null : decided.reason
}

const checkBirthday: Check = ({ birthday }, { today }) => {
  if (!isDay(birthday) || birthday > today) return 'BIRTHDAY_INVALID'
  return isSignUpAge(birthday, today) ? null : 'AGE_TOO_YOUNG'
}

const checkEmail: Check = ({ email }, { provedEmail }) => {
  const tidied = tidyText(email)
  if (!isEmail(tidied)) return 'EMAIL_INVALID'
  return tidied === provedEmail ? null : 'EMAIL_VERIFICATION_REQUIRED'
}

const CHECKS: Readonly<Record<keyof SignUpForm, Check>> = {
  loginId: checkLoginId,
  password: checkPassword,
  confirmation: ({ password, confirmation }) =>
    password === confirmation ? null : 'PASSWORD_MISMATCH',
  name: checkName,
  birthday: checkBirthday,
  mobile: ({ mobile }) => (isMobile(mobile) ? null : 'MOBILE_INVALID'),
  email: checkEmail,
  agreed: ({ agreed }) => (decideAgreed(SIGN_UP_TERMS, agreed).ok ? null : 'TERMS_REQUIRED'),
}

const FIELDS = [
  'loginId',
  'password',
  'confirmation',
  'name',
  'birthday',
  'mobile',
  'email',
  'agreed',
] as const satisfies readonly (keyof SignUpForm)[]

/**
 * Lists everything that keeps a sign-up from being accepted, at most one for each field, in the order of the form. An
 * id or an e-mail that changed after its check counts as unchecked. Source: spec §5.
 */
export function checkSignUp(form: SignUpForm, facts: SignUpFacts): SignUpViolation[] {
  return FIELDS.flatMap((field) => {
    const code = CHECKS[field](form, facts)
    return code === null ? [] : [{ field, code }]
  })
}
