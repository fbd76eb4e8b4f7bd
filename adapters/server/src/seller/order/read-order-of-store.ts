import type { Db } from '@jangteo/postgres/database/db'
import {
  listItemIdsOfStore,
  listSellerItems,
  type SellerItemRow,
} from '@jangteo/postgres/order/seller-item.store'
import { ORDER_ITEM_TABLE } from '@jangteo/core/order/orderItem.table.gen'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../../call/refused.ts'
import type { Caller } from '../../call/caller.ts'
import { callingSeller } from '../../call/staff-caller.ts'
import { openId } from '../../wire/open-id.ts'
import type { WireIds } from '../../wire/wire-ids.ts'

/** The part of an order that the caller's store sold: at least one item. */
type OrderOfStore = {
  readonly orderId: number
  readonly rows: readonly SellerItemRow[]
  readonly first: SellerItemRow
}

/**
 * Reads the items of an order that the caller's store sold, in the order they were bought; an unpaid order, and one of
 * other stores, does not exist for them. Refusal: ORDER_NOT_FOUND.
 */
export const readOrderOfStore = Effect.fnUntraced(function* (
  sealedId: string,
): Effect.fn.Return<OrderOfStore, Refused<'ORDER_NOT_FOUND'>, Caller | Db | WireIds> {
  const { storeId } = yield* callingSeller
  const orderId = yield* openId('order', sealedId, refused('ORDER_NOT_FOUND'))
  const rows = yield* listSellerItems(yield* listItemIdsOfStore(orderId, storeId))
  const sold = rows
    .filter((row) => row.paid_at !== null && !ORDER_ITEM_TABLE.tags[row.status].includes('unpaid'))
    .toSorted((a, b) => a.id - b.id)
  const [first] = sold
  return first === undefined ? yield* refused('ORDER_NOT_FOUND') : { orderId, rows: sold, first }
})
