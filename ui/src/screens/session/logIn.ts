import type { LoginForm, LoginOutcome } from '@jangteo/core/session/login.chart'
import type { LoginRefusal } from '@jangteo/core/session/login.rules'
import type { Calls } from '@jangteo/http/call/calls'
import { refusalAmong, Refusal } from '@jangteo/http/refusal/refusal'

const REFUSALS: readonly LoginRefusal[] = [
  'LOGIN_MISMATCH',
  'LOGIN_BLOCKED',
  'LOGIN_DORMANT',
  'LOGIN_SUSPENDED',
]

/** Logs in; a refusal that says nothing of the login is its text, and an error without one is thrown. */
export async function logIn(
  calls: { readonly session: { readonly login: Pick<Calls['session']['login'], 'call'> } },
  form: LoginForm,
): Promise<LoginOutcome> {
  try {
    const { isPasswordChangeDue } = await calls.session.login.call({ ...form })
    return { kind: 'loggedIn', suggestsPasswordChange: isPasswordChangeDue }
  } catch (error) {
    const reason = refusalAmong(error, REFUSALS)
    if (reason !== undefined) return { kind: 'refused', reason }
    if (error instanceof Refusal) return { kind: 'failed', text: error.message }
    throw error
  }
}
