import { ADDITIONAL_PAYMENT_TABLE } from '@jangteo/core/claim/additionalPayment.table.gen'
import { CANCEL_CLAIM_TABLE } from '@jangteo/core/claim/cancelClaim.table.gen'
import { CLAIM_TYPE_LABELS } from '@jangteo/core/claim/claim.codes'
import { EXCHANGE_CLAIM_TABLE } from '@jangteo/core/claim/exchangeClaim.table.gen'
import { RETURN_CLAIM_TABLE } from '@jangteo/core/claim/returnClaim.table.gen'
import { HISTORY_CHARTS, type HistoryChart } from '@jangteo/core/flow/history.codes'
import { checkHistory } from '@jangteo/core/flow/history.rules'
import { goodsTitle } from '@jangteo/core/goods/option.rules'
import { formatWon } from '@jangteo/core/money/money.rules'
import { ORDER_ITEM_TABLE } from '@jangteo/core/order/orderItem.table.gen'
import { orderNumberOf, orderNumberToId } from '@jangteo/core/order/orderNumber.rules'
import { PAYMENT_TABLE } from '@jangteo/core/payment/payment.table.gen'
import { REFUND_TABLE } from '@jangteo/core/payment/refund.table.gen'
import {
  listAdditionalPaymentHistory,
  listAdditionalPaymentsOfOrder,
} from '@jangteo/postgres/claim/additional-payment.store'
import {
  listItemHistory,
  listPaymentHistory,
  listRefundHistory,
} from '@jangteo/postgres/order/order-history.store'
import { listClaimHistory } from '@jangteo/postgres/claim/claim-desk.store'
import { listItems } from '@jangteo/postgres/order/order-item.store'
import { findOrder } from '@jangteo/postgres/order/order.store'
import { listPaymentsOfOrder } from '@jangteo/postgres/payment/payment.store'
import { listRefundsOfOrder } from '@jangteo/postgres/payment/refund.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { claimSteps, listClaimLives } from './claim-lives.ts'
import type { HistoryRow, Life } from './order-life.ts'

/** The charts whose rows are replayed. */
const CHARTS = {
  orderItem: ORDER_ITEM_TABLE,
  cancelClaim: CANCEL_CLAIM_TABLE,
  exchangeClaim: EXCHANGE_CLAIM_TABLE,
  returnClaim: RETURN_CLAIM_TABLE,
  additionalPayment: ADDITIONAL_PAYMENT_TABLE,
  payment: PAYMENT_TABLE,
  refund: REFUND_TABLE,
} as const satisfies Record<HistoryChart, unknown>

/** Order of charts within a moment, causes first: a refund moves its payment, a payment its item. */
const CAUSES: readonly HistoryChart[] = HISTORY_CHARTS.toReversed()

function replay(life: Life, history: readonly HistoryRow[]) {
  const { chart, rowId } = life
  const table = CHARTS[chart]
  const start = life.start ?? table.initial
  const own = history.filter((row) => row.row_id === rowId)
  return {
    life: { ...life, start, endsAt: own.at(-1)?.to ?? start },
    steps: checkHistory(table, start, own).map(({ row_id, at, ...step }) => ({
      ...step,
      chart,
      rowId: row_id,
      atMs: at.getTime(),
    })),
  }
}

type ReplayedStep = ReturnType<typeof replay>['steps'][number]

function byCause(a: ReplayedStep, b: ReplayedStep): number {
  return a.atMs - b.atMs || CAUSES.indexOf(a.chart) - CAUSES.indexOf(b.chart) || a.id - b.id
}

const findOrderByNumber = Effect.fnUntraced(function* (orderNumber: string) {
  const orderId = orderNumberToId(orderNumber)
  const order = orderId === null ? undefined : yield* findOrder(orderId)
  if (order === undefined) return yield* refused('ORDER_NOT_FOUND')
  const { id, created_at: orderedAt } = order
  const isNamed = orderNumberOf({ id, orderedAtMs: orderedAt.getTime() }) === orderNumber
  return isNamed ? order : yield* refused('ORDER_NOT_FOUND')
})

const listLives = Effect.fnUntraced(function* (orderId: number) {
  const payments = yield* listPaymentsOfOrder(orderId)
  const refunds = yield* listRefundsOfOrder(orderId)
  const asked = yield* listAdditionalPaymentsOfOrder(orderId)
  const items = yield* listItems([orderId])
  const lives: Life[] = [
    ...items.map(({ id: rowId, status, goods_name, option_name }) => {
      const title = goodsTitle(goods_name, option_name)
      return { chart: 'orderItem' as const, rowId, title, status }
    }),
    ...asked.map(({ id: rowId, state: status, claim_type: type }) => {
      const title = `${CLAIM_TYPE_LABELS[type]} 추가결제`
      return { chart: 'additionalPayment' as const, rowId, title, status }
    }),
    ...payments.map(({ id: rowId, status, amount, additional_payment_id: additionalId }) => {
      const kind = additionalId === null ? '결제' : '추가결제'
      return { chart: 'payment' as const, rowId, title: `${kind} ${formatWon(amount)}`, status }
    }),
    ...refunds.map(({ id: rowId, status, amount }) => {
      return { chart: 'refund' as const, rowId, title: `환불 ${formatWon(amount)}`, status }
    }),
  ]
  return lives
})

/**
 * Everything that an order's items, claims, payments and refunds went through, in the order in which it happened, each
 * step held against the chart of today. Refusal: ORDER_NOT_FOUND.
 */
export const showOrderHistory = Effect.fnUntraced(function* (input: {
  readonly orderNumber: string
}) {
  const order = yield* findOrderByNumber(input.orderNumber)
  const claims = yield* listClaimHistory(order.id)
  const history = {
    orderItem: yield* listItemHistory(order.id),
    cancelClaim: claimSteps(claims, 'CANCEL'),
    exchangeClaim: claimSteps(claims, 'EXCHANGE'),
    returnClaim: claimSteps(claims, 'RETURN'),
    additionalPayment: yield* listAdditionalPaymentHistory(order.id),
    payment: yield* listPaymentHistory(order.id),
    refund: yield* listRefundHistory(order.id),
  }
  const lives = [
    ...(yield* listLives(order.id)),
    ...(yield* listClaimLives(order.id, claims)),
  ].toSorted((a, b) => HISTORY_CHARTS.indexOf(a.chart) - HISTORY_CHARTS.indexOf(b.chart))
  const replayed = lives.map((life) => replay(life, history[life.chart]))
  const steps = replayed.flatMap((one) => one.steps).toSorted(byCause)
  return {
    orderNumber: input.orderNumber,
    orderedAt: order.created_at.toISOString(),
    lives: replayed.map(({ life }) => life),
    steps: steps.map(({ id: _id, atMs, ...step }) => ({
      ...step,
      at: new Date(atMs).toISOString(),
    })),
  }
})
