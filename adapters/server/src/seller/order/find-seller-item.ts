import { ORDER_ITEM_TABLE } from '@jangteo/core/order/orderItem.table.gen'
import type { Db } from '@jangteo/postgres/database/db'
import { findItem, type SoldItemRow } from '@jangteo/postgres/order/order-item.store'
import * as Effect from 'effect/Effect'
import type { Caller } from '../../call/caller.ts'
import { refused, type Refused } from '../../call/refused.ts'
import { callingSeller } from '../../call/staff-caller.ts'
import { openId } from '../../wire/open-id.ts'
import type { WireIds } from '../../wire/wire-ids.ts'

/**
 * Finds an item that the caller's store sold; another store's, and an unpaid one, do not exist for them. Refusal:
 * ORDER_ITEM_NOT_FOUND.
 */
export const requireSellerItem = Effect.fnUntraced(function* (
  sealedId: string,
): Effect.fn.Return<SoldItemRow, Refused<'ORDER_ITEM_NOT_FOUND'>, Caller | Db | WireIds> {
  const { storeId } = yield* callingSeller
  const itemId = yield* openId('orderItem', sealedId, refused('ORDER_ITEM_NOT_FOUND'))
  const item = yield* findItem(itemId)
  const isSold =
    item?.store_id === storeId && !ORDER_ITEM_TABLE.tags[item.status].includes('unpaid')
  return isSold ? item : yield* refused('ORDER_ITEM_NOT_FOUND')
})
