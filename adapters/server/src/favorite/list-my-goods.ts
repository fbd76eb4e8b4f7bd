import { toPage } from '@jangteo/core/navigation/paging.rules'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import { countFavorites, listFavorites } from '@jangteo/postgres/favorite/favorite-goods.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toFavoriteCard } from './favorite-answer.ts'

type MyGoodsInput = {
  readonly page: number
  readonly size: number
  readonly categoryStoreId?: number | undefined
}

/** A page of the caller's favourites, the newest first. */
export const listMyGoods = Effect.fnUntraced(function* (input: MyGoodsInput) {
  const { page: number, size, categoryStoreId: categoryId = null } = input
  const wireIds = yield* WireIds
  const nowMs = yield* Clock.currentTimeMillis
  const scope = { memberId: yield* callingMember, categoryId }
  const page = { at: new Date(nowMs), offset: number * size, limit: size }
  const reads = [listFavorites(scope, page), countFavorites(scope)] as const
  const [rows, totalElements] = yield* together(Effect.all(reads, AT_ONCE))
  const content = rows.map((row) => toFavoriteCard(row, wireIds, nowMs))
  return { ...toPage(content, { number, size, totalElements }), content }
})
