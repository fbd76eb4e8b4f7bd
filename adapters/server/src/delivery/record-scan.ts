import { eventOfLevel, type ParcelScan } from '@jangteo/core/delivery/tracking.rules'
import { listClaimIdsOfParcel } from '@jangteo/postgres/claim/claim-desk.store'
import { transaction, type Db } from '@jangteo/postgres/database/db'
import {
  insertScan,
  listOrderIdsOfParcel,
  lockParcel,
  type Parcel,
} from '@jangteo/postgres/delivery/delivery.store'
import { lockItems } from '@jangteo/postgres/order/order-item.store'
import { lockOrder } from '@jangteo/postgres/order/order.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { advanceClaim } from '../claim/advance-claim.ts'
import { lockClaim } from '../claim/lock-claim.ts'
import { followParcel } from './follow-parcel.ts'
import type { Receivers } from '../entity/entity-queue.ts'

/**
 * Keeps what a carrier reports of a parcel and says every item in it, in all orders, and every exchange that it
 * brings. A report that was stored before is done already; of two equal ones at once the second waits for the parcel's
 * lock and finds the first. Reports of a parcel that nobody has registered yet are stored for whoever will.
 */
export const recordScan = Effect.fnUntraced(function* (
  parcel: Parcel,
  scan: ParcelScan,
): Effect.fn.Return<void, never, Db | Receivers> {
  yield* lockParcel(parcel)
  const isNew = yield* insertScan({
    courier: parcel.courier,
    invoice_number: parcel.invoiceNumber,
    level: scan.level,
    place: scan.place,
    detail: scan.text,
    at: new Date(scan.atMs),
  })
  if (!isNew) return
  const atMs = yield* Clock.currentTimeMillis
  for (const orderId of yield* listOrderIdsOfParcel(parcel)) {
    yield* lockOrder(orderId)
    const items = yield* lockItems(orderId)
    for (const item of items) {
      if (isIn(item, parcel)) yield* followParcel(item, atMs)
    }
  }
  if (eventOfLevel(scan.level) === 'carrier.delivered') yield* deliverExchanges(parcel, atMs)
}, transaction)

/** Goods that replace others have arrived. */
const deliverExchanges = Effect.fnUntraced(function* (parcel: Parcel, atMs: number) {
  for (const claimId of yield* listClaimIdsOfParcel(parcel)) {
    const locked = yield* lockClaim(claimId)
    if (locked !== null) yield* advanceClaim(locked.claim, { event: 'carrier.delivered', atMs })
  }
})

type Carried = { readonly courier: string | null; readonly invoice_number: string | null }

function isIn(item: Carried, { courier, invoiceNumber }: Parcel): boolean {
  return item.courier === courier && item.invoice_number === invoiceNumber
}
