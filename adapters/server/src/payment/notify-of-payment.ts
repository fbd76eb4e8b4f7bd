import { addDays, kstDayOf, startOfDayMs, HOUR_MS } from '@jangteo/core/calendar/day.rules'
import type { Won } from '@jangteo/core/money/money.rules'
import type { PaymentState } from '@jangteo/core/payment/payment.codes'
import { PAYMENT_TABLE, type PaymentEventType } from '@jangteo/core/payment/payment.table.gen'
import type { Db } from '@jangteo/postgres/database/db'
import { addJob } from '@jangteo/postgres/job/job.store'
import { findPayment } from '@jangteo/postgres/payment/payment.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { notify } from '../notification/notify.ts'

/** The task's name. */
export const REMIND_DEPOSIT = 'remind-deposit'

/** Hour of the last Korean day of an account at which its buyer is reminded. */
const REMINDER_HOUR = 10

/** An order's own payment, as far as its notifications ask. */
type Payment = { readonly id: number; readonly order_id: number; readonly amount: Won }

type Due = {
  readonly dueAtMs: number
  readonly atMs: number
  /** The bank has taken a deposit back: the account waits again. */
  readonly isReversed: boolean
}

/**
 * Notifies the buyer of an account to pay into, or to pay into again, and has them reminded on its last day; not of one
 * that closes on the day it was opened, or the day after.
 */
export const notifyDepositDue = Effect.fnUntraced(function* (
  { id, order_id: buyerOfOrder, amount }: Payment,
  { dueAtMs, atMs, isReversed }: Due,
): Effect.fn.Return<void, never, Db> {
  const kind = isReversed ? 'DEPOSIT_REVERSED' : 'DEPOSIT_DUE'
  const content = { kind, amount, dueAtMs } as const
  yield* notify({ to: { buyerOfOrder }, content, key: `${id}:opened:${atMs}`, atMs })
  const lastDay = kstDayOf(dueAtMs)
  if (lastDay <= addDays(kstDayOf(atMs), 1)) return
  yield* addJob({
    task: REMIND_DEPOSIT,
    payload: { paymentId: id },
    dueAt: new Date(startOfDayMs(lastDay) + REMINDER_HOUR * HOUR_MS),
    key: `${REMIND_DEPOSIT}:${id}`,
  })
})

/** Reminds the buyer of a deposit that has not come; of any other payment nothing is said. */
export const remindDeposit = Effect.fnUntraced(function* (
  paymentId: number,
): Effect.fn.Return<void, never, Db> {
  const payment = yield* findPayment(paymentId)
  if (payment?.status !== 'DEPOSIT_READY') return
  const { order_id: buyerOfOrder, amount, expires_at: dueAt } = payment
  const content = { kind: 'DEPOSIT_DUE', amount, dueAtMs: dueAt.getTime() } as const
  const atMs = yield* Clock.currentTimeMillis
  yield* notify({ to: { buyerOfOrder }, content, key: `${paymentId}:lastDay`, atMs })
})

function isPaid(state: PaymentState): boolean {
  return PAYMENT_TABLE.tags[state].includes('paid')
}

type Step = {
  readonly from: PaymentState
  readonly to: PaymentState
  readonly event: PaymentEventType
  readonly atMs: number
}

/** Notifies buyer and stores of an order that is paid, and the buyer of one whose deposit did not come in time. */
export const notifyOfPayment = Effect.fnUntraced(function* (
  { id, order_id: orderId, amount }: Payment,
  { from, to, event, atMs }: Step,
): Effect.fn.Return<void, never, Db> {
  if (isPaid(to) && !isPaid(from)) {
    const paid = { kind: 'ORDER_PAID', amount } as const
    yield* notify({ to: { buyerOfOrder: orderId }, content: paid, key: `${id}:${atMs}`, atMs })
    const received = { kind: 'ORDER_RECEIVED' } as const
    yield* notify({ to: { storesOfOrder: orderId }, content: received, key: `${id}:${atMs}`, atMs })
  }
  if (event === 'system.paymentDue' && from === 'DEPOSIT_READY') {
    const content = { kind: 'DEPOSIT_MISSED' } as const
    yield* notify({ to: { buyerOfOrder: orderId }, content, key: id, atMs })
  }
})
