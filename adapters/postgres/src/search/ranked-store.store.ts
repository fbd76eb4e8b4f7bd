import type { SearchQuery } from '@jangteo/core/search/searchText.rules'
import { sql } from 'kysely'
import { query } from '../database/db.ts'
import { fitsWords, isOpenAt } from './search.conditions.ts'

/** A store and its products of most points. */
export type RankedStoreRow = {
  readonly id: number
  readonly goods_ids: readonly number[]
  /** The store's rank a day before; `null` where it had none. */
  readonly former_rank: number | null
}

/**
 * Lists the stores of most points of the week over their products with every word of a keyword, each with those of its
 * products that have most, and the rank of a day before. Only what sold has points, so few rows are read.
 */
export const listRankedStores = (
  { at, query: words }: { readonly at: Date; readonly query: SearchQuery },
  limits: { readonly storeCount: number; readonly goodsCount: number },
) =>
  query(async (db): Promise<RankedStoreRow[]> => {
    const { rows } = await sql<RankedStoreRow>`
      WITH ranked AS (
        SELECT store_id AS id, sum(points) AS points,
          (array_agg(goods_id ORDER BY points DESC, goods_id DESC)
            FILTER (WHERE points > 0))[1:${sql.lit(limits.goodsCount)}] AS goods_ids,
          CASE WHEN sum(former_points) > 0 THEN (row_number() OVER (ORDER BY sum(former_points) DESC, store_id))::int END
            AS former_rank
        FROM goods_week_points JOIN goods_search USING (goods_id)
        WHERE ${fitsWords(words)} AND ${isOpenAt(at)}
        GROUP BY store_id
      )
      SELECT id, goods_ids, former_rank FROM ranked WHERE points > 0
      ORDER BY points DESC, id LIMIT ${limits.storeCount}
    `.execute(db)
    return rows
  })
