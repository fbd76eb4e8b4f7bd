import type { orderItem } from '@jangteo/contract/order/order.schemas'
import type { Courier } from '@jangteo/core/delivery/courier.codes'
import type { OrderItemEventType } from '@jangteo/core/order/orderItem.table.gen'
import { WireIds } from '@jangteo/server/wire/wire-ids'
import type { z } from 'zod'
import { aBuyer, type Buyer } from '../buyer.ts'
import { addToCart, type Picked } from '../cart/inCart.ts'
import type { TestMarket } from '../market.ts'
import { agreeInWindow, approve, type OrderDetail, placeOrder, showOrder } from '../purchase.ts'

export type OrderItem = z.output<typeof orderItem>

/** Buys the picked options, from the cart to the paid order; returns the order as its buyer sees it. */
export async function buyPicked(
  market: TestMarket,
  buyer: Buyer,
  ...picks: readonly Picked[]
): Promise<OrderDetail> {
  const { cartIdList } = await addToCart(market, buyer, ...picks)
  const order = await placeOrder(buyer, cartIdList)
  const returned = await agreeInWindow(market, { buyer, order })
  const { status } = await approve(buyer, order, returned)
  if (status !== 200) throw new Error(`the payment was refused: ${status}`)
  return showOrder(buyer, order)
}

type Grouped = { readonly groups: readonly { readonly items: readonly OrderItem[] }[] }

export function itemsOf({ groups }: Grouped): OrderItem[] {
  return groups.flatMap(({ items }) => items)
}

/** The first item of an order. */
export function itemOf(order: Grouped): OrderItem {
  const [first] = itemsOf(order)
  if (first === undefined) throw new Error('an order has items')
  return first
}

type Named = { readonly orderItemIdEncrypt: string }

type ParcelForm = { readonly courierEnum: Courier; readonly invoice: string }

/** A parcel without reports of a carrier: the test takes each of its steps. */
const UNTRACKED: ParcelForm = { courierEnum: 'FREIGHT', invoice: '600000000001' }

/** Has seller and carrier do these things, one after the other; what ships is not tracked. */
export async function happen(
  market: Pick<TestMarket, 'url'>,
  { orderItemIdEncrypt }: Named,
  ...events: readonly OrderItemEventType[]
): Promise<void> {
  for (const type of events) {
    const path = `/dev/desk/order-items/${orderItemIdEncrypt}/events`
    await aBuyer(market).ask('POST', path, { body: { type, ...UNTRACKED } })
  }
}

/** Events that bring a paid item to a state. */
export const WAY_TO = {
  SR: ['seller.acknowledge'],
  SD: ['seller.delay'],
  SS: ['seller.acknowledge', 'seller.ship'],
  SI: ['seller.acknowledge', 'seller.ship', 'carrier.scanned'],
  SC: ['seller.acknowledge', 'seller.ship', 'carrier.scanned', 'carrier.delivered'],
} as const satisfies Record<string, readonly OrderItemEventType[]>

export function confirm(buyer: Buyer, ...items: readonly Named[]) {
  return buyer.call<object>('PATCH', '/orders/ships/change-status/finish', {
    body: { orderItemIdEncryptList: items.map(({ orderItemIdEncrypt }) => orderItemIdEncrypt) },
  })
}

/** The row id behind an item. */
export async function rowIdOf(market: TestMarket, { orderItemIdEncrypt }: Named): Promise<number> {
  const wireIds = await market.runtime.runPromise(WireIds)
  const id = wireIds.open('orderItem', orderItemIdEncrypt)
  if (id === null) throw new Error('an item has an id')
  return id
}

/** Outcome of an item, as sentences: `actor event from>to`. */
export async function historyOf(market: TestMarket, item: Named): Promise<string[]> {
  const rows = await market.database.db
    .selectFrom('order_item_history')
    .select(['actor', 'event', 'from_status', 'to_status'])
    .where('order_item_id', '=', await rowIdOf(market, item))
    .orderBy('id')
    .execute()
  return rows.map((row) => `${row.actor} ${row.event} ${row.from_status}>${row.to_status}`)
}
