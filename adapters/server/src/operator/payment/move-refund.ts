import type { RefundState } from '@jangteo/core/payment/refund.codes'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import { findRefund } from '@jangteo/postgres/payment/refund.store'
import { lockOrderAndPayment } from '@jangteo/postgres/payment/payment.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../../call/refused.ts'
import type { Receivers } from '../../entity/entity-queue.ts'
import { advanceRefund } from '../../payment/advance-refund.ts'

/** Actions of a person on a refund that its gateway did not give. */
export const REFUND_MOVES = ['system.askAgain', 'system.recorded'] as const
export type RefundMove = (typeof REFUND_MOVES)[number]

/** A refund before and after an action. */
export type RefundOutcome = { readonly before: RefundState; readonly after: RefundState }

type MoveRefused = Refused<
  'PAYMENT_REFUND_NOT_FOUND' | 'PAYMENT_REFUND_ENDED' | 'PAYMENT_REFUND_BY_HAND'
>

/**
 * Has the gateway asked again for a refund that it refused, or records that a person paid it by hand. The order's lock
 * makes two people take turns; the second finds it asked or paid. Refusals: PAYMENT_REFUND_NOT_FOUND,
 * PAYMENT_REFUND_ENDED, PAYMENT_REFUND_BY_HAND. Source: domain-rules §1.8, A57, decision 036.
 */
export const moveRefund = Effect.fnUntraced(function* (
  refundId: number,
  event: RefundMove,
): Effect.fn.Return<RefundOutcome, MoveRefused, Db | Receivers> {
  const seen = yield* findRefund(refundId)
  const locked = seen === undefined ? null : yield* lockOrderAndPayment(seen.payment_id)
  const refund = yield* findRefund(refundId)
  if (locked === null || refund === undefined) {
    return yield* refused('PAYMENT_REFUND_NOT_FOUND')
  }
  const failureCode = event === 'system.askAgain' ? null : refund.failure_code
  const atMs = yield* Clock.currentTimeMillis
  const decision = yield* advanceRefund(refund, locked, { event, failureCode, atMs })
  if (!decision.ok) return yield* refused(decision.reason)
  return { before: refund.status, after: decision.value.target }
}, transaction)
