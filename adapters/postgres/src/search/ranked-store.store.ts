import type { SearchQuery } from '@jangteo/core/search/searchText.rules'
import { sql } from 'kysely'
import { query } from '../database/db.ts'
import { fitsWords, isOpenAt } from './search.conditions.ts'

/** A store and its products of most points. */
export type RankedStoreRow = {
  readonly id: number
  readonly url: string
  readonly name: string
  readonly logo: string | null
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
      SELECT stores.id, stores.url, stores.name, stores.logo, ranked.goods_ids
      FROM (
        SELECT store_id, sum(points) AS points,
          (array_agg(goods_id ORDER BY points DESC, goods_id DESC))[1:${sql.lit(limits.goodsCount)}] AS goods_ids
        FROM goods_week_points JOIN goods_search USING (goods_id)
        WHERE ${fitsWords(words)} AND ${isOpenAt(at)}
        GROUP BY store_id ORDER BY points DESC, store_id LIMIT ${limits.storeCount}
      ) AS ranked JOIN stores ON stores.id = ranked.store_id
      ORDER BY ranked.points DESC, stores.id
    `.execute(db)
    return rows
  })
