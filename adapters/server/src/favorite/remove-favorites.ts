import { transaction } from '@jangteo/postgres/database/db'
import { deleteFavorites, lockFavorites } from '@jangteo/postgres/favorite/favorite-goods.store'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { WireIds } from '../wire/wire-ids.ts'

/**
 * Removes favourites of the caller, which leave their groups; ids that are foreign, altered or removed already change
 * nothing, so a second call, at once or later, does nothing. The lock makes it take turns with what puts them into groups.
 */
export const removeFavorites = Effect.fnUntraced(function* (input: {
  readonly favoriteGoodsIdEncryptList: readonly string[]
}) {
  const wireIds = yield* WireIds
  const memberId = yield* callingMember
  const ids = input.favoriteGoodsIdEncryptList
    .map((sealed) => wireIds.open('favoriteGoods', sealed))
    .filter((id) => id !== null)
  if (ids.length === 0) return { done: true as const }
  yield* lockFavorites(memberId)
  yield* deleteFavorites(memberId, ids)
  return { done: true as const }
}, transaction)
