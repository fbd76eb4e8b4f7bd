import { decideLogin, type LoginRefusal } from '@jangteo/core/session/login.rules'
import { transaction } from '@jangteo/postgres/database/db'
import { findPasswordHash, lockMemberByLoginId } from '@jangteo/postgres/member/member.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import {
  clearFailures,
  lockoutOf,
  countFailure,
  type Lockout,
  isLockedOutNow,
  lockRecord,
  loginName,
  trustDevice,
} from './password-lockout.ts'
import { handOverLogin } from './hand-over-login.ts'
import { openSession } from './open-session.ts'
import { isPasswordRight } from './passwords.ts'
import { NO_MEMBER, recordLogin } from './record-login.ts'

type LoginInput = { readonly loginId: string; readonly password: string }

/**
 * Opens a session with id and password, ends the device's former one, and joins the device's cart and what was
 * viewed on it to the member's. The
 * password is verified outside of any transaction; failures are counted under their own lock and committed although the
 * login is refused, so that simultaneous ones count one by one. An id that does not exist runs the same statements and
 * is locked out alike. Refusals: LOGIN_BLOCKED, LOGIN_MISMATCH, LOGIN_SUSPENDED, LOGIN_DORMANT. Source: decision 047, decision 048.
 */
export const login = Effect.fnUntraced(function* (input: LoginInput) {
  const outcome = yield* Effect.repeat(
    tryLogin({ ...input, loginId: input.loginId.toLowerCase() }),
    { while: hasPasswordChanged },
  )
  if (!outcome.ok) return yield* refused(outcome.reason)
  return yield* handOverLogin(outcome)
})

/** One try: `passwordChanged` when the password changed after it was read. */
const tryLogin = Effect.fnUntraced(function* ({ loginId, password }: LoginInput) {
  const name = loginName(loginId)
  const lockout = yield* lockoutOf({ name, trustedAs: name })
  if (yield* isLockedOutNow(lockout)) return { ok: false, reason: 'LOGIN_BLOCKED' } as const
  const passwordHash = yield* findPasswordHash(loginId)
  const isRight = yield* isPasswordRight(passwordHash, password)
  return yield* transaction(judge({ loginId, passwordHash, isRight, lockout }))
})

type Tried = Effect.Success<ReturnType<typeof tryLogin>>

function hasPasswordChanged(tried: Tried): tried is 'passwordChanged' {
  return tried === 'passwordChanged'
}

type Compared = {
  readonly loginId: string
  readonly passwordHash: string | null
  readonly isRight: boolean
  readonly lockout: Lockout
}

const judge = Effect.fnUntraced(function* ({ loginId, passwordHash, isRight, lockout }: Compared) {
  const nowMs = yield* Clock.currentTimeMillis
  const record = yield* lockRecord(lockout, nowMs)
  const member = yield* lockMemberByLoginId(loginId)
  if ((member?.password_hash ?? null) !== passwordHash) return 'passwordChanged' as const
  const decision = decideLogin({
    record,
    isPasswordRight: isRight,
    lastUsedAtMs: member?.last_used_at.getTime() ?? nowMs,
    passwordChangedAtMs: member?.password_changed_at.getTime() ?? nowMs,
    passwordPutOffAtMs: member?.password_put_off_at?.getTime() ?? null,
    isSuspended: (member?.suspended_at ?? null) !== null,
    nowMs,
  })
  if (!decision.ok) {
    if (decision.reason === 'LOGIN_MISMATCH') yield* countFailure(lockout, { record, nowMs })
    yield* recordRefusal(decision.reason, member?.id ?? NO_MEMBER)
    return decision
  }
  if (member === undefined)
    return yield* Effect.die(new Error('member missing after a correct password'))
  yield* clearFailures(lockout)
  yield* trustDevice(loginName(loginId), nowMs)
  yield* recordLogin({ memberId: member.id, way: 'PASSWORD', result: 'SUCCESS' })
  return { ok: true, ...(yield* openSession(member, nowMs)) } as const
})

const RECORDED = {
  LOGIN_DORMANT: 'DORMANT',
  LOGIN_MISMATCH: 'MISMATCH',
  LOGIN_SUSPENDED: 'SUSPENDED',
} as const

/** Records a refused login for its member; during a lockout nothing was compared, so there is nothing to record. */
function recordRefusal(reason: LoginRefusal, memberId: number) {
  if (reason === 'LOGIN_BLOCKED') return Effect.void
  return recordLogin({ memberId, way: 'PASSWORD', result: RECORDED[reason] })
}
