import { allowedSteps } from '@jangteo/core/chart/table.rules'
import { orderNumberOf } from '@jangteo/core/order/orderNumber.rules'
import type { PaymentState } from '@jangteo/core/payment/payment.codes'
import { paymentFacts } from '@jangteo/core/payment/payment.rules'
import {
  PAYMENT_STATES_WITH,
  PAYMENT_TABLE,
  type PaymentEventType,
} from '@jangteo/core/payment/payment.table.gen'
import { listPaymentsIn } from '@jangteo/postgres/payment/payment-desk.store'
import * as Effect from 'effect/Effect'
import { WireIds } from '../wire/wire-ids.ts'

const SHOWN_COUNT = 50

/** The states of what waits for a gateway's answer or a deposit. */
const PENDING = [
  ...PAYMENT_STATES_WITH.busy,
  ...PAYMENT_STATES_WITH.awaitingDeposit,
] as const satisfies readonly PaymentState[]

/** Events that an operator records who looked at the gateway or the bank. Source: decision 059, decision 065. */
export type PaymentRecord = Extract<
  PaymentEventType,
  'system.depositRecorded' | 'system.approvalRecorded' | 'system.approvalEnded'
>

function isRecord(event: PaymentEventType): event is PaymentRecord {
  return /^system\.(?:deposit|approval)(?:Recorded|Ended)$/.test(event)
}

/** No record depends on a fact. */
const NO_FACTS = paymentFacts({
  owed: 0,
  presented: null,
  refund: null,
  refunded: 0,
  dueAtMs: null,
  nowMs: 0,
  isUnprepared: true,
})

function recordsOf(state: PaymentState) {
  return allowedSteps(PAYMENT_TABLE, state, NO_FACTS).flatMap(({ event, meta }) =>
    isRecord(event) ? [{ type: event, label: meta.action }] : [],
  )
}

/** The newest payments that wait for their gateway or a deposit, with what may be recorded of each. */
export const listDeskPayments = Effect.fnUntraced(function* () {
  const wireIds = yield* WireIds
  const rows = yield* listPaymentsIn(PENDING, SHOWN_COUNT)
  const content = rows.flatMap((row) => {
    const state = PENDING.find((pending) => pending === row.status)
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
