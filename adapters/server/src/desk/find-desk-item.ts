import type { Db } from '@jangteo/postgres/database/db'
import { listNewestItems, type NewestItemRow } from '@jangteo/postgres/order/order-item.store'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'
import type { WireIds } from '../wire/wire-ids.ts'

/** Finds the item of any buyer that the desk names. Refusal: ORDER_ITEM_NOT_FOUND. */
export const findDeskItem = Effect.fnUntraced(function* (
  sealedId: string,
): Effect.fn.Return<NewestItemRow, Refused<'ORDER_ITEM_NOT_FOUND'>, WireIds | Db> {
  const itemId = yield* openId('orderItem', sealedId, refused('ORDER_ITEM_NOT_FOUND'))
  const [item] = yield* listNewestItems({ limit: 1, itemId })
  return item ?? (yield* refused('ORDER_ITEM_NOT_FOUND'))
})
