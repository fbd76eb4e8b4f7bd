import {
  findFavoriteRevision,
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

/** Reads the version of all favourites of a member, which changes with each of them. Source: decision 188. */
export function readFavoritesVersion(_input: unknown, caller: CallerIdentity) {
  const memberId = memberIdOf(caller)
  if (memberId === null) return null
  return Effect.map(findFavoriteRevision(memberId), (revision) => `${memberId} ${revision}`)
}
