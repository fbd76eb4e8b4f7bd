import { PAYMENT_TABLE } from '@jangteo/core/payment/payment.table.gen'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import { removeJobs } from '@jangteo/postgres/job/job.store'
import { listOrderForBuyer } from '@jangteo/postgres/order/order.store'
import { findLatestAttempt, updateAttempt } from '@jangteo/postgres/payment/attempt.store'
import { type LockedPayment, lockOrderAndPayment } from '@jangteo/postgres/payment/payment.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { type Refused, refused } from '../../call/refused.ts'
import { requireSellerReason } from '../../seller/claim/command-claim.ts'
import { drained, type Receivers } from '../../entity/entity-queue.ts'
import { advancePayment } from '../../payment/advance-payment.ts'
import { keepNotice } from '../../payment/read-notices.ts'
import type { PaymentRecord } from './payment-records.ts'

/** Finding of an operator about a payment. */
export type PaymentFinding = {
  readonly paymentId: number
  readonly type: PaymentRecord
  /** Reason that the operator gives. */
  readonly memo: string
}

type RecordRefused = Refused<
  | 'CLAIM_REASON_DETAIL_REQUIRED'
  | 'PAYMENT_NOT_FOUND'
  | 'PAYMENT_NOT_WAITING'
  | 'PAYMENT_UNCONFIRMED'
>

/** The gateway's code of an attempt that an operator found not to be approved. */
const ENDED = 'NOT_FOUND_PAYMENT'

/** Job that asks the gateway again, once an operator found no approval. */
const OPERATOR_NOTICE = 'operator'

/**
 * An approval ends its attempt, whichever way it was found to be. Of one that was not found the gateway is asked until
 * it answers: should it have approved after all, the money goes back.
 */
const endAttempt = Effect.fnUntraced(function* (
  paymentId: number,
  type: PaymentRecord,
  atMs: number,
) {
  if (type === 'system.depositRecorded') return
  const latest = yield* findLatestAttempt(paymentId)
  if (latest?.status !== 'APPROVING') return
  const isApproved = type === 'system.approvalRecorded'
  yield* updateAttempt(latest.id, {
    status: isApproved ? 'APPROVED' : 'FAILED',
    failure_code: isApproved ? null : ENDED,
    settled_at: new Date(atMs),
  })
  yield* removeJobs([`settle-payment:${paymentId}`])
  if (!isApproved) yield* keepNotice(latest, OPERATOR_NOTICE, atMs)
})

const record = Effect.fnUntraced(function* (
  { order, payment }: LockedPayment,
  { type, memo }: PaymentFinding,
) {
  const atMs = yield* Clock.currentTimeMillis
  const decision = yield* advancePayment(payment, { event: type, facts: {}, memo, atMs })
  if (!decision.ok) {
    const isBusy = decision.reason === 'PAYMENT_UNCONFIRMED'
    return yield* refused(isBusy ? 'PAYMENT_UNCONFIRMED' : 'PAYMENT_NOT_WAITING')
  }
  yield* endAttempt(payment.id, type, atMs)
  const { target, meta } = decision.value
  const isPaid = PAYMENT_TABLE.tags[target].includes('paid')
  if (isPaid && payment.additional_payment_id === null) yield* listOrderForBuyer(order)
  return meta.action
})

/**
 * Records what an operator found out of a payment: a deposit that the gateway did not report, an approval that it never
 * answered, or that there was none. The order, or the claim that asked for it, goes on as after any payment, and the
 * history keeps the operator's reason. The order's lock decides between this and the gateway's own notice: whichever
 * comes second finds it paid, so the money counts once; an approval that shows after its end goes back. Returns the name of
 * the step. Refusals: PAYMENT_NOT_FOUND, CLAIM_REASON_DETAIL_REQUIRED, PAYMENT_NOT_WAITING, PAYMENT_UNCONFIRMED.
 * Source: decision 059, decision 065.
 */
export const recordPayment = Effect.fnUntraced(function* (
  finding: PaymentFinding,
): Effect.fn.Return<string, RecordRefused, Db | Receivers> {
  yield* requireSellerReason(finding.memo)
  const locked = yield* lockOrderAndPayment(finding.paymentId)
  if (locked === null) return yield* refused('PAYMENT_NOT_FOUND')
  return yield* drained(record(locked, finding))
}, transaction)
