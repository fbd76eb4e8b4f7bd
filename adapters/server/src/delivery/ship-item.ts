import type { Courier } from '@jangteo/core/delivery/courier.codes'
import { decideInvoiceNumber, type InvoiceRefusal } from '@jangteo/core/delivery/courier.rules'
import { invoiceProblemText } from '@jangteo/core/delivery/delivery.messages'
import type { OrderItemRefusal } from '@jangteo/core/order/orderItem.table.gen'
import type { Db } from '@jangteo/postgres/database/db'
import {
  type LockedItemRow,
  lockItems,
  updateItemParcel,
} from '@jangteo/postgres/order/order-item.store'
import * as Effect from 'effect/Effect'
import { refused, refusedSaying, type Refused } from '../call/refused.ts'
import { advanceItem } from '../order/advance-item.ts'
import { followParcel } from './follow-parcel.ts'
import type { Receivers } from '../entity/entity-queue.ts'

/** A courier and the number of a parcel, in digits; `null` for a courier that gives none. */
export type ParcelLabel = { readonly courier: Courier; readonly invoiceNumber: string | null }

/**
 * Reads a parcel as its sender typed it. Refusals: COURIER_REQUIRED, INVOICE_NUMBER_REQUIRED, INVOICE_NUMBER_INVALID.
 */
export const requireParcel = Effect.fnUntraced(function* (
  courier: Courier | undefined,
  invoice: string,
): Effect.fn.Return<ParcelLabel, Refused<InvoiceRefusal | 'COURIER_REQUIRED'>> {
  if (courier === undefined) return yield* refused('COURIER_REQUIRED')
  const number = decideInvoiceNumber(courier, invoice)
  return number.ok
    ? { courier, invoiceNumber: number.value }
    : yield* refusedSaying(number.reason, invoiceProblemText(courier, number.reason))
})

/**
 * Hands an item to a courier under an invoice number, and takes it as far as the parcel has already come. Safe only inside
 * a transaction that has locked the parcel before the order, as a report of it does, so that neither misses the other.
 * Refusals: those of the chart.
 */
export const shipItem = Effect.fnUntraced(function* (
  item: LockedItemRow,
  parcel: ParcelLabel,
  atMs: number,
): Effect.fn.Return<void, Refused<OrderItemRefusal>, Db | Receivers> {
  const decision = yield* advanceItem(item, { event: 'seller.ship', atMs })
  if (!decision.ok) return yield* refused(decision.reason)
  yield* updateItemParcel({ itemId: item.id, ...parcel })
  const shipped = (yield* lockItems(item.order_id)).find(({ id }) => id === item.id)
  return shipped === undefined ? undefined : yield* followParcel(shipped, atMs)
})
