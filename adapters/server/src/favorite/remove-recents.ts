import { deleteRecentGoods } from '@jangteo/postgres/favorite/recent-goods.store'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { recentOwnerOf } from './recent-owner.ts'

/** Removes products from the caller's list; ids that are foreign, altered or removed already change nothing. */
export const removeRecents = Effect.fnUntraced(function* (input: {
  readonly recentGoodsIdEncryptList: readonly string[]
}) {
  const wireIds = yield* WireIds
  const ids = input.recentGoodsIdEncryptList
    .map((sealed) => wireIds.open('recentGoods', sealed))
    .filter((id) => id !== null)
  if (ids.length > 0) yield* deleteRecentGoods(recentOwnerOf(yield* Caller), ids)
  return { done: true as const }
})
