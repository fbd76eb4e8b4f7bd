import type { DictionaryWord, WordSource } from '@jangteo/core/search/dictionary.rules'
import type { TypedLetters } from '@jangteo/core/search/completion.rules'
import { sql } from 'kysely'
import { query } from '../database/db.ts'
import { likeText } from '../database/likeText.ts'
import { isListedAt } from '../goods/card.columns.ts'

/** A word as completions need it. */
export type WordRow = Pick<DictionaryWord, 'word' | 'kind' | 'weight'> & {
  readonly target_id: string | null
}

/** Behind every text that begins with the letters before it. */
const LAST_CHARACTER = '\u{10ffff}'

/**
 * Lists the heaviest words that begin with letters and, where these are fewer than asked for, the heaviest that have them
 * elsewhere. The bounds are operators of the index, whatever the planner guesses.
 */
export const findWords = ({ column, letters }: TypedLetters, countMax: number) =>
  query(async (db): Promise<WordRow[]> => {
    const from = sql.ref(column)
    const heaviest = sql`ORDER BY weight DESC, char_length(word), word LIMIT ${countMax}`
    const { rows } = await sql<WordRow>`
      WITH first AS MATERIALIZED (
        SELECT id FROM search_dictionary
        WHERE ${from} ~>=~ ${letters} AND ${from} ~<~ ${letters + LAST_CHARACTER} ${heaviest}
      ), other AS MATERIALIZED (
        SELECT id FROM search_dictionary
        WHERE (SELECT count(*) FROM first) < ${countMax}
          AND ${from} LIKE ${likeText(letters)} AND NOT starts_with(${from}, ${letters}) ${heaviest}
      )
      SELECT word, kind, target_id, weight FROM search_dictionary
      WHERE id IN (SELECT id FROM first UNION ALL SELECT id FROM other)
    `.execute(db)
    return rows
  })

/** Lists the words whose letters are similar to others, the most similar first, then the heaviest. */
export const findSimilarWords = (
  letters: string,
  limits: { readonly similarityMin: number; readonly countMax: number },
) =>
  query(async (db): Promise<string[]> => {
    const { rows } = await sql<{ word: string }>`
      SELECT word FROM (
        SELECT word, max(weight) AS weight, max(similarity(jamo, ${letters})) AS similarity
        FROM search_dictionary WHERE jamo % ${letters} GROUP BY word
      ) AS found
      WHERE similarity >= ${limits.similarityMin}
      ORDER BY similarity DESC, weight DESC, word LIMIT ${limits.countMax}
    `.execute(db)
    return rows.map(({ word }) => word)
  })

/** True once the dictionary was made. */
export const hasDictionary = () =>
  query(async (db) => {
    const { rows } = await sql<{ is_there: boolean }>`
      SELECT EXISTS (SELECT FROM search_dictionary) AS is_there
    `.execute(db)
    return rows[0]?.is_there === true
  })

/** Replaces the dictionary; inside of a transaction readers see the former one until its end. */
export const replaceDictionary = (words: readonly DictionaryWord[]) =>
  query(async (db) => {
    await sql`DELETE FROM search_dictionary`.execute(db)
    await sql`
      INSERT INTO search_dictionary (word, kind, target_id, jamo, choseong, weight)
      SELECT * FROM unnest(
        ${words.map(({ word }) => word)}::text[], ${words.map(({ kind }) => kind)}::text[],
        ${words.map(({ targetId }) => targetId)}::text[], ${words.map(({ jamo }) => jamo)}::text[],
        ${words.map(({ choseong }) => choseong)}::text[], ${words.map(({ weight }) => weight)}::int[])
    `.execute(db)
  })

/** Lists the names of categories, brands and stores that list products at `at`, with their number. */
export const listNameSources = (at: Date) =>
  query(async (db): Promise<WordSource[]> => {
    const { rows } = await sql<WordSource>`
      WITH listed AS (
        SELECT category_root_id, category_middle_id, category_id, brand_id, store_id FROM goods WHERE ${isListedAt(at)}
      )
      SELECT name AS word, 'CATEGORY' AS kind, id::text AS "targetId", 0 AS "visitorCount", goods_count AS "goodsCount"
      FROM categories JOIN (
        SELECT level.category_id, count(*)::int AS goods_count
        FROM listed, unnest(ARRAY[category_root_id, category_middle_id, listed.category_id]) AS level (category_id)
        GROUP BY level.category_id
      ) AS counted ON counted.category_id = categories.id
      UNION ALL
      SELECT name, 'BRAND', id::text, 0, goods_count
      FROM brands JOIN (
        SELECT brand_id, count(*)::int AS goods_count FROM listed GROUP BY brand_id
      ) AS counted ON counted.brand_id = brands.id
      WHERE merged_into IS NULL
      UNION ALL
      SELECT name, 'STORE', url, 0, goods_count
      FROM stores JOIN (
        SELECT store_id, count(*)::int AS goods_count FROM listed GROUP BY store_id
      ) AS counted ON counted.store_id = stores.id
    `.execute(db)
    return rows
  })

/** Lists the words of products' names, but numbers, that as many products listed at `at` have. */
export const listNameWords = (at: Date, goodsCountMin: number) =>
  query(async (db): Promise<WordSource[]> => {
    const { rows } = await sql<WordSource>`
      SELECT word, 'KEYWORD' AS kind, NULL AS "targetId", 0 AS "visitorCount", count(DISTINCT goods.id)::int AS "goodsCount"
      FROM goods, string_to_table(lower(goods.name), ' ') AS word
      WHERE ${isListedAt(at)} AND word ~ '[[:alpha:]]'
      GROUP BY word HAVING count(DISTINCT goods.id) >= ${goodsCountMin}
    `.execute(db)
    return rows
  })

/** Lists the keywords with results that as many visitors have searched for since, those that differ in spaces as one. */
export const listSearchedWords = (since: Date, visitorCountMin: number) =>
  query(async (db): Promise<WordSource[]> => {
    const { rows } = await sql<WordSource>`
      SELECT mode() WITHIN GROUP (ORDER BY keyword) AS word, 'KEYWORD' AS kind, NULL AS "targetId",
        count(DISTINCT visitor)::int AS "visitorCount", 0 AS "goodsCount"
      FROM search_log WHERE hour >= ${since} AND has_results
      GROUP BY replace(keyword, ' ', '') HAVING count(DISTINCT visitor) >= ${visitorCountMin}
    `.execute(db)
    return rows
  })
