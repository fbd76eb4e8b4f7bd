import { allow, type Decision } from '@jangteo/core/decision/decision.rules'
import type { LeaveRequest } from '@jangteo/core/member/leave.rules'
import { MEMBER_MESSAGES } from '@jangteo/core/member/member.messages'
import type { LockoutRecord, PresentPasswordRefusal } from '@jangteo/core/session/lockout.rules'
import type { Db } from '@jangteo/postgres/database/db'
import type { MemberRow } from '@jangteo/postgres/member/member.store'
import * as Effect from 'effect/Effect'
import type { Caller } from '../../call/caller.ts'
import { type Refused, refused, refusedSaying } from '../../call/refused.ts'
import { isLockedOutNow, lockoutOf, lockRecord, loginName } from '../../session/password-lockout.ts'
import { judgePresentPassword, type TypedPassword } from '../../session/present-password.ts'
import { isPasswordRight } from '../../session/passwords.ts'
import type { Seals } from '../../wire/seals.ts'
import { useVerification } from '../identity/use-verification.ts'

/** Refuses while nobody may try the password; the text says what it keeps from. */
export const refusedAsBlocked = (): Effect.Effect<never, Refused<'PASSWORD_BLOCKED'>> =>
  refusedSaying('PASSWORD_BLOCKED', MEMBER_MESSAGES.LEAVE_BLOCKED())

/**
 * Verifies the password of a request outside of any transaction; `null` for other proofs. `judgePassword` decides.
 * Refusal: PASSWORD_BLOCKED. Source: decision 047.
 */
export const verifyPassword = Effect.fnUntraced(function* (
  member: Pick<MemberRow, 'login_id' | 'password_hash'>,
  request: LeaveRequest,
): Effect.fn.Return<TypedPassword | null, Refused<'PASSWORD_BLOCKED'>, Caller | Db | Seals> {
  if (request.proof !== 'PASSWORD') return null
  const name = loginName(member.login_id ?? '')
  const lockout = yield* lockoutOf({ name, trustedAs: name })
  if (yield* isLockedOutNow(lockout)) return yield* refusedAsBlocked()
  return { lockout, isRight: yield* isPasswordRight(member.password_hash, request.password) }
})

/** Locks the row that counts the failures of a typed password; before the member, as a login does. */
export const lockTyped = (
  typed: TypedPassword | null,
  nowMs: number,
): Effect.Effect<LockoutRecord | null, never, Db> =>
  typed === null ? Effect.succeed(null) : lockRecord(typed.lockout, nowMs)

type Judged = {
  readonly typed: TypedPassword | null
  readonly record: LockoutRecord | null
  readonly nowMs: number
}

/** Judges a typed password by the locked record; other proofs pass. */
export const judgePassword = ({
  typed,
  record,
  nowMs,
}: Judged): Effect.Effect<Decision<PresentPasswordRefusal>, never, Db> =>
  typed === null || record === null
    ? Effect.succeed(allow())
    : judgePresentPassword({ typed, record, nowMs })

/**
 * Uses the verification of a request up, whose person must be the member; other proofs pass. In the caller's transaction,
 * so that a refused one stays unused. Refusals: IDENTITY_UNVERIFIED, IDENTITY_DIFFERENT.
 */
export const requireOwnIdentity = Effect.fnUntraced(function* (
  { identity_hash: identityHash }: Pick<MemberRow, 'identity_hash'>,
  request: LeaveRequest,
): Effect.fn.Return<
  void,
  Refused<'IDENTITY_UNVERIFIED' | 'IDENTITY_DIFFERENT'>,
  Caller | Db | Seals
> {
  if (request.proof !== 'VERIFICATION') return
  const { verificationId } = request
  const person = yield* useVerification({ verificationId, purpose: 'WITHDRAW' })
  if (person.identityHash !== identityHash) yield* refused('IDENTITY_DIFFERENT')
})
