import type { GatewayNotice } from '@jangteo/payment/gateway.port'
import { PaymentGateways } from '@jangteo/payment/gateway.port'
import { transaction, type Db } from '@jangteo/postgres/database/db'
import { findAttemptAt } from '@jangteo/postgres/payment/attempt.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { createHash, timingSafeEqual } from 'node:crypto'
import { noteSecurity } from '../telemetry/security-event.ts'
import { keepNotice } from './read-notices.ts'

/** `refused`: no gateway of this name, or nothing that it sends. */
export type NoticeAnswer = 'taken' | 'refused'

/** Share of a gateway's key for a notice is stored, in characters. */
const NOTICE_KEY_LENGTH_MAX = 200

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/**
 * True when a notice may be believed so far as to ask. Where one of the two words is missing there is nothing to
 * compare.
 */
function isTrusted(stored: string | null, given: string | null): boolean {
  if (stored === null || given === null) return true
  return timingSafeEqual(digestOf(stored), digestOf(given))
}

/**
 * Stores a notice and schedules its reading, in one transaction. A notice is untrusted: anybody may post, so an attempt
 * has at most one unhandled row. A notice with a wrong secret, or of an unknown attempt, is answered as accepted, so
 * that it is not repeated, and logged only. Source: decision 055.
 */
export const takeNotice = Effect.fnUntraced(function* (
  name: string,
  notice: GatewayNotice,
): Effect.fn.Return<'refused' | 'taken', never, Db | PaymentGateways> {
  const gateway = (yield* PaymentGateways).named(name)
  const read = gateway?.readNotice(notice) ?? { kind: 'unreadable' as const }
  if (read.kind === 'unreadable') return 'refused' satisfies NoticeAnswer
  if (read.kind === 'ignored') return 'taken' satisfies NoticeAnswer
  const attempt = yield* findAttemptAt(name, read.gatewayOrderId)
  if (attempt === undefined) {
    yield* Effect.logWarning(`a notice of ${name} is about an attempt that nobody made`)
    return 'taken' satisfies NoticeAnswer
  }
  if (!isTrusted(attempt.deposit_secret, read.secret)) {
    yield* noteSecurity('notice.refused')
    return 'taken' satisfies NoticeAnswer
  }
  const noticeKey = read.noticeKey.slice(0, NOTICE_KEY_LENGTH_MAX)
  yield* transaction(keepNotice(attempt, noticeKey, yield* Clock.currentTimeMillis))
  return 'taken' satisfies NoticeAnswer
})
