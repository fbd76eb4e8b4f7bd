import { toPage } from '@jangteo/core/navigation/paging.rules'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import {
  countFavoriteStores,
  countStoreLikers,
  findFavoriteStore,
  listFavoriteStores,
} from '@jangteo/postgres/favorite/favorite-store.store'
import { SHOWN_STATES } from '@jangteo/postgres/store/store.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { storeIdOf } from './store-answer.ts'
import { loadStoreCards } from './store-cards.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toYn } from '../wire/yn.ts'

/** A page of the caller's favourite stores, the newest first; a paused one says so, one that is suspended or closed is left out. */
export const listMyStores = Effect.fnUntraced(function* (input: {
  readonly page: number
  readonly size: number
}) {
  const { page: number, size } = input
  const wireIds = yield* WireIds
  const memberId = yield* callingMember
  const nowMs = yield* Clock.currentTimeMillis
  const page = { at: new Date(nowMs), offset: number * size, limit: size }
  const reads = [listFavoriteStores(memberId, page), countFavoriteStores(memberId)] as const
  const [rows, totalElements] = yield* together(Effect.all(reads, AT_ONCE))
  const ids = rows.map((row) => row.store_id)
  const cards = ids.length === 0 ? [] : yield* loadStoreCards(ids, nowMs, SHOWN_STATES)
  const content = rows.flatMap((row) =>
    cards
      .filter(({ storeId }) => storeId === row.store_id)
      .map((card) => ({
        ...card,
        goodsList: [...card.goodsList],
        newGoodsCount: row.new_goods_count,
        favoriteStoreIdEncrypt: wireIds.seal('favoriteStore', row.id),
        alertYn: toYn(row.is_alert_on),
        pausedYn: toYn(row.state === 'PAUSED'),
      })),
  )
  return { ...toPage(content, { number, size, totalElements }), content }
})

/** Shows if a store is a favourite of the caller, and how many members like it. Refusal: STORE_NOT_FOUND. */
export const showFavoriteStore = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const wireIds = yield* WireIds
  const memberId = yield* callingMember
  const storeId = yield* storeIdOf(input.id)
  const reads = [findFavoriteStore(memberId, storeId), countStoreLikers(storeId)] as const
  const [row, favoriteCount] = yield* together(Effect.all(reads, AT_ONCE))
  return {
    isFavorite: row !== undefined,
    alertYn: toYn(row?.is_alert_on ?? false),
    favoriteStoreIdEncrypt: row === undefined ? null : wireIds.seal('favoriteStore', row.id),
    favoriteCount,
  }
})
