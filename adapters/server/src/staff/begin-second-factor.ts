import { HOUR_MS } from '@jangteo/core/calendar/day.rules'
import { decideEmailCodeSending, EMAIL_CODE_LENGTH } from '@jangteo/core/member/emailCode.rules'
import type { LoginFactor } from '@jangteo/core/staff/staffLogin.codes'
import { STAFF_MAIL_MESSAGES } from '@jangteo/core/staff/staffMail.messages'
import type { Db } from '@jangteo/postgres/database/db'
import { insertLoginTicket, listSentCodes } from '@jangteo/postgres/staff/login-ticket.store'
import type { StaffLoginRow } from '@jangteo/postgres/staff/staff-login.store'
import type { StaffAccount } from '@jangteo/postgres/staff/staff-session.store'
import * as Effect from 'effect/Effect'
import { randomInt } from 'node:crypto'
import { Caller } from '../call/caller.ts'
import { type Refused, refused } from '../call/refused.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { hashDevice } from '../session/device-hash.ts'
import { drawSecret } from '../wire/draw-secret.ts'
import { Seals } from '../wire/seals.ts'
import { authenticatorUri, drawAuthenticator } from './authenticator.ts'
import { staffHashes } from './staff-hashes.ts'

/** Ticket of a second factor that has begun. */
export type SecondFactor = {
  readonly ticket: string
  readonly factor: LoginFactor
  /** Secret of an authenticator to be set up; `null` for every other factor. */
  readonly setup: { readonly secret: string; readonly uri: string } | null
}

/** Purpose that codes of logins are counted for. */
const PURPOSE = 'LOGIN' as const

const drawCode = () => String(randomInt(10 ** EMAIL_CODE_LENGTH)).padStart(EMAIL_CODE_LENGTH, '0')

type FactorRequest = {
  readonly account: StaffAccount
  readonly row: StaffLoginRow
  readonly factor: LoginFactor
  readonly nowMs: number
}

/** Codes that went to the account within the hour. */
const sentWithinHour = Effect.fnUntraced(function* (account: StaffAccount, nowMs: number) {
  const rows = yield* listSentCodes(account, new Date(nowMs - HOUR_MS))
  return rows.map(({ created_at }) => ({ atMs: created_at.getTime(), purpose: PURPOSE }))
})

/**
 * Begins the second factor after a right password: mails a code, or draws the secret of an authenticator. It runs under
 * the lock of the account. Refusals: EMAIL_CODE_TOO_SOON, EMAIL_CODE_TOO_MANY. Source: market-rules §9.2.
 */
export const beginSecondFactor = Effect.fnUntraced(function* ({
  account,
  row,
  factor,
  nowMs,
}: FactorRequest): Effect.fn.Return<
  SecondFactor,
  Refused<'EMAIL_CODE_TOO_SOON' | 'EMAIL_CODE_TOO_MANY'>,
  Caller | Db | Seals
> {
  const { deviceId } = yield* Caller
  const { seal } = yield* Seals
  const hashes = yield* staffHashes
  const ticket = drawSecret()
  const code = factor === 'EMAIL_CODE' ? drawCode() : null
  const secret = factor === 'TOTP_SETUP' ? drawAuthenticator() : null
  if (code !== null) {
    const sent = yield* sentWithinHour(account, nowMs)
    const decision = decideEmailCodeSending({ sent, purpose: PURPOSE, nowMs })
    if (!decision.ok) return yield* refused(decision.reason)
    yield* queueMail({
      to: row.email,
      subject: STAFF_MAIL_MESSAGES.STAFF_CODE_SUBJECT(),
      text: STAFF_MAIL_MESSAGES.STAFF_CODE_BODY({ code }),
    })
  }
  yield* insertLoginTicket({
    ticketHash: hashes.ofTicket(ticket),
    account,
    deviceHash: hashDevice(deviceId),
    factor,
    codeHash: code === null ? null : hashes.ofCode(ticket, code),
    sealedSecret: secret === null ? null : seal(secret),
    at: new Date(nowMs),
  })
  const setup = secret === null ? null : { secret, uri: authenticatorUri(row.login_id, secret) }
  return { ticket, factor, setup }
})
