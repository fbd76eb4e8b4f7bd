import { decideGroupFilled } from '@jangteo/core/favorite/favoriteGroup.rules'
import { transaction } from '@jangteo/postgres/database/db'
import {
  countPlaces,
  deletePlaces,
  insertPlaces,
  listGroupsOfFavorites,
  listOwnFavoriteIds,
} from '@jangteo/postgres/favorite/favorite-group.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { refused } from '../call/refused.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { findOwnGroup, lockOwnGroups, openFavorites } from './own-groups.ts'

type Places = {
  readonly favoriteGoodsGroupIdEncrypt: string
  readonly favoriteGoodsIdEncryptList: readonly string[]
}

/**
 * Puts favourites of the caller into a group, and takes them out of another one where it is named. Others' favourites and those
 * that no longer exist are left out. The lock keeps two simultaneous calls within the group's limit.
 */
export const addToGroup = Effect.fnUntraced(function* (
  input: Places & { readonly fromGroupIdEncrypt?: string | undefined },
) {
  const { memberId, groups } = yield* lockOwnGroups
  const group = yield* findOwnGroup(groups, input.favoriteGoodsGroupIdEncrypt)
  const sealedFrom = input.fromGroupIdEncrypt
  const from = sealedFrom === undefined ? null : yield* findOwnGroup(groups, sealedFrom)
  const asked = yield* openFavorites(input.favoriteGoodsIdEncryptList)
  if (asked.length === 0) return { done: true as const }
  const favoriteIds = yield* listOwnFavoriteIds(memberId, asked)
  if (favoriteIds.length === 0) return { done: true as const }
  const { count, among_count: amongCount } = yield* countPlaces(group.id, favoriteIds)
  const decision = decideGroupFilled(count, favoriteIds.length - amongCount)
  if (!decision.ok) return yield* refused(decision.reason)
  const at = new Date(yield* Clock.currentTimeMillis)
  yield* insertPlaces({ memberId, groupId: group.id, favoriteIds }, at)
  if (from !== null && from.id !== group.id) {
    yield* deletePlaces({ memberId, groupId: from.id, favoriteIds })
  }
  return { done: true as const }
}, transaction)

/** Takes favourites of the caller out of a group; a second time changes nothing. */
export const takeFromGroup = Effect.fnUntraced(function* (input: Places) {
  const { memberId, groups } = yield* lockOwnGroups
  const group = yield* findOwnGroup(groups, input.favoriteGoodsGroupIdEncrypt)
  const favoriteIds = yield* openFavorites(input.favoriteGoodsIdEncryptList)
  if (favoriteIds.length > 0) {
    yield* deletePlaces({ memberId, groupId: group.id, favoriteIds })
  }
  return { done: true as const }
}, transaction)

/** Lists the groups of each of some favourites of the caller. */
export const listGroupsOfGoods = Effect.fnUntraced(function* (input: {
  readonly favoriteGoodsIdEncryptList: readonly string[]
}) {
  const wireIds = yield* WireIds
  const memberId = yield* callingMember
  const asked = yield* openFavorites(input.favoriteGoodsIdEncryptList)
  if (asked.length === 0) return []
  const own = yield* listOwnFavoriteIds(memberId, asked)
  const places = own.length === 0 ? [] : yield* listGroupsOfFavorites(memberId, own)
  return own.map((favoriteId) => ({
    favoriteGoodsIdEncrypt: wireIds.seal('favoriteGoods', favoriteId),
    favoriteGoodsGroupIdEncryptList: places
      .filter((place) => place.favorite_id === favoriteId)
      .map((place) => wireIds.seal('favoriteGroup', place.group_id)),
  }))
})
