import { type Selectable, sql } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import type { StoreNotices } from '../database/schema.gen.ts'
import { lockStoreRow } from './store-desk.store.ts'
import { SHOWN_STATES } from './store.store.ts'

export type StoreNoticeRow = Selectable<StoreNotices>

/** Lists a page of a store's notices: pinned ones first, then the newest. */
export const listStoreNotices = (
  storeId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) =>
  query((db): Promise<StoreNoticeRow[]> =>
    db
      .selectFrom('store_notices')
      .select(COLUMNS.store_notices)
      .where('store_id', '=', storeId)
      .where('deleted_at', 'is', null)
      .orderBy('is_pinned', 'desc')
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

/** Counts a store's notices. */
export const countStoreNotices = (storeId: number) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('store_notices')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('store_id', '=', storeId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    return count
  })

/** Finds a notice with its store, whose pages can be read. */
export const findStoreNotice = (id: number) =>
  query((db) =>
    db
      .selectFrom('store_notices')
      .innerJoin('stores', 'stores.id', 'store_notices.store_id')
      .select(COLUMNS.store_notices)
      .select(['stores.url', 'stores.name'])
      .where('store_notices.id', '=', id)
      .where('store_notices.deleted_at', 'is', null)
      .where('stores.state', 'in', SHOWN_STATES)
      .executeTakeFirst(),
  )

/** Finds the notice of a store that was written next before or after another. */
export const findNextNotice = (
  { id, store_id: storeId }: Pick<StoreNoticeRow, 'id' | 'store_id'>,
  way: 'BEFORE' | 'AFTER',
) =>
  query((db) =>
    db
      .selectFrom('store_notices')
      .select(['id', 'title'])
      .where('store_id', '=', storeId)
      .where('deleted_at', 'is', null)
      .where('id', way === 'BEFORE' ? '<' : '>', id)
      .orderBy('id', way === 'BEFORE' ? 'desc' : 'asc')
      .executeTakeFirst(),
  )

/** Locks a store, so that its pages are written one by one, and counts its pinned notices besides one. */
export const lockStorePinned = (storeId: number, besideId: number | null) =>
  query(async (db) => {
    await lockStoreRow(db, storeId)
    const { count } = await db
      .selectFrom('store_notices')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('store_id', '=', storeId)
      .where('deleted_at', 'is', null)
      .where('is_pinned', '=', true)
      .where(sql<boolean>`id IS DISTINCT FROM ${besideId}`)
      .executeTakeFirstOrThrow()
    return count
  })

type NoticeColumns = Pick<StoreNoticeRow, 'title' | 'body' | 'is_pinned'>

/** Inserts a notice of a store and returns its id. */
export const insertStoreNotice = (
  notice: NoticeColumns & { readonly store_id: number; readonly written_at: Date },
) =>
  query(async (db) => {
    const { id } = await db
      .insertInto('store_notices')
      .values(notice)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

/** Writes a notice of a store; `false` when the store has none of that id. */
export const updateStoreNotice = (
  { id, storeId }: { readonly id: number; readonly storeId: number },
  notice: NoticeColumns | { readonly deleted_at: Date },
) =>
  query(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('store_notices')
      .set(notice)
      .where('id', '=', id)
      .where('store_id', '=', storeId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  })
