import type { SocialPathName } from '@jangteo/core/session/social.codes'
import type { SocialOutcome, SocialSignUpOutcome } from '@jangteo/core/session/socialLogin.chart'
import type { TermsKind } from '@jangteo/core/terms/terms.codes'
import type { Calls } from '@jangteo/http/call/calls'
import { isRefusal, refusalAmong, Refusal } from '@jangteo/http/refusal/refusal'

const RETURN_REFUSALS = [
  'SOCIAL_UNKNOWN',
  'SOCIAL_UNAVAILABLE',
  'SOCIAL_DORMANT',
  'SOCIAL_EMAIL_TAKEN',
  'SOCIAL_ALREADY_LINKED',
  'SOCIAL_DIFFERENT_ACCOUNT',
] as const

const SIGN_UP_REFUSALS = [
  'SOCIAL_TICKET_EXPIRED',
  'SOCIAL_EMAIL_TAKEN',
  'SOCIAL_ALREADY_LINKED',
] as const

type SocialCalls = {
  readonly social: {
    readonly callback: Pick<Calls['social']['callback'], 'call'>
    readonly signUp: Pick<Calls['social']['signUp'], 'call'>
  }
}

type Returned = {
  readonly provider: SocialPathName
  readonly code: string
  readonly state: string
  readonly name: string | null
}

/** Hands a code to the server; an error without a refusal is thrown. */
export async function finishVisit(calls: SocialCalls, returned: Returned): Promise<SocialOutcome> {
  try {
    const answer = await calls.social.callback.call({ ...returned })
    const { kindEnum, returnUrl } = answer
    if (kindEnum === 'LINK') return { kind: 'linked', returnUrl }
    if (kindEnum === 'LOGIN') {
      return { kind: 'loggedIn', suggestsPassword: answer.noticeEnum !== null, returnUrl }
    }
    const { ticket, name, email } = answer
    return { kind: 'guest', guest: { ticket, name, email } }
  } catch (error) {
    const reason = refusalAmong(error, RETURN_REFUSALS)
    if (reason !== undefined) return { kind: 'refused', reason }
    if (error instanceof Refusal) return { kind: 'refused', reason: { text: error.message } }
    throw error
  }
}

type SignUp = { readonly ticket: string; readonly agreed: readonly TermsKind[] }

/** Signs up; what says nothing of the ticket is thrown, since the same sign-up can be sent again. */
export async function signUpWith(
  calls: SocialCalls,
  { ticket, agreed }: SignUp,
): Promise<SocialSignUpOutcome> {
  try {
    const { returnUrl } = await calls.social.signUp.call({ ticket, agreedTermsList: [...agreed] })
    return { kind: 'loggedIn', suggestsPassword: false, returnUrl }
  } catch (error) {
    const reason = refusalAmong(error, SIGN_UP_REFUSALS)
    if (reason !== undefined) return { kind: 'refused', reason }
    if (isRefusal(error, 'TERMS_REQUIRED')) return { kind: 'missing', reason: 'TERMS_REQUIRED' }
    throw error
  }
}
