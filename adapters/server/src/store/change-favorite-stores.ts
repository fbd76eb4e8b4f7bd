import { afterAlertSwitched, decideStoreFavorite } from '@jangteo/core/favorite/favorite.rules'
import { AT_ONCE, together, transaction } from '@jangteo/postgres/database/db'
import { lockFavorites } from '@jangteo/postgres/favorite/favorite-goods.store'
import {
  countStoresLiked,
  deleteFavoriteStores,
  findFavoriteStore,
  findLikeableStore,
  insertFavoriteStore,
  turnAlertOff,
  turnAlertOn,
} from '@jangteo/postgres/favorite/favorite-store.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { refused } from '../call/refused.ts'
import { storeIdOf } from './store-answer.ts'
import { WireIds } from '../wire/wire-ids.ts'

/**
 * Adds a store to the caller's favourites; one that is one already keeps its id and its alert. The lock makes two
 * simultaneous calls one favourite, and none too many. Refusals: STORE_NOT_FOUND, STORE_FEATURE_DENIED,
 * FAVORITE_STORE_FULL.
 */
export const addFavoriteStore = Effect.fnUntraced(function* (input: { readonly storeUrl: string }) {
  const memberId = yield* callingMember
  const wireIds = yield* WireIds
  const store = yield* findLikeableStore(input.storeUrl)
  if (store === undefined) return yield* refused('STORE_NOT_FOUND')
  const { id: storeId, denied_features: denied } = store
  yield* lockFavorites(memberId)
  const reads = [findFavoriteStore(memberId, storeId), countStoresLiked(memberId)] as const
  const [former, count] = yield* together(Effect.all(reads, AT_ONCE))
  const decision = decideStoreFavorite({ isFavorite: former !== undefined, count, denied })
  if (!decision.ok) return yield* refused(decision.reason)
  const at = new Date(yield* Clock.currentTimeMillis)
  const id = former?.id ?? (yield* insertFavoriteStore({ memberId, storeId, at }))
  return { favoriteStoreIdEncrypt: wireIds.seal('favoriteStore', id) }
}, transaction)

/** Removes favourite stores of the caller; ids that are foreign, altered or removed already change nothing. */
export const removeFavoriteStores = Effect.fnUntraced(function* (input: {
  readonly favoriteStoreIdEncryptList: readonly string[]
}) {
  const wireIds = yield* WireIds
  const memberId = yield* callingMember
  const ids = input.favoriteStoreIdEncryptList
    .map((sealed) => wireIds.open('favoriteStore', sealed))
    .filter((id) => id !== null)
  if (ids.length > 0) yield* deleteFavoriteStores(memberId, ids)
  return { done: true as const }
})

/** Turns the alert of a favourite store on; a second time changes nothing. Refusals: STORE_NOT_FOUND, FAVORITE_STORE_REQUIRED. */
export const turnStoreAlertOn = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const memberId = yield* callingMember
  const storeId = yield* storeIdOf(input.id)
  yield* lockFavorites(memberId)
  const row = yield* findFavoriteStore(memberId, storeId)
  const before = { isFavorite: row !== undefined, isAlertOn: row?.is_alert_on ?? false }
  const { isAlertOn } = afterAlertSwitched(before, true)
  if (row === undefined || !isAlertOn) return yield* refused('FAVORITE_STORE_REQUIRED')
  yield* turnAlertOn(row.id)
  return { done: true as const }
}, transaction)

/** Turns the alert of a store off, also of one that is closed; where there is none, nothing changes. */
export const turnStoreAlertOff = Effect.fnUntraced(function* (input: { readonly id: string }) {
  yield* turnAlertOff(yield* callingMember, input.id)
  return { done: true as const }
})
