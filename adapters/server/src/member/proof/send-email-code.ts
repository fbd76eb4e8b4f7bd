import { decideEmailCodeSending, EMAIL_CODE_LENGTH } from '@jangteo/core/member/emailCode.rules'
import type { EmailPurpose } from '@jangteo/core/member/emailProof.codes'
import { decideEmail } from '@jangteo/core/member/member.rules'
import { MEMBER_MAIL_MESSAGES } from '@jangteo/core/member/memberMail.messages'
import { transaction } from '@jangteo/postgres/database/db'
import {
  insertEmailCode,
  lockEmailCodeCount,
  updateEmailCodeCount,
} from '@jangteo/postgres/member/email-code.store'
import { isEmailTaken } from '@jangteo/postgres/member/account.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { randomInt } from 'node:crypto'
import { refused } from '../../call/refused.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { Seals } from '../../wire/seals.ts'
import { emailHashes } from './email-hashes.ts'

type CodeInput = { readonly email: string; readonly purposeEnum: EmailPurpose }

const drawCode = () => String(randomInt(10 ** EMAIL_CODE_LENGTH)).padStart(EMAIL_CODE_LENGTH, '0')

/**
 * Sends a code to an address. No account is looked up but for a sign-up, so an address of a member and any other one are
 * answered alike, in content and in time; both get the code. Requests for one address wait for each other at its count.
 * Refusals: EMAIL_INVALID, EMAIL_TAKEN, EMAIL_CODE_TOO_SOON, EMAIL_CODE_TOO_MANY. Source: market-rules §7, decision 111.
 */
export const sendEmailCode = Effect.fnUntraced(function* ({ email, purposeEnum }: CodeInput) {
  const address = decideEmail(email)
  if (!address.ok) return yield* refused(address.reason)
  if (purposeEnum === 'JOIN' && (yield* isEmailTaken(address.value)))
    return yield* refused('EMAIL_TAKEN')
  const nowMs = yield* Clock.currentTimeMillis
  yield* transaction(writeCode({ address: address.value, purpose: purposeEnum, nowMs }))
  return { sentAt: new Date(nowMs).toISOString() }
})

type Sending = {
  readonly address: string
  readonly purpose: EmailPurpose
  readonly nowMs: number
}

const writeCode = Effect.fnUntraced(function* ({ address, purpose, nowMs }: Sending) {
  const hashes = yield* emailHashes
  const { seal } = yield* Seals
  const at = new Date(nowMs)
  const addressHash = hashes.ofAddress(address)
  const before = yield* lockEmailCodeCount(addressHash, at)
  const sent = before.map((one) => ({ atMs: one.at.getTime(), purpose: one.purpose }))
  const decision = decideEmailCodeSending({ sent, purpose, nowMs })
  if (!decision.ok) return yield* refused(decision.reason)
  const counted = decision.value.map((one) => ({ at: new Date(one.atMs), purpose: one.purpose }))
  yield* updateEmailCodeCount(addressHash, counted)
  const code = drawCode()
  yield* insertEmailCode({
    addressHash,
    sealedAddress: seal(address),
    purpose,
    deviceHash: hashes.deviceHash,
    codeHash: hashes.ofCode(address, code),
    at,
  })
  yield* queueMail({
    to: address,
    subject: MEMBER_MAIL_MESSAGES.EMAIL_CODE_SUBJECT(),
    text: MEMBER_MAIL_MESSAGES.EMAIL_CODE_BODY({ code }),
  })
})
