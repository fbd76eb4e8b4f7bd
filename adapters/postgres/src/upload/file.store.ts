import type { Insertable, Selectable } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import type { Files } from '../database/schema.gen.ts'

/** Owner of an uploaded file: a member, the session of a guest, the device of who has no session, a store, or an operator. */
export type FileOwner = {
  readonly member_id: number | null
  readonly session_id: string | null
  readonly device_hash: string | null
  readonly store_id: number | null
  readonly operator_id: number | null
}

/** Locks files in the order of their ids, whatever order they are asked in. */
export const lockFiles = (ids: readonly number[]) =>
  query((db) =>
    db
      .selectFrom('files')
      .select(COLUMNS.files)
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute(),
  )

export const markAttached = (ids: readonly number[], at: Date) =>
  query((db) => db.updateTable('files').set({ attached_at: at }).where('id', 'in', ids).execute())

/** Counts an owner's files that are not attached yet. */
export const countUnattached = (owner: FileOwner) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('files')
      .select((columns) => columns.fn.countAll<number>().as('count'))
      .where('attached_at', 'is', null)
      .where('member_id', 'is not distinct from', owner.member_id)
      .where('session_id', 'is not distinct from', owner.session_id)
      .where('device_hash', 'is not distinct from', owner.device_hash)
      .where('store_id', 'is not distinct from', owner.store_id)
      .where('operator_id', 'is not distinct from', owner.operator_id)
      .executeTakeFirstOrThrow()
    return count
  })

/** Counts the files of all devices without a session that are not attached yet. */
export const countUnattachedOfDevices = () =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('files')
      .select((columns) => columns.fn.countAll<number>().as('count'))
      .where('attached_at', 'is', null)
      .where('device_hash', 'is not', null)
      .executeTakeFirstOrThrow()
    return count
  })

/** A row before its bytes are stored. */
export type NewFile = Insertable<Files>

export type FileRow = Selectable<Files>

/** Inserts the rows of files whose bytes are not stored yet, in the same order. */
export const insertFiles = (files: readonly NewFile[]) =>
  query(async (db): Promise<FileRow[]> => {
    const rows = await db.insertInto('files').values(files).returningAll().execute()
    return rows.toSorted((one, other) => one.id - other.id)
  })

export const markStored = (ids: readonly number[], at: Date) =>
  query((db) => db.updateTable('files').set({ stored_at: at }).where('id', 'in', ids).execute())

/** Finds a stored file by the key that it is served by; one of a member who left is not found. */
export const findStoredFile = (publicKey: string) =>
  query((db) =>
    db
      .selectFrom('files')
      .select(['media_type', 'name', 'byte_count', 'has_thumbnail'])
      .where('public_key', '=', publicKey)
      .where('stored_at', 'is not', null)
      .where('removing_at', 'is', null)
      .where('closed_at', 'is', null)
      .executeTakeFirst(),
  )

/** Closes the files of a member who leaves: they are served no more, and what their owner called them is erased. */
export const closeFiles = (memberId: number, at: Date) =>
  query((db) =>
    db
      .updateTable('files')
      .set({ closed_at: at, name: '-' })
      .where('member_id', '=', memberId)
      .where('closed_at', 'is', null)
      .execute(),
  )

/**
 * Marks for deletion the files that had no owner since `before`, and returns them with those that are marked already.
 */
export const markFilesForDeletion = (asked: {
  readonly before: Date
  readonly at: Date
  readonly countMax: number
}) =>
  query((db) =>
    db
      .updateTable('files')
      .set({ removing_at: asked.at })
      .where('id', 'in', (old) =>
        old
          .selectFrom('files')
          .select('id')
          .where('attached_at', 'is', null)
          .where('uploaded_at', '<', asked.before)
          .orderBy('id')
          .limit(asked.countMax)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'public_key'])
      .execute(),
  )

export const deleteFile = (id: number) =>
  query((db) => db.deleteFrom('files').where('id', '=', id).execute())
