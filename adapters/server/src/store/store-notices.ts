import type { Db } from '@jangteo/postgres/database/db'
import { type Page, toPage } from '@jangteo/core/navigation/paging.rules'
import {
  countStoreNotices,
  findNextNotice,
  findStoreNotice,
  listStoreNotices as listRows,
  type StoreNoticeRow,
} from '@jangteo/postgres/store/store-notice.store'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'
import { type WireIdCodec, WireIds } from '../wire/wire-ids.ts'
import { storeIdOf } from './store-answer.ts'

/** Maps a notice for a list. */
export function toNoticeLine(row: StoreNoticeRow, wireIds: WireIdCodec) {
  return {
    noticeIdEncrypt: wireIds.seal('storeNotice', row.id),
    title: row.title,
    pinnedYn: row.is_pinned ? ('Y' as const) : ('N' as const),
    writtenAt: row.written_at.toISOString(),
  }
}

/** Rows of a page of a store's notices, and the facts of the page. */
export const loadNotices = Effect.fnUntraced(function* (
  storeId: number,
  { page: number, size }: { readonly page: number; readonly size: number },
): Effect.fn.Return<Page<StoreNoticeRow>, never, Db> {
  const [rows, totalElements] = yield* together(
    Effect.all(
      [listRows(storeId, { offset: number * size, limit: size }), countStoreNotices(storeId)],
      AT_ONCE,
    ),
  )
  return { ...toPage(rows, { number, size, totalElements }), content: rows }
})

/** A page of a store's notices, pinned ones first, then the newest. Refusal: STORE_NOT_FOUND. */
export const listStoreNotices = Effect.fnUntraced(function* (input: {
  readonly id: string
  readonly page: number
  readonly size: number
}) {
  const wireIds = yield* WireIds
  const { content, ...page } = yield* loadNotices(yield* storeIdOf(input.id), input)
  return { ...page, content: content.map((row) => toNoticeLine(row, wireIds)) }
})

/** One notice with those before and after it. Refusal: NOTICE_NOT_FOUND. */
export const showStoreNotice = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const id = yield* openId('storeNotice', input.id, refused('NOTICE_NOT_FOUND'))
  const row = yield* findStoreNotice(id)
  if (row === undefined) return yield* refused('NOTICE_NOT_FOUND')
  const wireIds = yield* WireIds
  const [previous, next] = yield* together(
    Effect.all([findNextNotice(row, 'BEFORE'), findNextNotice(row, 'AFTER')], AT_ONCE),
  )
  const toNeighbour = (other: { readonly id: number; readonly title: string } | undefined) =>
    other === undefined
      ? null
      : { noticeIdEncrypt: wireIds.seal('storeNotice', other.id), title: other.title }
  return {
    ...toNoticeLine(row, wireIds),
    storeUrl: row.url,
    storeName: row.name,
    body: row.body,
    previous: toNeighbour(previous),
    next: toNeighbour(next),
  }
})
