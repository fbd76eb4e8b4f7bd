import { refuse } from '@jangteo/core/decision/decision.rules'
import type { StaffKind } from '@jangteo/core/staff/staff.codes'
import { decideStaffPassword, loginStepOf } from '@jangteo/core/staff/staffLogin.rules'
import { transaction } from '@jangteo/postgres/database/db'
import { isDeviceTrusted } from '@jangteo/postgres/session/lockout.store'
import {
  findStaffByLoginId,
  lockStaff,
  type StaffLoginRow,
} from '@jangteo/postgres/staff/staff-login.store'
import type { StaffAccount } from '@jangteo/postgres/staff/staff-session.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { refused } from '../call/refused.ts'
import { hashDevice } from '../session/device-hash.ts'
import {
  clearFailures,
  countFailure,
  isLockedOutNow,
  type Lockout,
  lockoutOf,
  lockRecord,
  trustDevice,
} from '../session/password-lockout.ts'
import { isPasswordRight } from '../session/passwords.ts'
import { beginSecondFactor } from './begin-second-factor.ts'
import { handOverStaffSession, openStaffSession } from './open-staff-session.ts'
import { staffFactorName, staffLoginName } from './staff-hashes.ts'

type LoginInput = { readonly loginId: string; readonly password: string }

const NO_ACCOUNT_ID = 0

/**
 * Logs staff in by id and password, up to the second factor where one is due. Passwords wait in the queue of the
 * members', and their lockouts count alike: outside of the transaction the hash, under its lock the count, which is
 * committed although the login is refused. An id that nobody has runs the same statements. Refusals: LOGIN_BLOCKED,
 * LOGIN_MISMATCH, EMAIL_CODE_TOO_SOON, EMAIL_CODE_TOO_MANY. Source: market-rules §9.2, decision 123.
 */
const logInAs = (kind: StaffKind) =>
  Effect.fnUntraced(function* (input: LoginInput) {
    const typed = { kind, password: input.password, loginId: input.loginId.toLowerCase() }
    const outcome = yield* Effect.repeat(tryLogin(typed), { while: hasPasswordChanged })
    if (!outcome.ok) return yield* refused(outcome.reason)
    const { session, factor } = outcome
    if (session !== null) yield* handOverStaffSession(session)
    return {
      stepEnum: factor?.factor ?? ('DONE' as const),
      ticket: factor?.ticket ?? null,
      authenticatorSecret: factor?.setup?.secret ?? null,
      authenticatorUri: factor?.setup?.uri ?? null,
    }
  })

/** Logs a user of a store in. */
export const logInSeller = logInAs('SELLER')

/** Logs an operator in. */
export const logInOperator = logInAs('OPERATOR')

type Typed = LoginInput & { readonly kind: StaffKind }

/** One try: `passwordChanged` when the password changed after it was read. */
const tryLogin = Effect.fnUntraced(function* ({ kind, loginId, password }: Typed) {
  const name = staffLoginName(kind, loginId)
  const lockout = yield* lockoutOf({ name, trustedAs: name })
  if (yield* isLockedOutNow(lockout)) return refuse('LOGIN_BLOCKED')
  const row = yield* findStaffByLoginId(kind, loginId)
  const isRight = yield* isPasswordRight(row?.password_hash ?? null, password)
  return yield* transaction(judge({ kind, name, row, isRight, lockout }))
})

type Tried = Effect.Success<ReturnType<typeof tryLogin>>

function hasPasswordChanged(tried: Tried): tried is 'passwordChanged' {
  return tried === 'passwordChanged'
}

type Compared = {
  readonly kind: StaffKind
  readonly name: string
  readonly row: StaffLoginRow | undefined
  readonly isRight: boolean
  readonly lockout: Lockout
}

const judge = Effect.fnUntraced(function* ({ kind, name, row, isRight, lockout }: Compared) {
  const nowMs = yield* Clock.currentTimeMillis
  const record = yield* lockRecord(lockout, nowMs)
  const account: StaffAccount = { kind, id: row?.id ?? NO_ACCOUNT_ID }
  const locked = yield* lockStaff(account)
  if ((locked?.password_hash ?? null) !== (row?.password_hash ?? null)) {
    return 'passwordChanged' as const
  }
  const isPasswordRightNow = isRight && locked?.status === 'ACTIVE'
  const decision = decideStaffPassword({ record, isPasswordRight: isPasswordRightNow, nowMs })
  if (!decision.ok) {
    if (decision.reason === 'LOGIN_MISMATCH') yield* countFailure(lockout, { record, nowMs })
    return decision
  }
  if (locked === undefined) {
    return yield* Effect.die(new Error('account missing after a correct password'))
  }
  yield* clearFailures(lockout)
  return yield* proceed({ account, name, row: locked, nowMs })
})

type Accepted = {
  readonly account: StaffAccount
  readonly name: string
  readonly row: StaffLoginRow
  readonly nowMs: number
}

/** Opens the session, or begins the second factor. */
const proceed = Effect.fnUntraced(function* ({ account, name, row, nowMs }: Accepted) {
  const { deviceId } = yield* Caller
  const subject = staffFactorName(account)
  const isKnownDevice = yield* isDeviceTrusted({ subject, deviceHash: hashDevice(deviceId) })
  const hasAuthenticator = row.totp_secret !== null
  const step = loginStepOf({ kind: account.kind, isKnownDevice, hasAuthenticator })
  if (step !== 'DONE') {
    const factor = yield* beginSecondFactor({ account, row, factor: step, nowMs })
    return { ok: true, session: null, factor } as const
  }
  yield* trustDevice(name, nowMs)
  const session = yield* openStaffSession(account, nowMs)
  return { ok: true, session, factor: null } as const
})
