import { hasCartLines } from '@jangteo/postgres/cart/cart.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { AddressTries } from '../call/address-tries.ts'
import { Caller } from '../call/caller.ts'
import { refused, type Refused } from '../call/refused.ts'
import { cartOwnerOf } from '../pricing/cart-owner.ts'

/**
 * Most carts of new devices that an address may open a minute: enough for the shared address of a carrier in a rush.
 * Source: decision 055.
 */
const NEW_CARTS_PER_MINUTE_MAX = 120

/**
 * Admits callers with a cart and members, and counts the others by their address: a device id costs nothing to make up.
 * Runs before any transaction, because counting takes a connection of its own. Refusal: TOO_MANY_REQUESTS.
 */
export const admitNewCart: Effect.Effect<
  void,
  Refused<'TOO_MANY_REQUESTS'>,
  AddressTries | Caller | Db
> = Effect.gen(function* () {
  const owner = cartOwnerOf(yield* Caller)
  if ('memberId' in owner || (yield* hasCartLines(owner))) return
  const tries = yield* AddressTries
  const isWithin = yield* tries.count('cart.new', NEW_CARTS_PER_MINUTE_MAX)
  if (!isWithin) yield* refused('TOO_MANY_REQUESTS')
})
