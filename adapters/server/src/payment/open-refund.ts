import { REFUND_TABLE } from '@jangteo/core/payment/refund.table.gen'
import type { RefundWay } from '@jangteo/core/claim/refund/refundWay.codes'
import type { Db } from '@jangteo/postgres/database/db'
import { addJob } from '@jangteo/postgres/job/job.store'
import { insertRefund } from '@jangteo/postgres/payment/refund.store'
import * as Effect from 'effect/Effect'
import { paymentQueue } from './payment-jobs.ts'

/** Money that has to go back. The key names it once and for all: to the gateway too. */
export type NewRefund = {
  readonly attemptId: number
  readonly amount: number
  readonly reason: string
  readonly key: string
  /** The claim that it goes back for; without one it came in too late. */
  readonly claimId?: number
  readonly way?: RefundWay
}

/** Has the gateway asked for the refunds of a payment that it has not answered yet. */
export const askForRefunds = (
  paymentId: number,
  dueAtMs: number,
): Effect.Effect<unknown, never, Db> =>
  addJob({
    task: 'settle-refunds',
    payload: { paymentId },
    dueAt: new Date(dueAtMs),
    key: `settle-refunds:${paymentId}`,
    queue: paymentQueue(paymentId),
  })

/** Writes that money goes back, and has the gateway asked for it. The same key a second time changes nothing. */
export const openRefund = Effect.fnUntraced(function* (
  paymentId: number,
  refund: NewRefund,
  atMs: number,
): Effect.fn.Return<void, never, Db> {
  yield* insertRefund({
    payment_id: paymentId,
    attempt_id: refund.attemptId,
    amount: refund.amount,
    reason: refund.reason,
    status: REFUND_TABLE.initial,
    way: refund.way ?? 'GATEWAY',
    claim_id: refund.claimId ?? null,
    idempotency_key: refund.key,
    requested_at: new Date(atMs),
  })
  yield* askForRefunds(paymentId, atMs)
})
