import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'
import { findOwnOrder } from './order-access.ts'

/** An order that the caller bought; anybody else's does not exist for them. Refusal: ORDER_NOT_FOUND. */
export const requireOwnOrder = Effect.fnUntraced(function* (sealedId: string) {
  const orderId = yield* openId('order', sealedId, refused('ORDER_NOT_FOUND'))
  return (yield* findOwnOrder(orderId)) ?? (yield* refused('ORDER_NOT_FOUND'))
})
