import type { GatewayNotice } from '@jangteo/payment/gateway.port'
import { addJob } from '@jangteo/postgres/job/job.store'
import { listUnhandledNotices, markHandled } from '@jangteo/postgres/payment/notice.store'
import { findAttempt, findPayment } from '@jangteo/postgres/payment/payment.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { createHash, timingSafeEqual } from 'node:crypto'
import { applyAnswer } from './apply-answer.ts'
import { findGateway, queryGateway } from './find-gateway.ts'
import { paymentQueue } from './payment-jobs.ts'
import { settlePayment } from './settle-payment.ts'

/** How long a gateway that did not answer is left alone, in milliseconds. */
const AGAIN_MS = 30_000

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Whether a notice may be believed so far as to ask. Where one of the two words is missing there is nothing to compare. */
function isTrusted(stored: string | null, given: string | null): boolean {
  if (stored === null || given === null) return true
  return timingSafeEqual(digestOf(stored), digestOf(given))
}

/**
 * Looks into the notices of an attempt: if one has the right secret the gateway is asked, and what is new is written.
 * All notices that lie there are answered by one question; a second reading finds none left.
 */
export const readNotices = Effect.fnUntraced(function* (attemptId: number) {
  const attempt = yield* findAttempt(attemptId)
  if (attempt === undefined) return
  const notices = yield* listUnhandledNotices(attempt.gateway_order_id)
  const gateway = yield* findGateway(attempt)
  if (notices.length === 0 || gateway === undefined) return
  const secretOf = (body: string) => {
    const notice: GatewayNotice = { headers: {}, body }
    const read = gateway.readNotice(notice)
    return read.kind === 'changed' ? read.secret : null
  }
  const isRight = ({ body }: { readonly body: string }) =>
    isTrusted(attempt.deposit_secret, secretOf(body))
  const atMs = yield* Clock.currentTimeMillis
  const wrong = notices.filter((notice) => !isRight(notice)).map(({ id }) => id)
  if (wrong.length > 0) {
    yield* Effect.logWarning(`notices of attempt ${attemptId} with a wrong secret: ${wrong.length}`)
    yield* markHandled(wrong, 'WRONG_SECRET', new Date(atMs))
  }
  const right = notices.filter(isRight).map(({ id }) => id)
  if (right.length === 0) return
  const outcome = yield* ask(attempt)
  if (outcome === 'unknown') return yield* readAgainLater(attempt, atMs)
  return yield* markHandled(right, outcome, new Date(atMs))
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

/** Has the notices of an attempt looked into. */
export const scheduleReading = (
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
