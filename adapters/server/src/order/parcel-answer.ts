import type { Courier } from '@jangteo/core/delivery/courier.codes'
import { COURIER_LABELS } from '@jangteo/core/delivery/courier.codes'
import { courierPhone } from '@jangteo/core/delivery/courier.rules'
import type { ParcelScan } from '@jangteo/core/delivery/tracking.rules'
import { scansOfShipment, sortScans } from '@jangteo/core/delivery/tracking.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { listScans } from '@jangteo/postgres/delivery/delivery.store'
import * as Effect from 'effect/Effect'

/** An item that was handed over. */
type ShippedRow = {
  readonly courier: Courier | null
  readonly invoice_number: string | null
  readonly shipped_at: Date | null
}

/** Maps the carrier of a parcel to the wire. */
export function toCarrierAnswer(courier: Courier) {
  return { courierEnum: courier, name: COURIER_LABELS[courier], phone: courierPhone(courier) }
}

/** Loads the scans of an item's parcel, newest first; empty for an item without one. */
export const loadScans = Effect.fnUntraced(function* (
  row: ShippedRow,
): Effect.fn.Return<
  { atMs: number; level: 1 | 3 | 5 | 2 | 4 | 6; place: string; text: string }[],
  never,
  Db
> {
  const { courier, invoice_number: invoiceNumber, shipped_at: shippedAt } = row
  if (courier === null || invoiceNumber === null || shippedAt === null) return []
  const rows = yield* listScans({ courier, invoiceNumber })
  const scans = rows.map(({ at, level, place, detail }) => ({
    atMs: at.getTime(),
    level,
    place,
    text: detail,
  }))
  return sortScans(scansOfShipment(scans, shippedAt.getTime()))
})

/** One of them, as the wire shows it. */
export function toStepAnswer({ atMs, level, place, text }: ParcelScan) {
  return { at: new Date(atMs).toISOString(), level, place, text }
}
