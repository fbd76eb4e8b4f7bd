import { decideUpgrade } from '@jangteo/core/member/joining.rules'
import { decideCredentials } from '@jangteo/core/member/signUp.rules'
import { transaction } from '@jangteo/postgres/database/db'
import { lockNames } from '@jangteo/postgres/database/lockNames'
import { isLoginIdTaken } from '@jangteo/postgres/member/account.store'
import { findMember, lockMember } from '@jangteo/postgres/member/member.store'
import { saveCredentials, saveIdentity } from '@jangteo/postgres/member/new-member.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../../call/member-caller.ts'
import { once } from '../../call/once.ts'
import { refused } from '../../call/refused.ts'
import { openSession } from '../../session/open-session.ts'
import { loginName, trustDevice } from '../../session/password-lockout.ts'
import { hashPassword } from '../../session/passwords.ts'
import { Seals } from '../../wire/seals.ts'
import { handOverLogin } from '../../session/hand-over-login.ts'
import { findJoiner } from './find-joiner.ts'
import { loginIdLockName } from './login-id-lock.ts'

type UpgradeInput = {
  readonly verificationId: string
  readonly loginId?: string | undefined
  readonly password?: string | undefined
}

type Credentials = { readonly loginId: string; readonly passwordHash: string }

/**
 * Makes the caller's account a member's, in place: everything that hangs on it stays. The session begins again, because
 * it may do more from now on. A password is hashed before the transaction. Locks are taken as
 * a withdrawal takes them: the person by name, the account, then the login id by name, so that of two simultaneous ones the
 * second finds the first. Once for an
 * `Idempotency-Key`. Refusals: LOGIN_ID_INVALID, those of a password, CREDENTIALS_SET, LOGIN_ID_TAKEN,
 * IDENTITY_UNVERIFIED, IDENTITY_DIFFERENT, IDENTITY_TAKEN, AGE_TOO_YOUNG, REJOIN_WAIT, IDEMPOTENCY_KEY_REUSED. Source:
 * market-rules §7, decision 114.
 */
export const upgrade = Effect.fnUntraced(function* (input: UpgradeInput) {
  const credentials = yield* prepare(input)
  return yield* handOverLogin(yield* transaction(write(input, credentials)))
})

const prepare = Effect.fnUntraced(function* ({ loginId: typed, password }: UpgradeInput) {
  if (typed === undefined || password === undefined) return null
  const loginId = decideCredentials({ loginId: typed, password })
  if (!loginId.ok) return yield* refused(loginId.reason)
  return { loginId: loginId.value, passwordHash: yield* hashPassword(password) }
})

const write = Effect.fnUntraced(function* (input: UpgradeInput, credentials: Credentials | null) {
  const { digest } = yield* Seals
  const keyed = { ...input, password: digest(`upgrade ${input.password ?? ''}`) }
  const memberId = yield* callingMember
  yield* once(
    { call: 'joining.upgrade', input: keyed, decodeStoredAnswer: () => null },
    verify({ memberId, verificationId: input.verificationId, credentials }),
  )
  return yield* openSession(yield* findMember(memberId), yield* Clock.currentTimeMillis)
})

type Verifying = {
  readonly memberId: number
  readonly verificationId: string
  readonly credentials: Credentials | null
}

const verify = Effect.fnUntraced(function* ({ memberId, verificationId, credentials }: Verifying) {
  const { person, facts } = yield* findJoiner(verificationId, memberId)
  const member = yield* lockMember(memberId)
  if (credentials !== null && member.login_id !== null) return yield* refused('CREDENTIALS_SET')
  const decision = decideUpgrade({ ...facts, isCallerVerified: member.identity_hash !== null })
  if (!decision.ok) return yield* refused(decision.reason)
  const at = new Date(yield* Clock.currentTimeMillis)
  yield* saveIdentity(memberId, person, at)
  if (credentials !== null) yield* giveCredentials(memberId, credentials, at)
  return null
})

const giveCredentials = Effect.fnUntraced(function* (
  memberId: number,
  { loginId, passwordHash }: Credentials,
  at: Date,
) {
  yield* lockNames([loginIdLockName(loginId)])
  if (yield* isLoginIdTaken(loginId)) return yield* refused('LOGIN_ID_TAKEN')
  yield* saveCredentials(memberId, { loginId, passwordHash, at })
  yield* trustDevice(loginName(loginId), at.getTime())
})
