import type { Insertable, Selectable } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import type { StoreAnnouncements, StoreMainGroups } from '../database/schema.gen.ts'
import { lockStoreRow } from './store-desk.store.ts'

export type AnnouncementRow = Selectable<StoreAnnouncements>
export type StoreGroupRow = Selectable<StoreMainGroups>

/** Lists all announcements of a store, those that begin last first. */
export const listOwnAnnouncements = (storeId: number) =>
  query((db): Promise<AnnouncementRow[]> =>
    db
      .selectFrom('store_announcements')
      .select(COLUMNS.store_announcements)
      .where('store_id', '=', storeId)
      .orderBy('starts_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  )

/** Inserts an announcement and returns its id. */
export const insertAnnouncement = (announcement: Insertable<StoreAnnouncements>) =>
  query(async (db) => {
    const { id } = await db
      .insertInto('store_announcements')
      .values(announcement)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

type OwnAnnouncement = { readonly id: number; readonly storeId: number }

/** Locks an announcement of a store; `undefined` when the store has none of that id. */
export const lockAnnouncement = ({ id, storeId }: OwnAnnouncement) =>
  query((db): Promise<AnnouncementRow | undefined> =>
    db
      .selectFrom('store_announcements')
      .select(COLUMNS.store_announcements)
      .where('id', '=', id)
      .where('store_id', '=', storeId)
      .forUpdate()
      .executeTakeFirst(),
  )

export const updateAnnouncement = (
  id: number,
  announcement: Omit<Insertable<StoreAnnouncements>, 'store_id'>,
) =>
  query((db) =>
    db.updateTable('store_announcements').set(announcement).where('id', '=', id).execute(),
  )

export const deleteAnnouncement = (id: number) =>
  query((db) => db.deleteFrom('store_announcements').where('id', '=', id).execute())

/** Lists the groups of a store's first page in their order. */
export const listStoreMainGroups = (storeId: number) =>
  query((db): Promise<StoreGroupRow[]> =>
    db
      .selectFrom('store_main_groups')
      .select(COLUMNS.store_main_groups)
      .where('store_id', '=', storeId)
      .orderBy('position')
      .execute(),
  )

/** Replaces the groups of a store's first page; a second transaction that does so waits for the end of the first. */
export const replaceStoreMainGroups = (
  storeId: number,
  groups: readonly Omit<Insertable<StoreMainGroups>, 'store_id' | 'position'>[],
) =>
  query(async (db) => {
    await lockStoreRow(db, storeId)
    await db.deleteFrom('store_main_groups').where('store_id', '=', storeId).execute()
    const rows = groups.map((group, index) => ({
      ...group,
      store_id: storeId,
      position: index + 1,
    }))
    if (rows.length > 0) await db.insertInto('store_main_groups').values(rows).execute()
  })
