import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { decideEmail } from '@jangteo/core/member/member.rules'
import type { StaffKind } from '@jangteo/core/staff/staff.codes'
import { STAFF_LINK_PAUSE_MINUTES } from '@jangteo/core/staff/staffLogin.rules'
import { transaction } from '@jangteo/postgres/database/db'
import { hasStaffLinkSince } from '@jangteo/postgres/staff/staff-link.store'
import { findStaffByLoginId, lockStaff } from '@jangteo/postgres/staff/staff-login.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { mailPasswordLink } from './staff-links.ts'

type LinkRequest = { readonly loginId: string; readonly email: string }

/**
 * Mails a link for another password where login id and address belong together. It answers alike where they do not, so
 * that nobody learns of an account, and sends one mail a minute at most, so that nobody fills a mailbox. Source: market-rules §9.1, decision 123.
 */
const requestAs = (kind: StaffKind) =>
  Effect.fnUntraced(function* ({ loginId, email }: LinkRequest) {
    const address = decideEmail(email)
    const row = yield* findStaffByLoginId(kind, loginId.toLowerCase())
    if (row !== undefined && address.ok && row.email === address.value) {
      yield* transaction(send({ kind, id: row.id }))
    }
    return { done: true } as const
  })

const send = Effect.fnUntraced(function* (account: {
  readonly kind: StaffKind
  readonly id: number
}) {
  const row = yield* lockStaff(account)
  if (row === undefined || row.status === 'REMOVED') return
  const nowMs = yield* Clock.currentTimeMillis
  const since = new Date(nowMs - STAFF_LINK_PAUSE_MINUTES * MINUTE_MS)
  if (yield* hasStaffLinkSince(account, since)) return
  const { email, name, login_id: loginId } = row
  yield* mailPasswordLink({ account, email, name, loginId })
})

/** Mails a link to a user of a store. */
export const requestSellerLink = requestAs('SELLER')

/** Mails a link to an operator. */
export const requestOperatorLink = requestAs('OPERATOR')
