import type { Db } from '@jangteo/postgres/database/db'
import { lockFavorites } from '@jangteo/postgres/favorite/favorite-goods.store'
import { listFavoriteGroupNames } from '@jangteo/postgres/favorite/favorite-group.store'
import * as Effect from 'effect/Effect'
import type { Caller } from '../call/caller.ts'
import { callingMember } from '../call/member-caller.ts'
import { type Refused, refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'
import { WireIds } from '../wire/wire-ids.ts'

type Named = { readonly id: number; readonly name: string }
type OwnGroups = { readonly memberId: number; readonly groups: readonly Named[] }

/** Locks the caller's favourites and reads the names of their groups. Belongs into a transaction. */
export const lockOwnGroups: Effect.Effect<OwnGroups, never, Caller | Db> = Effect.gen(function* () {
  const memberId = yield* callingMember
  yield* lockFavorites(memberId)
  return { memberId, groups: yield* listFavoriteGroupNames(memberId) }
})

/** Finds one of the caller's groups by its opaque id. Refusal: FAVORITE_GROUP_NOT_FOUND. */
export const findOwnGroup = Effect.fnUntraced(function* <Group extends Named>(
  groups: readonly Group[],
  sealed: string,
): Effect.fn.Return<Group, Refused<'FAVORITE_GROUP_NOT_FOUND'>, WireIds> {
  const missing = refused('FAVORITE_GROUP_NOT_FOUND')
  const id = yield* openId('favoriteGroup', sealed, missing)
  const group = groups.find((each) => each.id === id)
  return group ?? (yield* missing)
})

/** Opens ids of favourites; those that are foreign or altered are left out. */
export const openFavorites = (
  sealed: readonly string[],
): Effect.Effect<readonly number[], never, WireIds> =>
  Effect.map(Effect.service(WireIds), (wireIds) =>
    sealed.map((each) => wireIds.open('favoriteGoods', each)).filter((id) => id !== null),
  )
