import type { IdAnswer, SignUpAnswer, SignUpQuery } from '@jangteo/core/member/signUp.chart'
import type { JoiningRefusal } from '@jangteo/core/member/joining.rules'
import type { SignUpCode } from '@jangteo/core/member/signUp.codes'
import type { SignUpForm } from '@jangteo/core/member/signUp.rules'
import { CONSENT_KINDS } from '@jangteo/core/terms/consent.codes'
import type { Calls } from '@jangteo/http/call/calls'
import { isRefusal, refusalAmong, Refusal } from '@jangteo/http/refusal/refusal'

type SignUpCalls = {
  readonly joining: { readonly signUp: Pick<Calls['joining']['signUp'], 'call'> }
  readonly proof: {
    readonly loginIdDuplicationCheck: Pick<Calls['proof']['loginIdDuplicationCheck'], 'call'>
  }
}

const PERSON_REFUSALS: readonly JoiningRefusal[] = [
  'IDENTITY_UNVERIFIED',
  'AGE_TOO_YOUNG',
  'IDENTITY_TAKEN',
  'REJOIN_WAIT',
]

/** Field of the form that a refusal stands beside. */
const FIELD_OF = {
  LOGIN_ID_INVALID: 'loginId',
  LOGIN_ID_TAKEN: 'loginId',
  PASSWORD_LENGTH: 'password',
  PASSWORD_CHARACTERS: 'password',
  PASSWORD_KINDS: 'password',
  PASSWORD_CONTAINS_ID: 'password',
  EMAIL_INVALID: 'email',
  EMAIL_TAKEN: 'email',
  EMAIL_PROOF_INVALID: 'email',
  EMAIL_VERIFICATION_REQUIRED: 'email',
} as const satisfies Partial<Record<SignUpCode, keyof SignUpForm>>

type FieldCode = keyof typeof FIELD_OF

function fieldAnswer(error: unknown) {
  const code = (Object.keys(FIELD_OF) as FieldCode[]).find((one) => isRefusal(error, one))
  if (code === undefined) return null
  return { kind: 'violated', violations: [{ field: FIELD_OF[code], code }] } as const
}

/** Asks if a login id is available; a refusal that says nothing of it is its text, an error without an answer is thrown. */
export async function checkLoginId(
  calls: SignUpCalls,
  { loginId }: { readonly loginId: string },
): Promise<IdAnswer> {
  try {
    const { duplicated } = await calls.proof.loginIdDuplicationCheck.call({ loginId })
    if (!duplicated) return { kind: 'fine' }
    return { kind: 'violated', violations: [{ field: 'loginId', code: 'LOGIN_ID_TAKEN' }] }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return fieldAnswer(error) ?? { kind: 'failed', text: error.message }
  }
}

/** Refusals that leave open if the sign-up arrived. */
const UNCERTAIN = [
  'NETWORK_ERROR',
  'TIMED_OUT',
  'OUTCOME_UNKNOWN',
  'API_FAILURE',
  'SYSTEM_ERROR',
] as const

/** Signs up; the same. An answer that leaves open what became of it is thrown. */
export async function signUp(calls: SignUpCalls, asked: SignUpQuery): Promise<SignUpAnswer> {
  const { agreed, verificationId, proved, typed, key } = asked
  if (verificationId === null) return { kind: 'unverified', reason: 'IDENTITY_UNVERIFIED' }
  if (proved === null) {
    const violation = { field: 'email', code: 'EMAIL_VERIFICATION_REQUIRED' } as const
    return { kind: 'violated', violations: [violation] }
  }
  try {
    const agreedTermsList = CONSENT_KINDS.filter((kind) => agreed.includes(kind))
    const input = { ...typed, ...proved, verificationId, agreedTermsList }
    await calls.joining.signUp.call(input, { context: { idempotencyKey: key } })
    return { kind: 'fine' }
  } catch (error) {
    if (!(error instanceof Refusal) || UNCERTAIN.some((code) => isRefusal(error, code))) throw error
    const reason = refusalAmong(error, PERSON_REFUSALS)
    if (reason !== undefined) return { kind: 'unverified', reason }
    if (isRefusal(error, 'TERMS_REQUIRED')) return { kind: 'lacksTerms' }
    return fieldAnswer(error) ?? { kind: 'failed', text: error.message }
  }
}
