import type { AccountProof } from '@jangteo/core/member/accountProof.codes'
import { transaction } from '@jangteo/postgres/database/db'
import { lockMember } from '@jangteo/postgres/member/member.store'
import type { PasswordAccount } from '@jangteo/postgres/member/password.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../../call/refused.ts'
import { lockRecords, loginName } from '../../session/password-lockout.ts'
import { findProvedAccount, useAccountProof } from '../proof/account-proof.ts'
import { checkTypedPassword, prepareNewPassword } from './new-password.ts'
import { writePassword } from './write-password.ts'

type ResetInput = {
  readonly loginId: string
  readonly proof: AccountProof
  readonly password: string
  readonly confirmation: string
}

/**
 * Sets another password for who proved the account's address, or to be its person. The proof is judged first, so without one nothing is
 * learned of a login id; with one, an id that nobody has and an id of somebody else take the same statement and the
 * same answer. Hashes are computed outside of the transaction; it starts over when the password changed meanwhile, and
 * of two simultaneous resets with one proof the second is refused. Refusals: EMAIL_PROOF_INVALID,
 * IDENTITY_UNVERIFIED, PASSWORD_RESET_MISMATCH, and those of a new password. Source: market-rules §7, decision 111.
 */
export const resetPassword = Effect.fnUntraced(function* (input: ResetInput) {
  const typed = { ...input, loginId: input.loginId.toLowerCase() }
  yield* checkTypedPassword(typed)
  yield* Effect.repeat(tryReset(typed), { while: (isDone) => !isDone })
  return { done: true } as const
})

/** One try: `false` when the password changed after it was read. */
const tryReset = Effect.fnUntraced(function* (typed: ResetInput) {
  const { loginId, proof } = typed
  const account = yield* findProvedAccount(loginId, proof)
  if (account === undefined) return yield* refused('PASSWORD_RESET_MISMATCH')
  const passwordHash = yield* prepareNewPassword(account, typed)
  return yield* transaction(write({ loginId, proof, account, passwordHash }))
})

type Reset = {
  readonly loginId: string
  readonly proof: AccountProof
  readonly account: PasswordAccount
  readonly passwordHash: string
}

const write = Effect.fnUntraced(function* ({ loginId, proof, account, passwordHash }: Reset) {
  const nowMs = yield* Clock.currentTimeMillis
  yield* lockRecords(loginName(loginId), nowMs)
  const locked = yield* lockMember(account.id)
  if (locked.password_hash !== account.password_hash) return false
  yield* useAccountProof(proof)
  yield* writePassword(locked, { passwordHash, nowMs })
  return true
})
