import type { shippedItem, tracking } from '@jangteo/contract/delivery/delivery.schemas'
import type { Courier } from '@jangteo/core/delivery/courier.codes'
import type { TrackingLevel } from '@jangteo/core/delivery/tracking.codes'
import type { z } from 'zod'
import { aBuyer, type Answer, type Buyer } from '../buyer.ts'
import type { TestMarket } from '../market.ts'

export type Tracking = z.output<typeof tracking>
export type ShippedItem = z.output<typeof shippedItem>

type Named = { readonly orderItemIdEncrypt: string }
type Parcel = { readonly courierEnum?: Courier; readonly invoice?: string }

let lastNumber = 100_000_000_000

/** An invoice number that no other parcel has. */
export function aNumber(): string {
  lastNumber += 1
  return String(lastNumber)
}

/** The seller hands an item that is ready to a courier. */
export function ship(
  market: TestMarket,
  { orderItemIdEncrypt }: Named,
  parcel: Parcel,
): Promise<Answer<object>> {
  const path = `/dev/desk/order-items/${orderItemIdEncrypt}/events`
  return aBuyer(market).call<object>('POST', path, { body: { type: 'seller.ship', ...parcel } })
}

type Scan = { readonly level: TrackingLevel; readonly place?: string; readonly atMs?: number }

/** Posts a scan of an item's parcel; now, unless a time is given. */
export function scan(
  market: TestMarket,
  { orderItemIdEncrypt }: Named,
  { level, place = '옥천HUB', atMs }: Scan,
): Promise<Answer<object>> {
  const path = `/dev/desk/order-items/${orderItemIdEncrypt}/scans`
  const at = atMs === undefined ? null : new Date(atMs).toISOString()
  return aBuyer(market).call<object>('POST', path, { body: { level, place, at } })
}

/** Tracks the parcel of an item as its buyer. */
export function track<Body = Tracking>(
  buyer: Buyer,
  { orderItemIdEncrypt }: Named,
): Promise<Answer<Body>> {
  const query = `orderItemIdEncrypt=${orderItemIdEncrypt}`
  return buyer.call<Body>('GET', `/orders/ships/tracking?${query}`)
}
