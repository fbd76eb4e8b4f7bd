import { allowedSteps } from '@jangteo/core/chart/table.rules'
import type { StepActor } from '@jangteo/core/chart/step.codes'
import { isTrackedCourier } from '@jangteo/core/delivery/courier.rules'
import { orderNumberOf } from '@jangteo/core/order/orderNumber.rules'
import { ORDER_ITEM_TABLE, type OrderItemEventType } from '@jangteo/core/order/orderItem.table.gen'
import type { NewestItemRow } from '@jangteo/postgres/order/order-item.store'
import { depositPathOf } from '@jangteo/payment/sandbox/sandbox-paths'
import { listDepositAccounts } from '@jangteo/postgres/payment/payment.store'
import type { Db } from '@jangteo/postgres/database/db'
import type { z } from 'zod'
import type { deskItem } from '@jangteo/contract/desk/desk.calls'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { findItemClaims } from '../order/newest-claims.ts'
import { loadScans, toStepAnswer } from '../order/parcel-answer.ts'
import { itemFactsOf } from '../order/item-facts.ts'
import { WireIds } from '../wire/wire-ids.ts'

/** Events of other charts: their own desks send them. */
const FOREIGN_EVENT = /^(payment|claim)\./

/** True when the desk may send what a carrier does: nothing without a parcel, and scans where the carrier reports. */
function isCarriedUnseen({ courier }: NewestItemRow): boolean {
  return courier !== null && !isTrackedCourier(courier)
}

/** True when the desk may send an event of the chart: what seller and clock do, and a carrier that reports nothing. */
function isDeskEvent(row: NewestItemRow, event: OrderItemEventType, actor: StepActor): boolean {
  if (actor === 'buyer' || FOREIGN_EVENT.test(event)) return false
  return actor !== 'carrier' || isCarriedUnseen(row)
}

/** The event of that name that the desk may send in the item's state, whether or not its facts allow it. */
export function findDeskEvent(row: NewestItemRow, type: string): OrderItemEventType | undefined {
  const steps = Object.values(ORDER_ITEM_TABLE.steps[row.status]).flat()
  return steps.find(({ event, meta }) => event === type && isDeskEvent(row, event, meta.actor))
    ?.event
}

/** Events that seller, carrier and clock may do with an item now, as the chart says. */
const listDeskEvents = Effect.fnUntraced(function* (row: NewestItemRow, nowMs: number) {
  const claims = (yield* findItemClaims([row.id]))(row.id)
  const { length: scanCount } = yield* loadScans(row)
  const facts = itemFactsOf(row, { claims, scanCount, nowMs })
  return allowedSteps(ORDER_ITEM_TABLE, row.status, facts).flatMap(
    ({ event, meta: { actor, action } }) =>
      actor === 'buyer' || !isDeskEvent(row, event, actor)
        ? []
        : [{ type: event, actor, label: action }],
  )
})

const toDeskParcel = Effect.fnUntraced(function* (row: NewestItemRow) {
  const { courier, invoice_number: invoice } = row
  if (courier === null) return null
  const scans = yield* loadScans(row)
  return {
    courierEnum: courier,
    invoice,
    takesScans: isTrackedCourier(courier),
    scans: scans.map(toStepAnswer),
  }
})

/** The sandbox's bank, for an order that waits for its deposit there. */
const findDepositUrl = Effect.fnUntraced(function* ({ order_id: orderId, status }: NewestItemRow) {
  if (status !== 'DR') return null
  const [account] = yield* listDepositAccounts([orderId])
  const isSandbox = account?.gateway === 'sandbox'
  return isSandbox ? depositPathOf(account.gateway_order_id) : null
})

/** An item as the desk shows it. */
export const toDeskItem = Effect.fnUntraced(function* (
  row: NewestItemRow,
): Effect.fn.Return<z.input<typeof deskItem>, never, Db | WireIds> {
  const wireIds = yield* WireIds
  const nowMs = yield* Clock.currentTimeMillis
  return {
    orderItemIdEncrypt: wireIds.seal('orderItem', row.id),
    orderNumber: orderNumberOf({ id: row.order_id, orderedAtMs: row.ordered_at.getTime() }),
    orderedAt: row.ordered_at.toISOString(),
    buyer: row.orderer_name,
    goodsName: row.goods_name,
    optionName: row.option_name,
    quantity: row.quantity,
    orderItemStatusEnum: row.status,
    parcel: yield* toDeskParcel(row),
    depositUrl: yield* findDepositUrl(row),
    events: yield* listDeskEvents(row, nowMs),
  }
})
