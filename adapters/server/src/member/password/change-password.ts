import { transaction } from '@jangteo/postgres/database/db'
import { findMember, lockMember } from '@jangteo/postgres/member/member.store'
import type { PasswordAccount } from '@jangteo/postgres/member/password.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../../call/member-caller.ts'
import { refused } from '../../call/refused.ts'
import {
  isLockedOutNow,
  type Lockout,
  lockoutOf,
  lockRecord,
  lockRecords,
  loginName,
} from '../../session/password-lockout.ts'
import { judgePresentPassword } from '../../session/present-password.ts'
import { isPasswordRight } from '../../session/passwords.ts'
import { checkTypedPassword, prepareNewPassword } from './new-password.ts'
import { writePassword } from './write-password.ts'

type ChangeInput = {
  readonly present: string
  readonly password: string
  readonly confirmation: string
}

/**
 * Changes the caller's password. The present one is counted with the logins of this id, under the count's lock and
 * committed although the call is refused, so that a session that was left open guesses no more than a stranger. It
 * starts over when the password changed meanwhile. Refusals: PASSWORD_NONE, PASSWORD_BLOCKED,
 * PASSWORD_PRESENT_MISMATCH, and those of a new password. Source: market-rules §7, decision 047.
 */
export const changePassword = Effect.fnUntraced(function* (input: ChangeInput) {
  const memberId = yield* callingMember
  const outcome = yield* Effect.repeat(tryChange(memberId, input), { while: hasChangedMeanwhile })
  if (!outcome.ok) return yield* refused(outcome.reason)
  return { done: true } as const
})

/** One try: `changedMeanwhile` when the password changed after it was read. */
const tryChange = Effect.fnUntraced(function* (memberId: number, input: ChangeInput) {
  const account = yield* findMember(memberId)
  const { login_id: loginId, password_hash: presentHash } = account
  if (loginId === null || presentHash === null) return yield* refused('PASSWORD_NONE')
  const typed = { ...input, loginId }
  yield* checkTypedPassword(typed)
  const name = loginName(loginId)
  const lockout = yield* lockoutOf({ name, trustedAs: name })
  if (yield* isLockedOutNow(lockout)) return yield* refused('PASSWORD_BLOCKED')
  const isRight = yield* isPasswordRight(presentHash, input.present)
  const newHash = isRight ? yield* prepareNewPassword(account, typed) : null
  return yield* transaction(judge({ account, name, lockout, newHash }))
})

type Tried = Effect.Success<ReturnType<typeof tryChange>>

function hasChangedMeanwhile(tried: Tried): tried is 'changedMeanwhile' {
  return tried === 'changedMeanwhile'
}

type Compared = {
  readonly account: PasswordAccount
  /** Name that wrong passwords are counted for. */
  readonly name: string
  readonly lockout: Lockout
  /** `null` when the present password was wrong. */
  readonly newHash: string | null
}

const judge = Effect.fnUntraced(function* ({ account, name, lockout, newHash }: Compared) {
  const nowMs = yield* Clock.currentTimeMillis
  yield* lockRecords(name, nowMs)
  const record = yield* lockRecord(lockout, nowMs)
  const locked = yield* lockMember(account.id)
  if (locked.password_hash !== account.password_hash) return 'changedMeanwhile' as const
  const typed = { lockout, isRight: newHash !== null }
  const decision = yield* judgePresentPassword({ typed, record, nowMs })
  if (decision.ok && newHash !== null)
    yield* writePassword(locked, { passwordHash: newHash, nowMs })
  return decision
})
