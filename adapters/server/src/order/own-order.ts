import type { AddressedOrderRow } from '@jangteo/postgres/order/order.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import type { Caller } from '../call/caller.ts'
import { type Refused, refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'
import type { WireIds } from '../wire/wire-ids.ts'
import { findOwnOrder } from './order-access.ts'

/** An order that the caller bought; anybody else's does not exist for them. Refusal: ORDER_NOT_FOUND. */
export const requireOwnOrder = Effect.fnUntraced(function* (
  sealedId: string,
): Effect.fn.Return<AddressedOrderRow, Refused<'ORDER_NOT_FOUND'>, Caller | Db | WireIds> {
  const orderId = yield* openId('order', sealedId, refused('ORDER_NOT_FOUND'))
  return (yield* findOwnOrder(orderId)) ?? (yield* refused('ORDER_NOT_FOUND'))
})
