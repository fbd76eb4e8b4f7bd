import { decideFavorite } from '@jangteo/core/favorite/favorite.rules'
import { AT_ONCE, together, transaction } from '@jangteo/postgres/database/db'
import {
  findFavorite,
  findLikeable,
  insertFavorite,
  lockFavorites,
} from '@jangteo/postgres/favorite/favorite-goods.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { refused } from '../call/refused.ts'
import { toGoodsCard } from '../goods/goods-card.ts'
import { WireIds } from '../wire/wire-ids.ts'

/**
 * Adds a product to the caller's favourites at its price of this moment; one that is one already keeps its id, its time and
 * its price. The lock makes two simultaneous calls one favourite, and none too many. Refusals: GOODS_NOT_FOUND,
 * STORE_FEATURE_DENIED, FAVORITE_FULL.
 */
export const addFavorite = Effect.fnUntraced(function* (input: { readonly goodsId: number }) {
  const memberId = yield* callingMember
  const wireIds = yield* WireIds
  const nowMs = yield* Clock.currentTimeMillis
  const at = new Date(nowMs)
  const { goodsId } = input
  yield* lockFavorites(memberId)
  const reads = [findLikeable(goodsId, at), findFavorite(memberId, goodsId)] as const
  const [goods, { id, count }] = yield* together(Effect.all(reads, AT_ONCE))
  if (goods === undefined) return yield* refused('GOODS_NOT_FOUND')
  const denied = goods.denied_features
  const decision = decideFavorite({ isFavorite: id !== null, count, denied })
  if (!decision.ok) return yield* refused(decision.reason)
  const price = toGoodsCard(goods, nowMs).salePrice
  const added = id ?? (yield* insertFavorite({ memberId, goodsId, price, at }))
  return { favoriteGoodsIdEncrypt: wireIds.seal('favoriteGoods', added) }
}, transaction)
