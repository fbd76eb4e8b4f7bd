import { OPERATOR_PATHS, SELLER_PATHS } from '@jangteo/core/navigation/staffPath.codes'
import type { StaffKind } from '@jangteo/core/staff/staff.codes'
import { staffLinkDueMs } from '@jangteo/core/staff/staffLogin.rules'
import { STAFF_MAIL_MESSAGES } from '@jangteo/core/staff/staffMail.messages'
import type { Db } from '@jangteo/postgres/database/db'
import { replaceStaffLink } from '@jangteo/postgres/staff/staff-link.store'
import type { StaffAccount } from '@jangteo/postgres/staff/staff-session.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Settings } from '../call/settings.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { drawSecret } from '../wire/draw-secret.ts'
import type { Seals } from '../wire/seals.ts'
import { staffHashes } from './staff-hashes.ts'

const PAGES: Readonly<Record<StaffKind, string>> = {
  SELLER: SELLER_PATHS.password,
  OPERATOR: OPERATOR_PATHS.password,
}

/**
 * Draws a link that sets the password of an account once, within 72 hours; of nobody for the account of the first
 * operator. Returns its path: the token stands behind `#`, so it reaches no log and no other site. A former link of the
 * account is over. Source: market-rules §9.1.
 */
export const drawStaffPath = Effect.fnUntraced(function* (
  kind: StaffKind,
  account: StaffAccount | null,
): Effect.fn.Return<string, never, Db | Seals> {
  const token = drawSecret()
  const nowMs = yield* Clock.currentTimeMillis
  yield* replaceStaffLink({
    tokenHash: (yield* staffHashes).ofLink(token),
    account,
    at: new Date(nowMs),
    expiresAt: new Date(staffLinkDueMs(nowMs)),
  })
  return `${PAGES[kind]}#${token}`
})

/** Draws such a link with the address of the market. */
export const drawStaffLink = Effect.fnUntraced(function* (
  account: StaffAccount,
): Effect.fn.Return<string, never, Db | Seals | Settings> {
  const { publicUrl } = yield* Settings
  return `${publicUrl}${yield* drawStaffPath(account.kind, account)}`
})

/** Somebody who is mailed a link. */
export type LinkReceiver = {
  readonly account: StaffAccount
  readonly email: string
  readonly name: string
  readonly loginId: string
}

/** Mails an invitation with its link, in the caller's transaction; `place` is the store, or the market. */
export const mailInvitation = Effect.fnUntraced(function* (
  { account, email, name, loginId }: LinkReceiver,
  place: string,
): Effect.fn.Return<void, never, Db | Seals | Settings> {
  const url = yield* drawStaffLink(account)
  yield* queueMail({
    to: email,
    subject: STAFF_MAIL_MESSAGES.STAFF_INVITATION_SUBJECT({ place }),
    text: STAFF_MAIL_MESSAGES.STAFF_INVITATION_BODY({ name, loginId, url }),
  })
})

/** Mails a link that sets another password, in the caller's transaction. */
export const mailPasswordLink = Effect.fnUntraced(function* ({
  account,
  email,
  name,
}: LinkReceiver): Effect.fn.Return<void, never, Db | Seals | Settings> {
  const url = yield* drawStaffLink(account)
  yield* queueMail({
    to: email,
    subject: STAFF_MAIL_MESSAGES.STAFF_PASSWORD_SUBJECT(),
    text: STAFF_MAIL_MESSAGES.STAFF_PASSWORD_BODY({ name, url }),
  })
})
