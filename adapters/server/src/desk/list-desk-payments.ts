import { orderNumberOf } from '@jangteo/core/order/orderNumber.rules'
import { listPaymentsIn } from '@jangteo/postgres/payment/payment-desk.store'
import * as Effect from 'effect/Effect'
import {
  PENDING_PAYMENT_STATES,
  pendingStateOf,
  recordsOf,
} from '../operator/payment/payment-records.ts'
import { WireIds } from '../wire/wire-ids.ts'

const SHOWN_COUNT = 50

/** The newest payments that wait for their gateway or a deposit, with what may be recorded of each. */
export const listDeskPayments = Effect.fnUntraced(function* () {
  const wireIds = yield* WireIds
  const rows = yield* listPaymentsIn(PENDING_PAYMENT_STATES, { offset: 0, limit: SHOWN_COUNT })
  const content = rows.flatMap((row) => {
    const state = pendingStateOf(row.status)
    if (state === undefined) return []
    return [
      {
        paymentGatewayIdEncrypt: wireIds.seal('payment', row.id),
        paymentStateEnum: state,
        paymentMethodEnum: row.method,
        amount: row.amount,
        orderNumber: orderNumberOf({ id: row.order_id, orderedAtMs: row.ordered_at.getTime() }),
        orderedAt: row.ordered_at.toISOString(),
        buyer: row.orderer_name,
        claimTypeEnum: row.claim_type,
        events: recordsOf(state),
      },
    ]
  })
  return { content }
})
