import { decideLoginId } from '@jangteo/core/member/loginId.rules'
import { decideEmail, decideName } from '@jangteo/core/member/member.rules'
import * as Effect from 'effect/Effect'
import { type Refused, refused } from '../call/refused.ts'

/** The person of a new account, as typed or as stored. */
export type AccountPerson = {
  readonly loginId: string
  readonly email: string
  readonly name: string
}

/** Returns the name as it is stored. Refusal: STAFF_NAME_REQUIRED. */
export const readStaffName = (
  text: string,
): Effect.Effect<string, Refused<'STAFF_NAME_REQUIRED'>> => {
  const name = decideName(text)
  return name.ok ? Effect.succeed(name.value) : refused('STAFF_NAME_REQUIRED')
}

/** Returns the person as it is stored. Refusals: LOGIN_ID_INVALID, EMAIL_INVALID, STAFF_NAME_REQUIRED. */
export const readAccountPerson = Effect.fnUntraced(function* (
  typed: AccountPerson,
): Effect.fn.Return<
  AccountPerson,
  Refused<'LOGIN_ID_INVALID' | 'EMAIL_INVALID' | 'STAFF_NAME_REQUIRED'>
> {
  const loginId = decideLoginId(typed.loginId)
  if (!loginId.ok) return yield* refused(loginId.reason)
  const email = decideEmail(typed.email)
  if (!email.ok) return yield* refused(email.reason)
  const name = yield* readStaffName(typed.name)
  return { loginId: loginId.value, email: email.value, name }
})
