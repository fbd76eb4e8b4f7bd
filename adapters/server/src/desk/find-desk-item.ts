import { listNewestItems } from '@jangteo/postgres/order/order-item.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'

/** The item that the desk names, whoever bought it. Refusal: ORDER_ITEM_NOT_FOUND. */
export const findDeskItem = Effect.fnUntraced(function* (sealedId: string) {
  const itemId = yield* openId('orderItem', sealedId, refused('ORDER_ITEM_NOT_FOUND'))
  const [item] = yield* listNewestItems({ limit: 1, itemId })
  return item ?? (yield* refused('ORDER_ITEM_NOT_FOUND'))
})
