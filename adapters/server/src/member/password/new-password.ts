import {
  decidePasswordChange,
  decideTypedPassword,
  PASSWORD_REUSE_COUNT,
  type PasswordRefusal,
  type TypedPassword,
} from '@jangteo/core/member/password.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { listFormerPasswords, type PasswordAccount } from '@jangteo/postgres/member/password.store'
import * as Effect from 'effect/Effect'
import { type Refused, refused } from '../../call/refused.ts'
import { hashPassword, isPasswordRight } from '../../session/passwords.ts'

/** Former passwords that may not be used again, besides the present one. */
export const FORMER_COUNT = PASSWORD_REUSE_COUNT - 1

/** Refuses what can be refused before any stored password is compared. */
export const checkTypedPassword = (
  typed: TypedPassword,
): Effect.Effect<void, Refused<PasswordRefusal | 'PASSWORD_MISMATCH'>> => {
  const decision = decideTypedPassword(typed)
  return decision.ok ? Effect.void : refused(decision.reason)
}

type NewPasswordRefusal =
  | PasswordRefusal
  | 'PASSWORD_SAME'
  | 'PASSWORD_REUSED'
  | 'PASSWORD_MISMATCH'

/**
 * Compares a new password with the stored ones of an account and hashes it. Up to four hashes: never call it inside a
 * transaction. Refusals: those of `decidePasswordChange`. Source: spec §5, decision 047.
 */
export const prepareNewPassword = Effect.fnUntraced(function* (
  account: PasswordAccount,
  typed: TypedPassword,
): Effect.fn.Return<string, Refused<NewPasswordRefusal>, Db> {
  const { password } = typed
  const formers = yield* listFormerPasswords(account.id, FORMER_COUNT)
  const equalsPresent = yield* isPasswordRight(account.password_hash, password)
  const former = yield* Effect.forEach(formers, (hash) => isPasswordRight(hash, password))
  const equalsRecent = former.includes(true)
  const decision = decidePasswordChange({ ...typed, equalsPresent, equalsRecent })
  if (!decision.ok) return yield* refused(decision.reason)
  return yield* hashPassword(password)
})
