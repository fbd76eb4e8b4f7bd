import { findItem } from '@jangteo/postgres/order/order-item.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'
import { findOwnOrder } from './order-access.ts'

/** An item that the caller bought, with its order; anybody else's does not exist for them. Refusal: ORDER_ITEM_NOT_FOUND. */
export const findOwnItem = Effect.fnUntraced(function* (sealedId: string) {
  const itemId = yield* openId('orderItem', sealedId, refused('ORDER_ITEM_NOT_FOUND'))
  const item = yield* findItem(itemId)
  if (item === undefined) return yield* refused('ORDER_ITEM_NOT_FOUND')
  const order = yield* findOwnOrder(item.order_id)
  return order === null ? yield* refused('ORDER_ITEM_NOT_FOUND') : { item, order }
})
