import type { Db } from '@jangteo/postgres/database/db'
import { hasRecents, type RecentOwner } from '@jangteo/postgres/favorite/recent-goods.store'
import * as Effect from 'effect/Effect'
import { AddressTries } from '../call/address-tries.ts'
import { refused, type Refused } from '../call/refused.ts'

/**
 * Most devices without a list that an address may begin to count for in a minute, as for carts. Source: decision 055.
 */
const NEW_VISITORS_PER_MINUTE_MAX = 120

/** Admits a member, and a device that has a list; counts new devices by their address. Refusal: TOO_MANY_REQUESTS. */
export const admitViewer = Effect.fnUntraced(function* (
  owner: RecentOwner,
): Effect.fn.Return<void, Refused<'TOO_MANY_REQUESTS'>, AddressTries | Db> {
  if ('memberId' in owner || (yield* hasRecents(owner))) return
  const tries = yield* AddressTries
  const isWithin = yield* tries.count('view.new', NEW_VISITORS_PER_MINUTE_MAX)
  if (!isWithin) return yield* refused('TOO_MANY_REQUESTS')
})
