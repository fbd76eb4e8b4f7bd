import type { PopularKeyword } from '@jangteo/core/search/popular.rules'
import type { KeywordBoard } from '@jangteo/core/search/search.codes'
import { sql } from 'kysely'
import { query } from '../database/db.ts'

/** Lists the keywords of a board, the first rank first. */
export const listRanks = (board: KeywordBoard) =>
  query((db) =>
    db
      .selectFrom('keyword_ranks')
      .select(['rank', 'keyword', 'change', 'computed_at'])
      .where('board', '=', board)
      .orderBy('rank')
      .execute(),
  )

/** Replaces a board. */
export const replaceRanks = (
  board: KeywordBoard,
  ranks: readonly PopularKeyword[],
  computedAt: Date,
) =>
  query(async (db) => {
    await db.deleteFrom('keyword_ranks').where('board', '=', board).execute()
    if (ranks.length === 0) return
    await db
      .insertInto('keyword_ranks')
      .values(ranks.map((rank) => ({ ...rank, board, computed_at: computedAt })))
      .execute()
  })

/** Lists what visitors of a keyword, given without spaces, search for besides, the closest first. */
export const listRelated = (compact: string) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('related_keywords')
      .select('keyword')
      .where('compact', '=', compact)
      .orderBy('rank')
      .execute()
    return rows.map(({ keyword }) => keyword)
  })

/** Replaces all related keywords, by the keyword without spaces that they belong to. */
export const replaceRelated = (related: ReadonlyMap<string, readonly string[]>) =>
  query(async (db) => {
    const rows = [...related].flatMap(([compact, keywords]) =>
      keywords.map((keyword, index) => ({ compact, keyword, rank: index + 1 })),
    )
    await sql`DELETE FROM related_keywords`.execute(db)
    await sql`
      INSERT INTO related_keywords (compact, rank, keyword)
      SELECT * FROM unnest(
        ${rows.map(({ compact }) => compact)}::text[], ${rows.map(({ rank }) => rank)}::int[],
        ${rows.map(({ keyword }) => keyword)}::text[])
    `.execute(db)
  })
