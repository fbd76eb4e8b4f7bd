import { findItem, type SoldItemRow } from '@jangteo/postgres/order/order-item.store'
import type { Db } from '@jangteo/postgres/database/db'
import type { AddressedOrderRow } from '@jangteo/postgres/order/order.store'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'
import { findOwnOrder } from './order-access.ts'
import type { Caller } from '../call/caller.ts'
import type { WireIds } from '../wire/wire-ids.ts'

type OwnItem = { readonly item: SoldItemRow; readonly order: AddressedOrderRow }

/** An item that the caller bought, with its order; anybody else's does not exist for them. Refusal: ORDER_ITEM_NOT_FOUND. */
export const findOwnItem = Effect.fnUntraced(function* (
  sealedId: string,
): Effect.fn.Return<OwnItem, Refused<'ORDER_ITEM_NOT_FOUND'>, Caller | Db | WireIds> {
  const itemId = yield* openId('orderItem', sealedId, refused('ORDER_ITEM_NOT_FOUND'))
  const item = yield* findItem(itemId)
  if (item === undefined) return yield* refused('ORDER_ITEM_NOT_FOUND')
  const order = yield* findOwnOrder(item.order_id)
  return order === null ? yield* refused('ORDER_ITEM_NOT_FOUND') : { item, order }
})
