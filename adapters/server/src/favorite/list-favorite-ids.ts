import {
  findFavoritesVersion,
  listFavoriteIds,
} from '@jangteo/postgres/favorite/favorite-goods.store'
import * as Effect from 'effect/Effect'
import { type CallerIdentity, memberIdOf } from '../call/caller.ts'
import { callingMember } from '../call/member-caller.ts'
import { WireIds } from '../wire/wire-ids.ts'

const listIds = Effect.fnUntraced(function* (goodsIds: readonly number[] | null) {
  const wireIds = yield* WireIds
  const rows = yield* listFavoriteIds(yield* callingMember, goodsIds)
  return wireIds
    .sealEach('favoriteGoods', rows)
    .map(([{ goodsId }, favoriteGoodsIdEncrypt]) => ({ goodsId, favoriteGoodsIdEncrypt }))
})

/** Lists all favourites of the caller by product, the newest first. */
export const listAllFavoriteIds = () => listIds(null)

/** Lists the favourites of the caller among some products. */
export const listFavoriteIdsAmong = (input: { readonly goodsIdList: readonly number[] }) =>
  input.goodsIdList.length === 0 ? Effect.succeed([]) : listIds(input.goodsIdList)

/**
 * Reads the version of all favourites of a member: their number and the newest id. Ids grow, and those of a member are
 * drawn one after the other (`lockFavorites`), so that another favourite has a higher one, and one less changes the number.
 * Source: decision 188.
 */
export function readFavoritesVersion(_input: unknown, caller: CallerIdentity) {
  const memberId = memberIdOf(caller)
  if (memberId === null) return null
  return Effect.map(
    findFavoritesVersion(memberId),
    ({ count, newest }) => `${memberId} ${count} ${newest}`,
  )
}
