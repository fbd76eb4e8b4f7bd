import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'

/** The shortest login id, in characters. Source: spec §5. */
export const LOGIN_ID_LENGTH_MIN = 6

/** The longest login id, in characters. Source: spec §5. */
export const LOGIN_ID_LENGTH_MAX = 20

const LOGIN_ID_FORM = new RegExp(`^[A-Za-z0-9]{${LOGIN_ID_LENGTH_MIN},${LOGIN_ID_LENGTH_MAX}}$`)

/**
 * Decides whether a text may be a login id: letters and digits, not necessarily both. The value is the id in lower case, as
 * it is stored and compared. Refusal: LOGIN_ID_INVALID. Source: spec §5, domain-rules A37.
 */
export function decideLoginId(text: string): Decision<'LOGIN_ID_INVALID', string> {
  return LOGIN_ID_FORM.test(text) ? allow(text.toLowerCase()) : refuse('LOGIN_ID_INVALID')
}
