import { lockFavorites } from '@jangteo/postgres/favorite/favorite-goods.store'
import { listFavoriteGroupNames } from '@jangteo/postgres/favorite/favorite-group.store'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'
import { WireIds } from '../wire/wire-ids.ts'

/** Locks the caller's favourites and reads the names of their groups. Belongs into a transaction. */
export const lockOwnGroups = Effect.gen(function* () {
  const memberId = yield* callingMember
  yield* lockFavorites(memberId)
  return { memberId, groups: yield* listFavoriteGroupNames(memberId) }
})

type Groups = readonly { readonly id: number; readonly name: string }[]

/** Finds one of the caller's groups by its opaque id. Refusal: FAVORITE_GROUP_NOT_FOUND. */
export const findOwnGroup = Effect.fnUntraced(function* (groups: Groups, sealed: string) {
  const missing = refused('FAVORITE_GROUP_NOT_FOUND')
  const id = yield* openId('favoriteGroup', sealed, missing)
  const group = groups.find((each) => each.id === id)
  return group ?? (yield* missing)
})

/** Opens ids of favourites; those that are foreign or altered are left out. */
export const openFavorites = (sealed: readonly string[]) =>
  Effect.map(Effect.service(WireIds), (wireIds) =>
    sealed.map((each) => wireIds.open('favoriteGoods', each)).filter((id) => id !== null),
  )
