import { type Insertable, type Selectable, sql } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import type { PromotedKeywords } from '../database/schema.gen.ts'

/** Lists all promoted keywords in their order, whatever their periods. */
export const listAllPromoted = () =>
  query((db): Promise<Selectable<PromotedKeywords>[]> =>
    db
      .selectFrom('promoted_keywords')
      .select(COLUMNS.promoted_keywords)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  )

/** Lists the words that operators block. */
export const listBlockedWords = () =>
  query(async (db) => {
    const rows = await db.selectFrom('blocked_keywords').select('word').orderBy('word').execute()
    return rows.map(({ word }) => word)
  })

/** Replaces all promoted keywords; a second transaction that does so waits for the end of the first. */
export const replacePromoted = (
  keywords: readonly Omit<Insertable<PromotedKeywords>, 'position'>[],
) =>
  query(async (db) => {
    await sql`LOCK TABLE promoted_keywords, blocked_keywords IN SHARE ROW EXCLUSIVE MODE`.execute(
      db,
    )
    await db.deleteFrom('promoted_keywords').execute()
    const rows = keywords.map((keyword, index) => ({ ...keyword, position: index + 1 }))
    if (rows.length > 0) await db.insertInto('promoted_keywords').values(rows).execute()
  })

/** Replaces the blocked words, and takes what holds one of them out of every list of keywords. */
export const replaceBlockedWords = (words: readonly string[], at: Date) =>
  query(async (db) => {
    const list = sql`${[...words]}::text[]`
    const holds = (column: string) => sql`EXISTS (SELECT FROM unnest(${list}) AS blocked (letters)
      WHERE strpos(replace(lower(${sql.ref(column)}), ' ', ''), blocked.letters) > 0)`
    await db
      .deleteFrom('blocked_keywords')
      .where('word', '<>', sql<string>`ALL (${list})`)
      .execute()
    await sql`INSERT INTO blocked_keywords (word, blocked_at)
      SELECT word, ${at} FROM unnest(${list}) AS word ON CONFLICT (word) DO NOTHING`.execute(db)
    await sql`DELETE FROM keyword_ranks WHERE ${holds('keyword')}`.execute(db)
    await sql`DELETE FROM related_keywords WHERE ${holds('keyword')} OR ${holds('compact')}`.execute(
      db,
    )
    await sql`DELETE FROM search_dictionary WHERE kind = 'KEYWORD' AND ${holds('word')}`.execute(db)
  })
