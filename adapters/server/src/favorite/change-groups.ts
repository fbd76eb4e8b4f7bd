import { decideGroupMade, decideGroupName } from '@jangteo/core/favorite/favoriteGroup.rules'
import { transaction } from '@jangteo/postgres/database/db'
import {
  deleteFavoriteGroups,
  insertFavoriteGroup,
  renameFavoriteGroup,
} from '@jangteo/postgres/favorite/favorite-group.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { z } from 'zod'
import { callingMember } from '../call/member-caller.ts'
import { onceByKey } from '../call/once.ts'
import { refused } from '../call/refused.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { findOwnGroup, lockOwnGroups } from './own-groups.ts'

const created = z.object({ favoriteGoodsGroupIdEncrypt: z.string() })

/**
 * Creates a group of the caller's favourites. Their lock makes two simultaneous calls of one name one group and a refusal.
 * Once for an `Idempotency-Key`.
 */
export const createFavoriteGroup = Effect.fnUntraced(
  function* (input: { readonly name: string }) {
    const wireIds = yield* WireIds
    const { memberId, groups } = yield* lockOwnGroups
    const names = groups.map(({ name }) => name)
    const decision = decideGroupMade(input.name, names)
    if (!decision.ok) return yield* refused(decision.reason)
    const at = new Date(yield* Clock.currentTimeMillis)
    const id = yield* insertFavoriteGroup(memberId, decision.value, at)
    return { favoriteGoodsGroupIdEncrypt: wireIds.seal('favoriteGroup', id) }
  },
  onceByKey('favorite.createGroup', created),
)

/** Renames a group of the caller; its own name is no obstacle. */
export const renameGroup = Effect.fnUntraced(function* (input: {
  readonly favoriteGoodsGroupIdEncrypt: string
  readonly name: string
}) {
  const { memberId, groups } = yield* lockOwnGroups
  const group = yield* findOwnGroup(groups, input.favoriteGoodsGroupIdEncrypt)
  const others = groups.filter(({ id }) => id !== group.id).map(({ name }) => name)
  const decision = decideGroupName(input.name, others)
  if (!decision.ok) return yield* refused(decision.reason)
  yield* renameFavoriteGroup(memberId, group.id, decision.value)
  return { done: true as const }
}, transaction)

/** Deletes groups of the caller; ids that are foreign, altered or deleted already change nothing. */
export const removeGroups = Effect.fnUntraced(function* (input: {
  readonly favoriteGoodsGroupIdEncryptList: readonly string[]
}) {
  const wireIds = yield* WireIds
  const memberId = yield* callingMember
  const ids = input.favoriteGoodsGroupIdEncryptList
    .map((sealed) => wireIds.open('favoriteGroup', sealed))
    .filter((id) => id !== null)
  if (ids.length > 0) yield* deleteFavoriteGroups(memberId, ids)
  return { done: true as const }
})
