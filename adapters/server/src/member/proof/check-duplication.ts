import { decideLoginId } from '@jangteo/core/member/loginId.rules'
import { decideEmail } from '@jangteo/core/member/member.rules'
import { isEmailTaken, isLoginIdTaken } from '@jangteo/postgres/member/account.store'
import * as Effect from 'effect/Effect'
import { refused } from '../../call/refused.ts'

/** Says if a login id is taken. Refusal: LOGIN_ID_INVALID. Source: spec §5. */
export const checkLoginId = Effect.fnUntraced(function* (input: { readonly loginId: string }) {
  const loginId = decideLoginId(input.loginId)
  if (!loginId.ok) return yield* refused(loginId.reason)
  return { duplicated: yield* isLoginIdTaken(loginId.value) }
})

/** Says if an e-mail address is a member's. Refusal: EMAIL_INVALID. Source: spec §5. */
export const checkEmail = Effect.fnUntraced(function* (input: { readonly email: string }) {
  const email = decideEmail(input.email)
  if (!email.ok) return yield* refused(email.reason)
  return { duplicated: yield* isEmailTaken(email.value) }
})
