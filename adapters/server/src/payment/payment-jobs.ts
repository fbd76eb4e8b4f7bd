import { PAYMENT_TABLE } from '@jangteo/core/payment/payment.table.gen'
import type { Db } from '@jangteo/postgres/database/db'
import { addJob } from '@jangteo/postgres/job/job.store'
import type { OverdueRow } from '@jangteo/postgres/payment/overdue.store'
import type * as Effect from 'effect/Effect'

/** The lines of all payments together. Workers look through every line that ever was, for each job that they take. */
const LINE_COUNT = 256

/**
 * Everything that asks a gateway about one payment waits in this line, so that no older answer overwrites a newer.
 * Other payments wait in the same one.
 */
export function paymentQueue(paymentId: number): string {
  return `payment-${paymentId % LINE_COUNT}`
}

/** Key of the job that asks what became of an approval. */
export function settlementKey(paymentId: number): string {
  return `settle-payment:${paymentId}`
}

/** Asks the gateway what became of an approval, once for a payment at a time. */
export const scheduleSettlement = (
  paymentId: number,
  dueAtMs: number,
): Effect.Effect<unknown, never, Db> =>
  addJob({
    task: 'settle-payment',
    payload: { paymentId },
    dueAt: new Date(dueAtMs),
    key: settlementKey(paymentId),
    queue: paymentQueue(paymentId),
  })

/** Has an order dropped that nobody paid in time, or ended whose account got no deposit: the longest overdue first. */
export const scheduleExpiry = ({
  id: paymentId,
  status,
  expires_at: dueAt,
}: OverdueRow): Effect.Effect<unknown, never, Db> => {
  const job = { payload: { paymentId }, dueAt, key: `expire-payment:${paymentId}` }
  return PAYMENT_TABLE.tags[status].includes('awaitingDeposit')
    ? addJob({ ...job, task: 'expire-deposit', queue: paymentQueue(paymentId) })
    : addJob({ ...job, task: 'expire-payment' })
}

/** Has the gateway close the account of an order that is over. */
export const scheduleAccountClosing = (
  paymentId: number,
  dueAtMs: number,
): Effect.Effect<unknown, never, Db> =>
  addJob({
    task: 'close-account',
    payload: { paymentId },
    dueAt: new Date(dueAtMs),
    key: `close-account:${paymentId}`,
    queue: paymentQueue(paymentId),
  })
