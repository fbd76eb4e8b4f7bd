import { transaction } from '@jangteo/postgres/database/db'
import { findRefund } from '@jangteo/postgres/payment/refund.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { advanceRefund } from '../payment/advance-refund.ts'
import { lockOrderAndPayment } from '../payment/lock-payment.ts'
import { openId } from '../wire/open-id.ts'

type RefundEvent = {
  readonly id: string
  readonly type: 'system.askAgain' | 'system.recorded'
}

/**
 * Has the gateway asked again for a refund that it refused, or records that a person paid it by hand. The order's lock
 * makes two desks take turns; the second finds it asked or paid. Refusals: PAYMENT_REFUND_NOT_FOUND,
 * PAYMENT_REFUND_ENDED, PAYMENT_REFUND_BY_HAND. Source: domain-rules §1.8, A57, decision 036.
 */
export const sendDeskRefundEvent = (input: RefundEvent) =>
  transaction(
    Effect.gen(function* () {
      const refundId = yield* openId('refund', input.id, refused('PAYMENT_REFUND_NOT_FOUND'))
      const seen = yield* findRefund(refundId)
      const locked = seen === undefined ? null : yield* lockOrderAndPayment(seen.payment_id)
      const refund = yield* findRefund(refundId)
      if (locked === null || refund === undefined) {
        return yield* refused('PAYMENT_REFUND_NOT_FOUND')
      }
      const { type: event } = input
      const isAgain = event === 'system.askAgain'
      const failureCode = isAgain ? null : refund.failure_code
      const atMs = yield* Clock.currentTimeMillis
      const decision = yield* advanceRefund(refund, locked, { event, failureCode, atMs })
      if (!decision.ok) return yield* refused(decision.reason)
      return { refundIdEncrypt: input.id, refundStatusEnum: decision.value.target }
    }),
  )
