import type { GatewayNotice } from '@jangteo/payment/gateway.port'
import { PaymentGateways } from '@jangteo/payment/gateway.port'
import { transaction } from '@jangteo/postgres/database/db'
import { insertNotice } from '@jangteo/postgres/payment/notice.store'
import { findAttemptAt } from '@jangteo/postgres/payment/payment.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { scheduleReading } from './read-notices.ts'

/** `refused`: no gateway of this name, or nothing that it sends. */
export type NoticeAnswer = 'taken' | 'refused'

/**
 * Keeps what a gateway told us and has it looked into, in one transaction. Nothing is believed: whoever knows the
 * address may write here. A notice about an attempt that we do not know is taken, so that it is not repeated, and only
 * logged.
 */
export const takeNotice = Effect.fnUntraced(function* (name: string, notice: GatewayNotice) {
  const gateway = (yield* PaymentGateways).named(name)
  const read = gateway?.readNotice(notice) ?? { kind: 'unreadable' as const }
  if (read.kind === 'unreadable') return 'refused' satisfies NoticeAnswer
  if (read.kind === 'ignored') return 'taken' satisfies NoticeAnswer
  const attempt = yield* findAttemptAt(name, read.gatewayOrderId)
  if (attempt === undefined) {
    yield* Effect.logWarning(`a notice of ${name} is about an attempt that nobody made`)
    return 'taken' satisfies NoticeAnswer
  }
  const atMs = yield* Clock.currentTimeMillis
  yield* transaction(
    Effect.gen(function* () {
      yield* insertNotice({
        gateway: name,
        gateway_order_id: attempt.gateway_order_id,
        body: notice.body,
        received_at: new Date(atMs),
      })
      yield* scheduleReading(attempt, atMs)
    }),
  )
  return 'taken' satisfies NoticeAnswer
})
