import { autoConfirmDueMs } from '@jangteo/core/calendar/deadline.rules'
import { decideStep } from '@jangteo/core/chart/table.rules'
import { isTrackedCourier } from '@jangteo/core/delivery/courier.rules'
import { scansOfShipment } from '@jangteo/core/delivery/tracking.rules'
import { deliveryAssumedDueMs, orderItemFacts } from '@jangteo/core/order/orderItem.rules'
import {
  ORDER_ITEM_TABLE,
  type OrderItemEffect,
  type OrderItemEventType,
} from '@jangteo/core/order/orderItem.table.gen'
import { PAYMENT_EFFECT_TO_ITEM_EVENT } from '@jangteo/core/payment/payment.rules'
import {
  PAYMENT_TABLE,
  type PaymentEffect,
  type PaymentEventType,
  type PaymentFact,
} from '@jangteo/core/payment/payment.table.gen'
import {
  latestAttempt,
  type Model,
  type ModelAttempt,
  type ModelItem,
  type ModelOrder,
  parcelKey,
} from './model.ts'

const ASK_AGAIN_MS = 10_000
const NOTHING_KNOWN: Readonly<Record<PaymentFact, boolean>> = {
  isFree: false,
  isAmountEqual: false,
  isOverdue: false,
  isUnprepared: false,
  isRefundable: false,
  isRefundWhole: false,
}

/** Returns the scans of an item's parcel so far. */
export function scansOf(model: Model, { courier, invoice, shippedAtMs }: ModelItem) {
  if (courier === null || invoice === null || shippedAtMs === null) return []
  return scansOfShipment(model.scans.get(parcelKey(courier, invoice)) ?? [], shippedAtMs)
}

export function factsOf(model: Model, item: ModelItem) {
  return orderItemFacts({
    claimStatus: null,
    isDisputed: false,
    endedClaims: [],
    shippedAtMs: item.shippedAtMs,
    deliveredAtMs: item.deliveredAtMs,
    isTracked: isTrackedCourier(item.courier),
    scanCount: scansOf(model, item).length,
    nowMs: model.nowMs,
  })
}

/** Asks the item's chart about an event. */
export function askItem(model: Model, item: ModelItem, event: OrderItemEventType) {
  return decideStep(ORDER_ITEM_TABLE, { state: item.status, event, facts: factsOf(model, item) })
}

/** The products of the model are on no deal. */
const ITEM_EFFECTS: Readonly<Record<OrderItemEffect, (model: Model, item: ModelItem) => void>> = {
  releaseDeal: () => undefined,
  removeParcel: (_, item) => {
    item.courier = null
    item.invoice = null
    item.shippedAtMs = null
    item.jobs.delete('assume')
  },
  returnStock: ({ stock }, { optionId, quantity }) => {
    stock.set(optionId, (stock.get(optionId) ?? 0) + quantity)
  },
  // What the store is paid is judged by its entries.
  settle: () => undefined,
  scheduleDeliveryAssumption: ({ nowMs }, { jobs }) => {
    jobs.set('assume', { task: 'assume-delivery', dueAtMs: deliveryAssumedDueMs(nowMs) + 1 })
  },
  scheduleAutoConfirm: ({ nowMs }, { jobs }) => {
    jobs.set('confirm', { task: 'auto-confirm', dueAtMs: autoConfirmDueMs(nowMs, []) + 1 })
  },
}

/** Something happens to an item; `null` when its chart took it, else the code of the refusal. */
export function notifyItem(
  model: Model,
  item: ModelItem,
  event: OrderItemEventType,
): string | null {
  const decided = askItem(model, item, event)
  const { status: from } = item
  const answer = decided.ok ? decided.value.target : decided.reason
  model.asked.add(`orderItem ${from} ${event} ${answer}`)
  if (!decided.ok) return decided.reason
  const { target, effects, meta } = decided.value
  item.status = target
  item.history.push(`${meta.actor} ${event} ${from}>${target} ${model.nowMs}`)
  if (target === 'SS' || target === 'SI') item.shippedAtMs ??= model.nowMs
  if (target === 'SC' || target === 'E') item.deliveredAtMs = model.nowMs
  for (const effect of effects) ITEM_EFFECTS[effect](model, item)
  return null
}

type Step = {
  readonly event: PaymentEventType
  readonly facts?: Partial<Readonly<Record<PaymentFact, boolean>>>
  /** The money that the step sends back. */
  readonly returned?: { readonly attempt: ModelAttempt; readonly amount: number }
}

/** Asks the payment's chart about an event. */
export function askPayment(order: ModelOrder, { event, facts }: Omit<Step, 'returned'>) {
  const known = { ...NOTHING_KNOWN, ...facts }
  return decideStep(PAYMENT_TABLE, { state: order.payment, event, facts: known })
}

type PaymentHandler = (model: Model, order: ModelOrder, step: Step) => void

const notifyItems =
  (effect: keyof typeof PAYMENT_EFFECT_TO_ITEM_EVENT): PaymentHandler =>
  (model, order) => {
    for (const item of order.items.filter(({ status }) => status !== 'C')) {
      const refusal = notifyItem(model, item, PAYMENT_EFFECT_TO_ITEM_EVENT[effect])
      if (refusal !== null)
        throw new Error(`an item at ${item.status} refused ${effect}: ${refusal}`)
    }
  }

const sendBack: PaymentHandler = (model, order, { returned }) => {
  if (returned === undefined) throw new Error('what goes back is known')
  if (!returned.attempt.isReturned) order.refunds.push({ ...returned, status: 'REQUESTED' })
  returned.attempt.isReturned = true
  order.jobs.set('refunds', { task: 'settle-refunds', dueAtMs: model.nowMs })
}

const PAYMENT_EFFECTS: Readonly<Record<PaymentEffect, PaymentHandler>> = {
  confirmAtGateway: () => undefined,
  askOutcomeLater: ({ nowMs }, { jobs }) => {
    jobs.set('settle', { task: 'settle-payment', dueAtMs: nowMs + ASK_AGAIN_MS })
  },
  scheduleDepositDue: (_, order) => {
    order.expiresAtMs = latestAttempt(order)?.accountDueAtMs ?? 0
  },
  closeAccount: ({ nowMs }, { jobs }) => {
    jobs.set('close', { task: 'close-account', dueAtMs: nowMs })
  },
  returnMoney: sendBack,
  refundAtGateway: sendBack,
  refundByHand: sendBack,
  /** These buyers hold no coupons, so none comes back; what becomes of one is reported in `orderCoupons.test.ts`. */
  returnCoupons: () => undefined,
  alertOperator: (_, order) => {
    order.needsPerson = true
  },
  notifyItemsPaid: notifyItems('notifyItemsPaid'),
  notifyItemsAwaitingDeposit: notifyItems('notifyItemsAwaitingDeposit'),
  notifyItemsCancelled: notifyItems('notifyItemsCancelled'),
  notifyItemsExpired: notifyItems('notifyItemsExpired'),
}

/** Something happens to a payment; `null` when its chart took it, else the code of the refusal. */
export function notifyPayment(model: Model, order: ModelOrder, step: Step): string | null {
  const { payment: from } = order
  const { event } = step
  const decided = askPayment(order, step)
  const answer = decided.ok ? decided.value.target : decided.reason
  model.asked.add(`payment ${from} ${event} ${answer}`)
  if (!decided.ok) return decided.reason
  const { target, effects, meta } = decided.value
  order.payment = target
  order.history.push(`${meta.actor} ${event} ${from}>${target} ${model.nowMs}`)
  for (const effect of effects) PAYMENT_EFFECTS[effect](model, order, step)
  return null
}
