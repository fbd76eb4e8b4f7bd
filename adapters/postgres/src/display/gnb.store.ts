import { type Insertable, type Selectable, sql } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import type { GnbEntries } from '../database/schema.gen.ts'

export type GnbRow = Selectable<GnbEntries>

/** Lists what an operator put into the navigation at the top, in order. */
export const listGnb = () =>
  query((db): Promise<GnbRow[]> =>
    db.selectFrom('gnb_entries').select(COLUMNS.gnb_entries).orderBy('position').execute(),
  )

/** Lists the exhibitions that are shown and not over at a moment, of those that the navigation names. */
export const listGnbExhibitions = (at: Date) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('exhibitions')
      .select('id')
      .where('id', 'in', (named) =>
        named
          .selectFrom('gnb_entries')
          .select('exhibition_id')
          .where('exhibition_id', 'is not', null)
          .$castTo<{ exhibition_id: number }>(),
      )
      .where('is_hidden', '=', false)
      .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', at)]))
      .execute()
    return rows.map(({ id }) => id)
  })

/** Lists those of some exhibitions that exist. */
export const listKnownExhibitions = (ids: readonly number[]) =>
  query(async (db) => {
    const rows = await db.selectFrom('exhibitions').select('id').where('id', 'in', ids).execute()
    return rows.map(({ id }) => id)
  })

/** Replaces the whole navigation; a second transaction that does so waits for the end of the first. */
export const replaceGnb = (entries: readonly Insertable<GnbEntries>[]) =>
  query(async (db) => {
    await sql`LOCK TABLE gnb_entries IN SHARE ROW EXCLUSIVE MODE`.execute(db)
    await db.deleteFrom('gnb_entries').execute()
    if (entries.length > 0)
      await db
        .insertInto('gnb_entries')
        .values([...entries])
        .execute()
  })
