import type { RefundEventType } from '@jangteo/core/payment/refund.table.gen'
import { findAdditionalPayment } from '@jangteo/postgres/claim/additional-payment.store'
import * as Effect from 'effect/Effect'
import { additionalRefundKey } from './additional-refund-key.ts'
import { advanceAdditionalPayment } from './advance-additional-payment.ts'
import { scheduleWithdrawal } from './claim-jobs.ts'

type Refunded = { readonly additional_payment_id: number | null }

type Happened = {
  /** Names the refund: only the one that ends an additional payment moves it on. */
  readonly key: string
  readonly event: RefundEventType
  readonly atMs: number
}

/**
 * Tells an additional payment what became of the refund that ends it; while the gateway is silent there is nothing to
 * tell. A withdrawal that waited for the money is finished by its job.
 */
export const tellOfRefund = Effect.fnUntraced(function* (
  { additional_payment_id: id }: Refunded,
  { key, event, atMs }: Happened,
) {
  if (id === null || key !== additionalRefundKey(id) || event === 'gateway.unanswered') return
  const additional = yield* findAdditionalPayment(id)
  if (additional === undefined) return
  const decision = yield* advanceAdditionalPayment(additional, { event, atMs })
  if (decision.ok && decision.value.target === 'REFUNDED') {
    yield* scheduleWithdrawal(additional.claim_id, atMs)
  }
})
