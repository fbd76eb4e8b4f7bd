import { STEP_ACTORS } from '@jangteo/core/chart/step.codes'
import { COURIERS } from '@jangteo/core/delivery/courier.codes'
import { HISTORY_CHARTS, HISTORY_DIVERGENCES } from '@jangteo/core/flow/history.codes'
import { ORDER_ITEM_STATUSES } from '@jangteo/core/order/orderItem.codes'
import { z } from 'zod'
import { deskCall } from '../call/call.ts'
import { trackingLevel, trackingStep } from '../delivery/delivery.schemas.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { moment, opaqueId } from '../wire/wire.schemas.ts'
import { deskClaimCalls } from './deskClaim.calls.ts'
import { deskMailCalls } from './deskMail.calls.ts'
import { deskPaymentCalls } from './deskPayment.calls.ts'
import { deskRefundCalls } from './deskRefund.calls.ts'

/** Default text of a delay. */
const DELAY_REASON = '상품 준비에 시간이 더 필요해요.'

const deskEvent = z.object({
  type: z.string(),
  actor: z.enum(['seller', 'carrier', 'gateway', 'system']),
  label: z.string(),
})

/** The parcel of an item with what its carrier has reported, newest first; `takesScans` when it reports at all. */
const deskParcel = z.object({
  courierEnum: z.enum(COURIERS),
  invoice: z.string().nullable(),
  takesScans: z.boolean(),
  scans: z.array(trackingStep),
})

/** An item as the desk shows it. */
export const deskItem = z.object({
  orderItemIdEncrypt: opaqueId,
  orderNumber: z.string(),
  orderedAt: moment,
  buyer: z.string(),
  goodsName: z.string(),
  optionName: z.string(),
  quantity: z.int(),
  orderItemStatusEnum: z.enum(ORDER_ITEM_STATUSES),
  parcel: deskParcel.nullable(),
  /** URL of the sandbox's bank that takes the deposit; `null` when none is waited for. */
  depositUrl: z.string().nullable(),
  events: z.array(deskEvent),
})

/**
 * Development only: the newest order items with the events that seller, carrier, gateway and clock may send to each.
 */
const list = deskCall
  .route({ method: 'GET', path: '/dev/desk/order-items', summary: '데스크', tags: ['desk'] })
  .output(z.object({ content: z.array(deskItem) }))

/**
 * Development only: sends one of those events. Shipping names the courier and its invoice number; a notice of a delay
 * says why, and on which Korean day the item ships instead: unless said otherwise in three days.
 */
const send = deskCall
  .route({
    method: 'POST',
    path: '/dev/desk/order-items/{id}/events',
    summary: '이벤트 보내기',
    tags: ['desk'],
  })
  .input(
    z.object({
      id: opaqueId,
      type: z.string().min(1).max(60),
      courierEnum: z.enum(COURIERS).optional(),
      invoice: z.string().max(60).default(''),
      delayReason: z.string().trim().min(1).max(100).default(DELAY_REASON),
      shipsOn: z.iso.date().nullable().default(null),
    }),
  )
  .errors(
    refusals(
      'ORDER_ITEM_NOT_FOUND',
      'ORDER_ITEM_STATUS_CHANGED',
      'ORDER_ITEM_CLAIM_OPEN',
      'ORDER_ITEM_NOT_DUE',
      'ORDER_ITEM_PARCEL_SCANNED',
      'COURIER_REQUIRED',
      'INVOICE_NUMBER_REQUIRED',
      'INVOICE_NUMBER_INVALID',
    ),
  )
  .output(deskItem)

/** Development only: a report of the carrier on an item's parcel. A repeated report changes nothing. */
const scan = deskCall
  .route({
    method: 'POST',
    path: '/dev/desk/order-items/{id}/scans',
    summary: '택배사 스캔 보내기',
    tags: ['desk'],
  })
  .input(
    z.object({
      id: opaqueId,
      level: trackingLevel,
      place: z.string().trim().min(1).max(30),
      /** When it was scanned; `null` is now. A moment to come counts as now. */
      at: moment.nullable().default(null),
    }),
  )
  .errors(
    refusals('ORDER_ITEM_NOT_FOUND', 'DELIVERY_TRACKING_NOT_PROVIDED', 'DELIVERY_NOT_STARTED'),
  )
  .output(deskItem)

/** Development only: how often the last run of the tests took each step of each chart. */
const coverage = deskCall
  .route({ method: 'GET', path: '/dev/charts/coverage', summary: '도표 시험', tags: ['desk'] })
  .output(
    z.object({
      /** When the newest of it was counted; `null` when no test has run here yet. */
      countedAt: moment.nullable(),
      /** By the id of the chart and the key of the step. */
      charts: z.record(z.string(), z.record(z.string(), z.int().min(0))),
    }),
  )

const newOrder = z.object({
  orderNumber: z.string(),
  orderedAt: moment,
  /** Of its first item. */
  goodsName: z.string(),
  itemCount: z.int(),
  orderItemStatusEnumList: z.array(z.enum(ORDER_ITEM_STATUSES)),
})

/** Development only: the newest orders, to pick one whose history is to be seen. */
const orders = deskCall
  .route({ method: 'GET', path: '/dev/orders', summary: '새 주문', tags: ['desk'] })
  .output(z.object({ content: z.array(newOrder) }))

/** A row of the database with a chart: its first state, its last in the history, its present one. */
const life = z.object({
  chart: z.enum(HISTORY_CHARTS),
  rowId: z.int(),
  title: z.string(),
  start: z.string(),
  endsAt: z.string(),
  status: z.string(),
})

/** A step of such a row; `action` and `divergence` are those of the current chart. */
const lifeStep = z.object({
  chart: z.enum(HISTORY_CHARTS),
  rowId: z.int(),
  actor: z.enum(STEP_ACTORS),
  event: z.string(),
  action: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  at: moment,
  divergence: z.enum(HISTORY_DIVERGENCES).nullable(),
})

/** Development only: the history of an order's items, payment and refunds, oldest first. */
const history = deskCall
  .route({
    method: 'GET',
    path: '/dev/orders/{orderNumber}/history',
    summary: '주문 이력',
    tags: ['desk'],
  })
  .input(z.object({ orderNumber: z.string().max(40) }))
  .errors(refusals('ORDER_NOT_FOUND'))
  .output(
    z.object({
      orderNumber: z.string(),
      orderedAt: moment,
      lives: z.array(life),
      steps: z.array(lifeStep),
    }),
  )

export const deskCalls = {
  list,
  send,
  scan,
  coverage,
  orders,
  history,
  ...deskClaimCalls,
  ...deskMailCalls,
  ...deskPaymentCalls,
  ...deskRefundCalls,
}
