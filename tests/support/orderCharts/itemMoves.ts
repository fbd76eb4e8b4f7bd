import type { Courier } from '@jangteo/core/delivery/courier.codes'
import { TRACKING_LEVELS, type TrackingLevel } from '@jangteo/core/delivery/tracking.codes'
import { ORDER_ITEM_TABLE, type OrderItemEventType } from '@jangteo/core/order/orderItem.table.gen'
import * as fc from 'fast-check'
import { tableSteps } from '../chart/chartLives.ts'
import { scan } from '../delivery/parcel.ts'
import { confirm } from '../order/paidOrder.ts'
import { askItem } from './chartSteps.ts'
import type { Model, ModelItem } from './model.ts'
import {
  hasOrders,
  itemIndex,
  type Move,
  orderAt,
  orderIndex,
  outcomeOfCall,
  type Worlds,
} from './move.ts'
import {
  confirmModelItems,
  scanModelParcel,
  sendToModelItem,
  type ShippedBy,
  shipModelItem,
} from './parcels.ts'

const EVENTS = [...new Set(tableSteps(ORDER_ITEM_TABLE).map(({ event }) => event))]

type Place = { readonly order: number; readonly item: number }

function itemAt(worlds: Worlds, { order, item }: Place) {
  const { known, real } = orderAt(worlds, order)
  const place = item % known.items.length
  const [knownItem, orderItemIdEncrypt] = [known.items[place], real.sealedItemIds[place]]
  if (knownItem === undefined || orderItemIdEncrypt === undefined) {
    throw new Error('an order has items')
  }
  return { known: knownItem, orderItemIdEncrypt }
}

function sendEvent({ reality }: Worlds, orderItemIdEncrypt: string, body: object) {
  const path = `/dev/desk/order-items/${orderItemIdEncrypt}/events`
  return reality.desk.call<object>('POST', path, { body })
}

/** The desk sends an event, shown or not. */
export function send(place: Place & { readonly event: OrderItemEventType }): Move {
  const { event } = place
  return {
    label: `send(order ${place.order}, item ${place.item}, ${event})`,
    isPossible: hasOrders,
    make: async (worlds) => {
      const { known, orderItemIdEncrypt } = itemAt(worlds, place)
      const answer = await sendEvent(worlds, orderItemIdEncrypt, { type: event })
      const refusal =
        event === 'seller.ship' ? 'COURIER_REQUIRED' : sendToModelItem(worlds.model, known, event)
      return { said: outcomeOfCall(answer), expected: refusal ?? 'done' }
    },
  }
}

function openEvents(model: Model, item: ModelItem): OrderItemEventType[] {
  return EVENTS.filter(
    (event) => !/^(?:buyer|payment|claim)\./.test(event) && askItem(model, item, event).ok,
  )
}

const PARCEL = { courier: 'CJ_LOGISTICS', invoice: 'first' } as const
const UNTRACKED = { courier: 'FREIGHT', invoice: 'second' } as const

/** Invoice number of a parcel by its name; every life has parcels of its own. */
function invoiceOf({ reality }: Worlds, named: string): string {
  if (named === 'first') return String(reality.firstInvoice)
  return named === 'second' ? String(reality.firstInvoice + 1) : named
}

/** Seller, carrier or clock do one of the things that come next; what ships is in one of two parcels. */
function goOn(place: Place & { readonly pick: number }): Move {
  return {
    label: `goOn(order ${place.order}, item ${place.item}, ${place.pick})`,
    isPossible: hasOrders,
    make: async (worlds) => {
      const { known, orderItemIdEncrypt } = itemAt(worlds, place)
      const open = openEvents(worlds.model, known)
      const event = open[place.pick % open.length]
      if (event === undefined) return { said: null, expected: null }
      if (event === 'seller.ship') {
        return shipAs(worlds, place, place.pick % 2 === 0 ? PARCEL : UNTRACKED)
      }
      if (known.courier === PARCEL.courier && event.startsWith('carrier.')) {
        return report(worlds, { ...place, level: event === 'carrier.delivered' ? 6 : 3 })
      }
      const answer = await sendEvent(worlds, orderItemIdEncrypt, { type: event })
      const refusal = sendToModelItem(worlds.model, known, event)
      return { said: outcomeOfCall(answer), expected: refusal ?? 'done' }
    },
  }
}

async function shipAs(worlds: Worlds, place: Place, { courier, invoice }: ShippedBy) {
  const { known, orderItemIdEncrypt } = itemAt(worlds, place)
  const number = invoiceOf(worlds, invoice)
  const body = { type: 'seller.ship', invoice: number, ...(courier && { courierEnum: courier }) }
  const answer = await sendEvent(worlds, orderItemIdEncrypt, body)
  const refusal = shipModelItem(worlds.model, known, { courier, invoice: number })
  return { said: outcomeOfCall(answer), expected: refusal ?? 'done' }
}

/** The seller hands an item to a courier, known or not, by a number, right or not. */
export function ship(place: Place & ShippedBy): Move {
  return {
    label: `ship(order ${place.order}, item ${place.item}, ${place.courier} ${place.invoice})`,
    isPossible: hasOrders,
    make: (worlds) => shipAs(worlds, place, place),
  }
}

async function report(worlds: Worlds, place: Place & { readonly level: TrackingLevel }) {
  const { known, orderItemIdEncrypt } = itemAt(worlds, place)
  const { level } = place
  const { market } = worlds.reality
  const answer = await scan(market, { orderItemIdEncrypt }, { level })
  const refusal = scanModelParcel(worlds.model, known, level)
  return { said: outcomeOfCall(answer), expected: refusal ?? 'done' }
}

/** The carrier reports how far a parcel is. */
export function scanParcel(place: Place & { readonly level: TrackingLevel }): Move {
  return {
    label: `scan(order ${place.order}, item ${place.item}, level ${place.level})`,
    isPossible: hasOrders,
    make: (worlds) => report(worlds, place),
  }
}

/** The buyer confirms items of one order or of several. */
export function confirmItems(places: readonly Place[]): Move {
  return {
    label: `confirm(${places.map(({ order, item }) => `order ${order} item ${item}`).join(', ')})`,
    isPossible: hasOrders,
    make: async (worlds) => {
      const items = places.map((place) => itemAt(worlds, place))
      const answer = await confirm(worlds.reality.buyer, ...items)
      const known = items.map((item) => item.known)
      return {
        said: outcomeOfCall(answer),
        expected: confirmModelItems(worlds.model, known) ?? 'done',
      }
    },
  }
}

const anyPlace = { order: orderIndex, item: itemIndex }
/** Seller, carrier or clock send the next event. */
export const goingOn = fc.record({ ...anyPlace, pick: fc.nat({ max: 5 }) }).map(goOn)
const anyCourier = fc.constantFrom<Courier | null>(
  'CJ_LOGISTICS',
  'CJ_LOGISTICS',
  'FREIGHT',
  'DIRECT',
  null,
)

/** Everything that can be tried with an item, as often as its weight says. */
export const ITEM_MOVES: readonly fc.Arbitrary<Move>[] = [
  goingOn,
  goingOn,
  goingOn,
  goingOn,
  fc.record({ ...anyPlace, event: fc.constantFrom(...EVENTS) }).map(send),
  fc
    .record({
      ...anyPlace,
      courier: anyCourier,
      invoice: fc.constantFrom('first', 'second', '', '12'),
    })
    .map(ship),
  fc.record({ ...anyPlace, level: fc.constantFrom(...TRACKING_LEVELS) }).map(scanParcel),
  fc.array(fc.record(anyPlace), { minLength: 1, maxLength: 2 }).map(confirmItems),
]
