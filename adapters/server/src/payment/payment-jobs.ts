import type { Db } from '@jangteo/postgres/database/db'
import { addJob, removeJobs } from '@jangteo/postgres/job/job.store'
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

/** One key for both ends of the time to pay: whichever is scheduled later takes the place of the other. */
export function expiryKey(paymentId: number): string {
  return `expire-payment:${paymentId}`
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

/** Has an order dropped that nobody paid. */
export const scheduleExpiry = (
  paymentId: number,
  dueAtMs: number,
): Effect.Effect<unknown, never, Db> =>
  addJob({
    task: 'expire-payment',
    payload: { paymentId },
    dueAt: new Date(dueAtMs),
    key: expiryKey(paymentId),
  })

/** Has an order ended whose account got no deposit. */
export const scheduleDepositExpiry = (
  paymentId: number,
  dueAtMs: number,
): Effect.Effect<unknown, never, Db> =>
  addJob({
    task: 'expire-deposit',
    payload: { paymentId },
    dueAt: new Date(dueAtMs),
    key: expiryKey(paymentId),
    queue: paymentQueue(paymentId),
  })

/** Nothing is left to expire: the order is paid or over. */
export const dropExpiry = (paymentId: number): Effect.Effect<unknown, never, Db> =>
  removeJobs([expiryKey(paymentId)])

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
