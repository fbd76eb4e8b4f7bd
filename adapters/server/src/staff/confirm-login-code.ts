import { refuse } from '@jangteo/core/decision/decision.rules'
import type { StaffKind } from '@jangteo/core/staff/staff.codes'
import type { LoginFactor } from '@jangteo/core/staff/staffLogin.codes'
import { decideLoginCode, isLoginVoid } from '@jangteo/core/staff/staffLogin.rules'
import { transaction } from '@jangteo/postgres/database/db'
import { deleteLoginTicket, lockLoginTicket } from '@jangteo/postgres/staff/login-ticket.store'
import {
  lockStaff,
  saveAuthenticator,
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
  lockRecord,
  trustDevice,
} from '../session/password-lockout.ts'
import { Seals } from '../wire/seals.ts'
import { stepOfCode } from './authenticator.ts'
import { handOverStaffSession, openStaffSession } from './open-staff-session.ts'
import { staffFactorName, staffHashes, staffLoginName } from './staff-hashes.ts'

type CodeInput = { readonly ticket: string; readonly code: string }

/**
 * Ends a login by the code of its second factor. A wrong one is counted for the account under the count's lock and
 * committed although the call is refused; a right one is used up with its ticket, and that of an authenticator with its
 * time step, so neither opens a second session. Refusals: LOGIN_CODE_TIMED_OUT, LOGIN_CODE_BLOCKED,
 * LOGIN_CODE_MISMATCH. Source: market-rules §9.2, decision 123.
 */
const confirmAs = (kind: StaffKind) =>
  Effect.fnUntraced(function* (input: CodeInput) {
    const outcome = yield* transaction(judge(kind, input))
    if (!outcome.ok) return yield* refused(outcome.reason)
    yield* handOverStaffSession(outcome.session)
    return { done: true } as const
  })

/** Ends the login of a user of a store. */
export const confirmSellerCode = confirmAs('SELLER')

/** Ends the login of an operator. */
export const confirmOperatorCode = confirmAs('OPERATOR')

/** A ticket and its account, both locked. */
type LockedLogin = {
  readonly ticketHash: string
  readonly account: StaffAccount
  readonly row: StaffLoginRow
  readonly factor: LoginFactor
  readonly codeHash: string | null
  /** Sealed secret of the authenticator that is being set up. */
  readonly setupSecret: string | null
  readonly passwordAtMs: number
}

const lockLogin = Effect.fnUntraced(function* (kind: StaffKind, ticket: string) {
  const { deviceId } = yield* Caller
  const ticketHash = (yield* staffHashes).ofTicket(ticket)
  const found = yield* lockLoginTicket(ticketHash, hashDevice(deviceId))
  const id = kind === 'SELLER' ? found?.seller_user_id : found?.operator_id
  if (found === undefined || id === undefined || id === null) return null
  const account: StaffAccount = { kind, id }
  const row = yield* lockStaff(account)
  if (row === undefined || row.status !== 'ACTIVE') return null
  const { factor, code_hash: codeHash, totp_secret: setupSecret, created_at: at } = found
  const passwordAtMs = at.getTime()
  const passwordChangedAtMs = row.password_changed_at?.getTime() ?? null
  const hasAuthenticator = row.totp_secret !== null
  if (isLoginVoid({ factor, passwordAtMs, passwordChangedAtMs, hasAuthenticator })) return null
  const locked: LockedLogin = {
    ticketHash,
    account,
    row,
    factor,
    codeHash,
    setupSecret,
    passwordAtMs,
  }
  return locked
})

/** A code that is right, with the time step of an authenticator; `null` for a wrong one. */
const compare = Effect.fnUntraced(function* (login: LockedLogin, { ticket, code }: CodeInput) {
  const { factor, codeHash, setupSecret, row } = login
  if (factor === 'EMAIL_CODE') {
    const isSame = codeHash === (yield* staffHashes).ofCode(ticket, code)
    return isSame ? { step: null, sealedSecret: null } : null
  }
  const sealedSecret = factor === 'TOTP' ? row.totp_secret : setupSecret
  if (sealedSecret === null) return null
  const secret = (yield* Seals).open(sealedSecret)
  const usedStep = factor === 'TOTP' ? row.totp_step : null
  const nowMs = yield* Clock.currentTimeMillis
  const step = stepOfCode({ secret, code, usedStep, nowMs })
  return step === null ? null : { step, sealedSecret }
})

const judge = Effect.fnUntraced(function* (kind: StaffKind, input: CodeInput) {
  const nowMs = yield* Clock.currentTimeMillis
  const login = yield* lockLogin(kind, input.ticket)
  if (login === null) return refuse('LOGIN_CODE_TIMED_OUT')
  const { account, row, ticketHash, passwordAtMs } = login
  const factorName = staffFactorName(account)
  const lockout = { subject: (yield* staffHashes).ofName(factorName) }
  const record = yield* lockRecord(lockout, nowMs)
  const right = yield* compare(login, input)
  const decision = decideLoginCode({ record, passwordAtMs, isSame: right !== null, nowMs })
  if (!decision.ok) {
    if (decision.reason === 'LOGIN_CODE_MISMATCH') yield* countFailure(lockout, { record, nowMs })
    return decision
  }
  yield* clearFailures(lockout)
  yield* deleteLoginTicket(ticketHash)
  if (right !== null && right.step !== null) {
    const { step, sealedSecret } = right
    yield* saveAuthenticator({ operatorId: account.id, sealedSecret, step })
  }
  yield* trustDevice(factorName, nowMs)
  yield* trustDevice(staffLoginName(kind, row.login_id), nowMs)
  return { ok: true, session: yield* openStaffSession(account, nowMs) } as const
})
