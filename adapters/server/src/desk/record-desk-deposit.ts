import { transaction } from '@jangteo/postgres/database/db'
import { findPaymentOfOrder } from '@jangteo/postgres/payment/payment.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { advancePayment } from '../payment/advance-payment.ts'
import { lockOrderAndPayment } from '../payment/lock-payment.ts'
import { dropExpiry } from '../payment/payment-jobs.ts'
import { toDeskItem } from './desk-item.ts'
import { findDeskItem } from './find-desk-item.ts'
import { requireSellerReason } from './send-desk-claim-event.ts'

type RecordedDeposit = {
  /** An item of the order, sealed. */
  readonly id: string
  /** How the operator knows of the deposit. */
  readonly memo: string
}

/**
 * Records a deposit that the bank confirmed and the gateway did not report: the order of the item is paid, all its items
 * go on as after any deposit, and the history keeps the operator's reason. The order's lock decides between this and the
 * gateway's own notice: whichever comes second finds the order paid, so the money counts once. Refusals:
 * ORDER_ITEM_NOT_FOUND, CLAIM_REASON_DETAIL_REQUIRED, PAYMENT_NOT_WAITING, PAYMENT_UNCONFIRMED. Source: decision 059.
 */
export const recordDeskDeposit = ({ id, memo }: RecordedDeposit) =>
  transaction(
    Effect.gen(function* () {
      const { order_id: orderId } = yield* findDeskItem(id)
      yield* requireSellerReason(memo)
      const { id: paymentId } = yield* findPaymentOfOrder(orderId)
      const locked = yield* lockOrderAndPayment(paymentId)
      if (locked === null) return yield* refused('ORDER_ITEM_NOT_FOUND')
      const atMs = yield* Clock.currentTimeMillis
      const step = { event: 'system.depositRecorded', facts: {}, memo, atMs } as const
      const decision = yield* advancePayment(locked.payment, step)
      if (!decision.ok) {
        const isBusy = decision.reason === 'PAYMENT_UNCONFIRMED'
        return yield* refused(isBusy ? 'PAYMENT_UNCONFIRMED' : 'PAYMENT_NOT_WAITING')
      }
      yield* dropExpiry(paymentId)
      return yield* toDeskItem(yield* findDeskItem(id))
    }),
  )
