import type { Courier } from '@jangteo/core/delivery/courier.codes'
import { decideInvoiceNumber, type InvoiceRefusal } from '@jangteo/core/delivery/courier.rules'
import { invoiceProblemText } from '@jangteo/core/delivery/delivery.messages'
import type { OrderItemRefusal } from '@jangteo/core/order/orderItem.table.gen'
import { transaction, type Db } from '@jangteo/postgres/database/db'
import { lockParcel } from '@jangteo/postgres/delivery/delivery.store'
import {
  findOrderIdOfItem,
  lockItems,
  updateItemParcel,
} from '@jangteo/postgres/order/order-item.store'
import { lockOrder } from '@jangteo/postgres/order/order.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused, refusedSaying, type Refused } from '../call/refused.ts'
import { advanceItem } from '../order/advance-item.ts'
import { followParcel } from './follow-parcel.ts'
import type { Receivers } from '../entity/entity-queue.ts'

type Shipping = {
  readonly itemId: number
  readonly courier: Courier
  /** As the seller typed it; nothing for a courier that gives no numbers. */
  readonly invoice: string
}

/**
 * Hands an item to a courier under an invoice number, and takes it as far as the parcel has already come. The parcel
 * is locked before the order, as a report of it does, so neither misses the other; of two sellers the second finds
 * the item in its next state. Refusals: INVOICE_NUMBER_REQUIRED, INVOICE_NUMBER_INVALID, ORDER_ITEM_NOT_FOUND, the codes of the chart.
 */
export const shipItem = ({
  itemId,
  courier,
  invoice,
}: Shipping): Effect.Effect<
  void,
  Refused<'ORDER_ITEM_NOT_FOUND'> | Refused<InvoiceRefusal> | Refused<OrderItemRefusal>,
  Db | Receivers
> =>
  transaction(
    Effect.gen(function* () {
      const number = decideInvoiceNumber(courier, invoice)
      if (!number.ok) {
        return yield* refusedSaying(number.reason, invoiceProblemText(courier, number.reason))
      }
      const invoiceNumber = number.value
      if (invoiceNumber !== null) yield* lockParcel({ courier, invoiceNumber })
      const item = yield* lockItem(itemId)
      const atMs = yield* Clock.currentTimeMillis
      const decision = yield* advanceItem(item, { event: 'seller.ship', atMs })
      if (!decision.ok) return yield* refused(decision.reason)
      yield* updateItemParcel({ itemId, courier, invoiceNumber })
      return yield* followParcel(yield* lockItem(itemId), atMs)
    }),
  )

const lockItem = Effect.fnUntraced(function* (itemId: number) {
  const orderId = yield* findOrderIdOfItem(itemId)
  if (orderId === undefined) return yield* refused('ORDER_ITEM_NOT_FOUND')
  yield* lockOrder(orderId)
  const item = (yield* lockItems(orderId)).find(({ id }) => id === itemId)
  return item ?? (yield* refused('ORDER_ITEM_NOT_FOUND'))
})
