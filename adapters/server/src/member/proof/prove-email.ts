import { decideEmailCode } from '@jangteo/core/member/emailCode.rules'
import { decideEmail } from '@jangteo/core/member/member.rules'
import { refuse } from '@jangteo/core/decision/decision.rules'
import { transaction } from '@jangteo/postgres/database/db'
import {
  countEmailCodeTry,
  lockNewestEmailCode,
  saveEmailProof,
} from '@jangteo/postgres/member/email-code.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../../call/refused.ts'
import { drawSecret } from '../../wire/draw-secret.ts'
import { emailHashes } from './email-hashes.ts'

type ProveInput = { readonly email: string; readonly code: string }

/**
 * Compares a code with the newest one that this device requested for the address, and gives the proof for it. A wrong
 * one is counted under the code's lock and committed although the call is refused, so that simultaneous ones count one
 * by one. A code that was never sent is reported as late. A right one sent again gives another proof, which ends the
 * first. Refusals: EMAIL_CODE_TIMED_OUT, EMAIL_CODE_TRIES_EXCEEDED, EMAIL_CODE_MISMATCH. Source: market-rules §7.
 */
export const proveEmail = Effect.fnUntraced(function* ({ email, code }: ProveInput) {
  const address = decideEmail(email)
  if (!address.ok) return yield* refused('EMAIL_CODE_TIMED_OUT')
  const decision = yield* transaction(judge({ address: address.value, code }))
  if (!decision.ok) return yield* refused(decision.reason)
  return { emailProof: decision.value }
})

const judge = Effect.fnUntraced(function* (typed: {
  readonly address: string
  readonly code: string
}) {
  const { address, code } = typed
  const hashes = yield* emailHashes
  const nowMs = yield* Clock.currentTimeMillis
  const sent = yield* lockNewestEmailCode(hashes.ofAddress(address), hashes.deviceHash)
  if (sent === undefined || sent.used_at !== null) return refuse('EMAIL_CODE_TIMED_OUT')
  const decision = decideEmailCode({
    sentAtMs: sent.sent_at.getTime(),
    tryCount: sent.try_count,
    isSame: sent.code_hash === hashes.ofCode(address, code),
    nowMs,
  })
  if (!decision.ok) {
    if (decision.reason === 'EMAIL_CODE_MISMATCH') yield* countEmailCodeTry(sent.id)
    return decision
  }
  const proof = drawSecret()
  yield* saveEmailProof(sent.id, hashes.ofProof(proof), new Date(nowMs))
  return { ok: true, value: proof } as const
})
