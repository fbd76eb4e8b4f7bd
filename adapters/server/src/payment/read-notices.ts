import type { Db } from '@jangteo/postgres/database/db'
import { addJob } from '@jangteo/postgres/job/job.store'
import { findWaitingNotice, markHandled, storeNotice } from '@jangteo/postgres/payment/notice.store'
import { findAttempt } from '@jangteo/postgres/payment/attempt.store'
import { findPayment } from '@jangteo/postgres/payment/payment.store'
import type { PaymentGateways } from '@jangteo/payment/gateway.port'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { applyAnswer } from './apply-answer.ts'
import { findGateway, queryGateway } from './find-gateway.ts'
import { paymentQueue } from './payment-jobs.ts'
import { settlePayment } from './settle-payment.ts'
import type { Receivers } from '../entity/entity-queue.ts'

/** Time for which a gateway that did not answer is left alone, in milliseconds. */
const AGAIN_MS = 30_000

/**
 * Handles the unhandled notice of an attempt: queries the gateway and writes what is new. A notice that is posted
 * during the query stays unhandled for its own job; a second simultaneous reading changes nothing.
 */
export const readNotices = Effect.fnUntraced(function* (
  attemptId: number,
): Effect.fn.Return<void, never, Db | PaymentGateways | Receivers> {
  const attempt = yield* findAttempt(attemptId)
  if (attempt === undefined) return
  const notice = yield* findWaitingNotice(attempt.gateway_order_id)
  const gateway = yield* findGateway(attempt)
  if (notice === undefined || gateway === undefined) return
  const atMs = yield* Clock.currentTimeMillis
  const outcome = yield* ask(attempt)
  if (outcome === 'unknown') yield* readAgainLater(attempt, atMs)
  else yield* markHandled(notice, outcome, new Date(atMs))
})

const ask = Effect.fnUntraced(function* (attempt: {
  readonly id: number
  readonly payment_id: number
  readonly gateway: string
  readonly gateway_order_id: string
  readonly status: string
}) {
  if (attempt.status === 'APPROVING') {
    yield* settlePayment(attempt.payment_id)
    const after = yield* findPayment(attempt.payment_id)
    return after?.status === 'APPROVING' ? 'unknown' : 'settled'
  }
  const outcome = yield* queryGateway(attempt)
  if (outcome.outcome === 'unknown') return 'unknown'
  return (yield* applyAnswer(attempt.id, outcome)) ?? 'unchanged'
})

const readAgainLater = (
  attempt: { readonly id: number; readonly payment_id: number },
  atMs: number,
) => scheduleReading(attempt, atMs + AGAIN_MS)

type NoticedAttempt = {
  readonly id: number
  readonly payment_id: number
  readonly gateway: string
  readonly gateway_order_id: string
}

/**
 * Keeps a reason to ask the gateway about an attempt, and has it asked until it answers. Belongs into a transaction.
 */
export const keepNotice = Effect.fnUntraced(function* (
  attempt: NoticedAttempt,
  noticeKey: string,
  atMs: number,
): Effect.fn.Return<void, never, Db> {
  const { gateway, gateway_order_id: gatewayOrderId } = attempt
  yield* storeNotice({ gateway, gatewayOrderId, noticeKey, at: new Date(atMs) })
  yield* scheduleReading(attempt, atMs)
})

/** Has the notices of an attempt looked into. */
const scheduleReading = (
  attempt: { readonly id: number; readonly payment_id: number },
  dueAtMs: number,
) =>
  addJob({
    task: 'read-notices',
    payload: { attemptId: attempt.id },
    dueAt: new Date(dueAtMs),
    key: `read-notices:${attempt.id}`,
    queue: paymentQueue(attempt.payment_id),
  })
