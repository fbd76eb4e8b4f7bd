import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { SIGN_UP_TERMS, decideAgreed } from '../terms/agreement.rules.ts'
import type { TermsKind } from '../terms/terms.codes.ts'
import { decideLoginId } from './loginId.rules.ts'
import { decideEmail } from './member.rules.ts'
import { decidePassword } from './password.rules.ts'
import type { PasswordRefusal } from './password.rules.ts'
import type { SignUpCode, SignUpStep } from './signUp.codes.ts'

/** Form of a sign-up; `agreed` are the ticked terms. The person comes from the verified identity, not from the form. */
export type SignUpForm = {
  readonly agreed: readonly TermsKind[]
  readonly loginId: string
  readonly password: string
  readonly confirmation: string
  readonly email: string
}

/** The login id found available and the e-mail address verified by its code, each `null` before that. */
export type SignUpFacts = {
  readonly freeLoginId: string | null
  readonly provedEmail: string | null
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

const checkEmail: Check = ({ email }, { provedEmail }) => {
  if (provedEmail === null) return 'EMAIL_VERIFICATION_REQUIRED'
  const decided = decideProvedEmail(email, provedEmail)
  return decided.ok ? null : decided.reason
}

const CHECKS: Readonly<Record<keyof SignUpForm, Check>> = {
  agreed: ({ agreed }) => (decideAgreed(SIGN_UP_TERMS, agreed).ok ? null : 'TERMS_REQUIRED'),
  email: checkEmail,
  loginId: checkLoginId,
  password: checkPassword,
  confirmation: ({ password, confirmation }) =>
    password === confirmation ? null : 'PASSWORD_MISMATCH',
}

const FIELDS = [
  'agreed',
  'email',
  'loginId',
  'password',
  'confirmation',
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

type EmailRefusal = 'EMAIL_INVALID' | 'EMAIL_VERIFICATION_REQUIRED'

function decideProvedEmail(text: string, provedEmail: string): Decision<EmailRefusal, string> {
  const email = decideEmail(text)
  if (!email.ok) return email
  return email.value === provedEmail ? email : refuse('EMAIL_VERIFICATION_REQUIRED')
}

/** Login id and password of an account, as they were typed. */
export type TypedCredentials = { readonly loginId: string; readonly password: string }

/** Reason why somebody can't log in with an id and a password. */
export type CredentialsRefusal = 'LOGIN_ID_INVALID' | PasswordRefusal

/**
 * Decides whether an account may have a login id and a password. The value is the id in small letters. Refusals in this
 * order: LOGIN_ID_INVALID, those of `decidePassword`. Source: spec §5.
 */
export function decideCredentials({
  loginId: text,
  password,
}: TypedCredentials): Decision<CredentialsRefusal, string> {
  const loginId = decideLoginId(text)
  if (!loginId.ok) return loginId
  const strong = decidePassword(password, loginId.value)
  return strong.ok ? loginId : strong
}

/** A sign-up as the server is given it, with the address that its proof is of. */
export type SignUpRequest = TypedCredentials & {
  readonly email: string
  readonly provedEmail: string
  readonly agreed: readonly TermsKind[]
}

/** Login id and e-mail address of an accepted sign-up, both in small letters. */
export type AcceptedSignUp = { readonly loginId: string; readonly email: string }

/**
 * Decides what can be said of a sign-up without other accounts. Refusals in this order: TERMS_REQUIRED, EMAIL_INVALID,
 * EMAIL_VERIFICATION_REQUIRED for an address other than the proved one, those of `decideCredentials`. Source: spec §5.
 */
export function decideSignUp(
  request: SignUpRequest,
): Decision<'TERMS_REQUIRED' | EmailRefusal | CredentialsRefusal, AcceptedSignUp> {
  const agreed = decideAgreed(SIGN_UP_TERMS, request.agreed)
  if (!agreed.ok) return agreed
  const email = decideProvedEmail(request.email, request.provedEmail)
  if (!email.ok) return email
  const loginId = decideCredentials(request)
  return loginId.ok ? allow({ loginId: loginId.value, email: email.value }) : loginId
}

/** Progress of a sign-up; `null` until the person is verified. */
export type SignUpProgress = {
  readonly agreed: readonly TermsKind[]
  readonly verificationId: string | null
}

/** An e-mail address in small letters, and the proof of it. */
export type ProvedEmail = { readonly email: string; readonly emailProof: string }

/** A sign-up as a reload leaves it: never a password. */
export type SignUpDraft = SignUpProgress & {
  readonly loginId: string
  readonly proved: ProvedEmail | null
}

/** Returns the step to open: the wanted one, or the first before it that is not finished. Source: decision 114. */
export function resumeSignUp(progress: SignUpProgress, wanted: SignUpStep): SignUpStep {
  const isAgreed = decideAgreed(SIGN_UP_TERMS, progress.agreed).ok
  if (wanted === 'terms' || !isAgreed) return 'terms'
  return progress.verificationId === null ? 'identity' : wanted
}
