import type { SearchQuery } from '@jangteo/core/search/searchText.rules'
import { sql } from 'kysely'
import { query } from '../database/db.ts'
import { fitsWords, isOpenAt } from './search.conditions.ts'

/** A store and its products of most points. */
export type RankedStoreRow = {
  readonly id: number
  readonly goods_ids: readonly number[]
}

/**
 * Lists the stores of most points of the week over their products with every word of a keyword, each with those of its
 * products that have most. Only what sold within the week has points, so few rows are read.
 */
export const listRankedStores = (
  { at, query: words }: { readonly at: Date; readonly query: SearchQuery },
  limits: { readonly storeCount: number; readonly goodsCount: number },
) =>
  query(async (db): Promise<RankedStoreRow[]> => {
    const { rows } = await sql<RankedStoreRow>`
      SELECT store_id AS id,
        (array_agg(goods_id ORDER BY points DESC, goods_id DESC))[1:${sql.lit(limits.goodsCount)}] AS goods_ids
      FROM goods_week_points JOIN goods_search USING (goods_id)
      WHERE ${fitsWords(words)} AND ${isOpenAt(at)}
      GROUP BY store_id ORDER BY sum(points) DESC, store_id LIMIT ${limits.storeCount}
    `.execute(db)
    return rows
  })
