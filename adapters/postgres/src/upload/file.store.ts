import { query } from '../database/db.ts'

/** Who uploaded a file: a member, or the session of a guest. */
export type FileOwner = {
  readonly member_id: number | null
  readonly session_id: string | null
}

/** Locks files in the order of their ids, whatever order they are asked in. */
export const lockFiles = (ids: readonly number[]) =>
  query((db) =>
    db.selectFrom('files').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute(),
  )

export const markAttached = (ids: readonly number[], at: Date) =>
  query((db) => db.updateTable('files').set({ attached_at: at }).where('id', 'in', ids).execute())
