import { toPage } from '@jangteo/core/navigation/paging.rules'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import { countFavorites, listFavorites } from '@jangteo/postgres/favorite/favorite-goods.store'
import { listFavoriteGroups } from '@jangteo/postgres/favorite/favorite-group.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { WireIds, type WireIdCodec } from '../wire/wire-ids.ts'
import { toFavoriteCard } from './favorite-answer.ts'
import { findOwnGroup } from './own-groups.ts'

type GroupRow = {
  readonly id: number
  readonly name: string
  readonly goods_count: number
  readonly pictures: string[]
}

const toGroup = (row: GroupRow, wireIds: WireIdCodec) => ({
  favoriteGoodsGroupIdEncrypt: wireIds.seal('favoriteGroup', row.id),
  name: row.name,
  goodsCount: row.goods_count,
  pictures: row.pictures,
})

/** Lists the caller's groups, the newest first. */
export const listGroups = Effect.fnUntraced(function* () {
  const wireIds = yield* WireIds
  const rows = yield* listFavoriteGroups(yield* callingMember)
  return { groupList: rows.map((row) => toGroup(row, wireIds)) }
})

/** Shows a group of the caller with a page of its favourites. Refusal: FAVORITE_GROUP_NOT_FOUND. */
export const showGroup = Effect.fnUntraced(function* (input: {
  readonly id: string
  readonly page: number
  readonly size: number
}) {
  const { page: number, size } = input
  const wireIds = yield* WireIds
  const memberId = yield* callingMember
  const nowMs = yield* Clock.currentTimeMillis
  const group = yield* findOwnGroup(yield* listFavoriteGroups(memberId), input.id)
  const scope = { memberId, categoryId: null, groupId: group.id }
  const page = { at: new Date(nowMs), offset: number * size, limit: size }
  const reads = [listFavorites(scope, page), countFavorites(scope)] as const
  const [rows, totalElements] = yield* together(Effect.all(reads, AT_ONCE))
  const content = rows.map((row) => toFavoriteCard(row, wireIds, nowMs))
  return {
    ...toGroup(group, wireIds),
    page: { ...toPage(content, { number, size, totalElements }), content },
  }
})
