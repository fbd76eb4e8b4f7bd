import {
  decidePasswordChange,
  decideTypedPassword,
  PASSWORD_REUSE_COUNT,
} from '@jangteo/core/member/password.rules'
import type { StaffKind } from '@jangteo/core/staff/staff.codes'
import { STAFF_MAIL_MESSAGES } from '@jangteo/core/staff/staffMail.messages'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import { deleteTrustedDevicesOf } from '@jangteo/postgres/session/lockout.store'
import { deleteStaffLink, findStaffLink } from '@jangteo/postgres/staff/staff-link.store'
import {
  endStaffSessions,
  findStaff,
  lockStaff,
  saveStaffPassword,
  type StaffLoginRow,
} from '@jangteo/postgres/staff/staff-login.store'
import type { StaffAccount } from '@jangteo/postgres/staff/staff-session.store'
import { insertAudit } from '@jangteo/postgres/tracking/audit.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { type Refused, refused } from '../call/refused.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { forgetName, lockRecords } from '../session/password-lockout.ts'
import { hashPassword, isPasswordRight } from '../session/passwords.ts'
import type { Seals } from '../wire/seals.ts'
import { staffNameOf } from './open-staff-session.ts'
import { staffFactorName, staffHashes, staffLoginName } from './staff-hashes.ts'

/** Former passwords that are stored besides the present one. */
const FORMER_COUNT = PASSWORD_REUSE_COUNT - 1

type LinkPassword = {
  readonly token: string
  readonly password: string
  readonly confirmation: string
}

/** Finds the account of a link that can still be used. Refusal: STAFF_LINK_INVALID. */
const findLinked = Effect.fnUntraced(function* (kind: StaffKind, token: string) {
  const at = new Date(yield* Clock.currentTimeMillis)
  const link = yield* findStaffLink((yield* staffHashes).ofLink(token), at)
  const id = kind === 'SELLER' ? link?.seller_user_id : link?.operator_id
  if (id === undefined || id === null) return yield* refused('STAFF_LINK_INVALID')
  const account: StaffAccount = { kind, id }
  const row = yield* findStaff(account)
  if (row === undefined || row.status === 'REMOVED') return yield* refused('STAFF_LINK_INVALID')
  return { account, row }
})

/** Account whose password a link sets. */
export type ShownLink = {
  readonly loginId: string
  readonly name: string
  /** The account has no password yet. */
  readonly newYn: 'Y' | 'N'
}

/** Shows the account whose password a link sets. Refusal: STAFF_LINK_INVALID. */
export const showStaffLink = Effect.fnUntraced(function* (
  kind: StaffKind,
  token: string,
): Effect.fn.Return<ShownLink, Refused<'STAFF_LINK_INVALID'>, Db | Seals> {
  const { row } = yield* findLinked(kind, token)
  const newYn = row.password_hash === null ? ('Y' as const) : ('N' as const)
  return { loginId: row.login_id, name: row.name, newYn }
})

/** Shows the user of a store whose password a link sets. */
export const showSellerLink = ({ token }: { readonly token: string }) =>
  showStaffLink('SELLER', token)

/**
 * Sets a password by a link, which is used up: sessions end, lockouts are over, and every device needs the second factor
 * again. Hashes are computed outside of the transaction. Refusals: STAFF_LINK_INVALID and those of a new password.
 * Source: market-rules §9.1, decision 123.
 */
const acceptAs = (kind: StaffKind) =>
  Effect.fnUntraced(function* (input: LinkPassword) {
    const { account, row } = yield* findLinked(kind, input.token)
    const passwordHash = yield* prepare(row, input)
    yield* transaction(write({ account, loginId: row.login_id, token: input.token, passwordHash }))
    return { done: true } as const
  })

/** Sets the password of a user of a store. */
export const acceptSellerLink = acceptAs('SELLER')

/** Sets the password of an operator. */
export const acceptOperatorLink = acceptAs('OPERATOR')

const prepare = Effect.fnUntraced(function* (row: StaffLoginRow, input: LinkPassword) {
  const typed = { ...input, loginId: row.login_id }
  const isTypedWell = decideTypedPassword(typed)
  if (!isTypedWell.ok) return yield* refused(isTypedWell.reason)
  const equalsPresent = yield* isPasswordRight(row.password_hash, input.password)
  const formers = yield* Effect.forEach(row.former_password_hashes, (hash) =>
    isPasswordRight(hash, input.password),
  )
  const decision = decidePasswordChange({
    ...typed,
    equalsPresent,
    equalsRecent: formers.includes(true),
  })
  if (!decision.ok) return yield* refused(decision.reason)
  return yield* hashPassword(input.password)
})

type Written = {
  readonly account: StaffAccount
  readonly loginId: string
  readonly token: string
  readonly passwordHash: string
}

const write = Effect.fnUntraced(function* ({ account, loginId, token, passwordHash }: Written) {
  const nowMs = yield* Clock.currentTimeMillis
  const at = new Date(nowMs)
  const name = staffLoginName(account.kind, loginId)
  yield* lockRecords(name, nowMs)
  const row = yield* lockStaff(account)
  const isUsed = yield* deleteStaffLink((yield* staffHashes).ofLink(token), at)
  if (!isUsed || row === undefined || row.status === 'REMOVED') {
    return yield* refused('STAFF_LINK_INVALID')
  }
  const formers = [row.password_hash, ...row.former_password_hashes].filter((hash) => hash !== null)
  yield* saveStaffPassword(account, {
    passwordHash,
    formerHashes: formers.slice(0, FORMER_COUNT),
    at,
  })
  yield* endStaffSessions(account, at)
  yield* forgetName(name)
  yield* deleteTrustedDevicesOf(staffFactorName(account))
  const who = staffNameOf(account)
  yield* insertAudit({
    at,
    who,
    call: 'session.setPassword',
    target: who,
    before: null,
    after: null,
    reason: null,
  })
  if (row.password_hash === null) return
  yield* queueMail({
    to: row.email,
    subject: STAFF_MAIL_MESSAGES.STAFF_PASSWORD_SET_SUBJECT(),
    text: STAFF_MAIL_MESSAGES.STAFF_PASSWORD_SET_BODY({ atMs: nowMs }),
  })
})
