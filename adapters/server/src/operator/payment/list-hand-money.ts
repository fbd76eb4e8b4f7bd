import type { openRefund, pendingPayment } from '@jangteo/contract/payment/operatorPayment.schemas'
import { refundDueMs } from '@jangteo/core/calendar/deadline.rules'
import { hideName } from '@jangteo/core/member/mask.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import { orderNumberOf } from '@jangteo/core/order/orderNumber.rules'
import { takesTwoOperators } from '@jangteo/core/payment/handMoney.rules'
import { countPaymentsIn, listPaymentsIn } from '@jangteo/postgres/payment/payment-desk.store'
import {
  countOpenRefunds,
  listOpenRefunds,
  type OpenRefundRow,
} from '@jangteo/postgres/payment/refund.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { HOLIDAYS } from '../../calendar/holidays.ts'
import { WireIds, type WireIdCodec } from '../../wire/wire-ids.ts'
import { PENDING_PAYMENT_STATES, pendingStateOf, recordsOf } from './payment-records.ts'
import { refundMovesOf } from './refund-moves.ts'

type Paging = { readonly page: number; readonly size: number }
type Ordered = {
  readonly order_id: number
  readonly ordered_at: Date
  readonly orderer_name: string
}

function orderOf(wireIds: WireIdCodec, row: Ordered) {
  const { order_id: id, ordered_at: orderedAt } = row
  return {
    ordersIdEncrypt: wireIds.seal('order', id),
    orderNumber: orderNumberOf({ id, orderedAtMs: orderedAt.getTime() }),
    ordererName: hideName(row.orderer_name),
  }
}

/** Lists the payments that wait for their gateway or a deposit, the newest first, with what may be recorded of each. */
export const listPendingPayments = Effect.fnUntraced(function* ({ page: number, size }: Paging) {
  const wireIds = yield* WireIds
  const totalElements = yield* countPaymentsIn(PENDING_PAYMENT_STATES)
  const rows = yield* listPaymentsIn(PENDING_PAYMENT_STATES, { offset: number * size, limit: size })
  const content = rows.flatMap((row): z.input<typeof pendingPayment>[] => {
    const state = pendingStateOf(row.status)
    if (state === undefined) return []
    return [
      {
        paymentGatewayIdEncrypt: wireIds.seal('payment', row.id),
        paymentStateEnum: state,
        paymentMethodEnum: row.method,
        amount: row.amount,
        ...orderOf(wireIds, row),
        orderedAt: row.ordered_at.toISOString(),
        claimTypeEnum: row.claim_type,
        takesTwo: takesTwoOperators(row.amount),
        events: recordsOf(state),
      },
    ]
  })
  return { ...toPage(content, { number, size, totalElements }), content }
})

type Refund = z.input<typeof openRefund>

function toOpenRefund(wireIds: WireIdCodec, row: OpenRefundRow, nowMs: number): Refund {
  const dueMs = refundDueMs(row.requested_at.getTime(), HOLIDAYS)
  const moves = refundMovesOf(row).map(({ type }) => type)
  return {
    refundIdEncrypt: wireIds.seal('refund', row.id),
    refundStatusEnum: row.status,
    way: row.way,
    failureCode: row.failure_code,
    reason: row.reason,
    amount: row.amount,
    requestedAt: row.requested_at.toISOString(),
    dueAt: new Date(dueMs).toISOString(),
    isLate: nowMs > dueMs,
    paymentMethodEnum: row.method,
    ...orderOf(wireIds, row),
    orderClaimIdEncrypt: row.claim_id === null ? null : wireIds.seal('claim', row.claim_id),
    hasAccount: row.sealed_account_number !== null,
    takesTwo: takesTwoOperators(row.amount),
    canAskAgain: moves.includes('system.askAgain'),
    canRecord: moves.includes('system.recorded'),
  }
}

/** Lists the money that has to go back and has not, the oldest first, with the day by which the law wants it paid. */
export const listOperatorRefunds = Effect.fnUntraced(function* ({ page: number, size }: Paging) {
  const wireIds = yield* WireIds
  const nowMs = yield* Clock.currentTimeMillis
  const totalElements = yield* countOpenRefunds()
  const rows = yield* listOpenRefunds({ offset: number * size, limit: size })
  const content = rows.map((row) => toOpenRefund(wireIds, row, nowMs))
  return { ...toPage(content, { number, size, totalElements }), content }
})
