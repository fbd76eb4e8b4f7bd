import type { BrandNames } from '@jangteo/core/search/searchText.rules'
import { type Insertable, type Kysely, sql } from 'kysely'
import { query } from '../database/db.ts'
import { isDiscounted, isPrompt } from '../goods/filter.conditions.ts'
import type { DB, GoodsSearch } from '../database/schema.gen.ts'

/** True when products changed since their rows were written. */
export const hasSearchChanges = () =>
  query(async (db) => {
    const row = await db.selectFrom('search_changes').select('id').limit(1).executeTakeFirst()
    return row !== undefined
  })

/**
 * Takes changes out of the queue, those of single products before those of a pass, and every other one of the same
 * products with them; the product of each change that was its turn. One call at a time.
 */
export const takeSearchChanges = (countMax: number) =>
  query(async (db) => {
    const { rows } = await sql<{ goods_id: number }>`
      WITH taken AS MATERIALIZED (
        SELECT goods_id FROM search_changes ORDER BY is_pass, id LIMIT ${countMax}
      ), removed AS (
        DELETE FROM search_changes WHERE goods_id IN (SELECT goods_id FROM taken)
      ) SELECT goods_id FROM taken`.execute(db)
    return rows.map(({ goods_id: goodsId }) => goodsId)
  })

/** Lists products by their ids, from the next one on. */
export const listGoodsAfter = (goodsId: number, limit: number) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('goods')
      .select('id')
      .where('id', '>', goodsId)
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  })

/** Empties the queue: every product was written just now. */
export const dropSearchChanges = () =>
  query(async (db) => {
    await db.deleteFrom('search_changes').execute()
  })

/** Adds every product to the queue, behind those that changed by themselves. */
export const queueAllGoods = () =>
  query((db) =>
    sql`INSERT INTO search_changes (goods_id, is_pass) SELECT id, true FROM goods`.execute(db),
  )

/** Adds the products that sold within the week, whose points were computed again. */
export const queueSoldGoods = () =>
  query((db) =>
    sql`INSERT INTO search_changes (goods_id, is_pass) SELECT goods_id, true FROM goods_week_points`.execute(
      db,
    ),
  )

/** A product as its row of the index is made of it. */
export type SearchSourceRow = Pick<
  GoodsSearch,
  | 'brand_id'
  | 'category_root_id'
  | 'category_middle_id'
  | 'category_id'
  | 'is_free_shipping'
  | 'is_in_stock'
  | 'is_discounted'
  | 'prompt_policy_id'
  | 'rating_average'
  | 'review_count'
  | 'listed_price'
  | 'store_id'
> & {
  readonly goods_id: number
  readonly name: string
  readonly model_name: string | null
  readonly category_name: string | null
  /** Words that its seller added. */
  readonly tags: readonly string[]
  /** Names of the brand and of those that were merged into it; `null` without one. */
  readonly brand: BrandNames | null
  readonly sale_starts_at: Date | null
  readonly sale_ends_at: Date | null
  readonly created_at: Date
  /** Thousandths of the points of the ranking of the week; 0 for what nobody bought. */
  readonly week_points: number
}

const brandNames = sql<BrandNames | null>`(
  SELECT json_build_object('name', brands.name, 'nameEn', brands.name_en, 'aliases', brands.aliases || ARRAY(
    SELECT unnest(array_remove(ARRAY[former.name, former.name_en], NULL) || former.aliases) FROM brands AS former
    WHERE former.merged_into = brands.id
  ))
  FROM brands WHERE brands.id = shown_brand_id
)`

/** Loads products to be found by, without those that their sellers stopped. */
export const loadSearchSources = (goodsIds: readonly number[]) =>
  query(async (db): Promise<SearchSourceRow[]> => {
    const { rows } = await sql<SearchSourceRow>`
      SELECT id AS goods_id, name, model_name, category_name, tags, ${brandNames} AS brand, shown_brand_id AS brand_id,
        store_id, category_root_id, category_middle_id, category_id, listed_price, sale_starts_at, sale_ends_at,
        is_free_shipping, is_discounted, prompt_policy_id, is_in_stock, rating_average, review_count, created_at, week_points
      FROM (
        SELECT goods.*, categories.name AS category_name, coalesce(goods_week_points.points, 0) AS week_points, shipping_policies.kind = 'FREE' AS is_free_shipping,
          ${isDiscounted} AS is_discounted, CASE WHEN ${isPrompt} THEN goods.shipping_policy_id END AS prompt_policy_id,
          (SELECT coalesce(merged_into, id) FROM brands WHERE id = goods.brand_id) AS shown_brand_id,
          goods.sale_status = 'SALE' AND EXISTS (
            SELECT FROM goods_options WHERE goods_options.goods_id = goods.id
              AND goods_options.kind = 'OPTION' AND goods_options.sale_status = 'SALE' AND goods_options.stock > 0
          ) AS is_in_stock
        FROM goods
        JOIN shipping_policies ON shipping_policies.id = goods.shipping_policy_id
        LEFT JOIN categories ON categories.id = goods.category_id
        LEFT JOIN goods_week_points ON goods_week_points.goods_id = goods.id
        WHERE goods.id = ANY(${goodsIds}::bigint[]) AND goods.sale_status <> 'STOP'
      ) AS listed`.execute(db)
    return rows
  })

export type SearchRow = Insertable<GoodsSearch>

const entriesOf = (rows: readonly SearchRow[]) =>
  sql`json_populate_recordset(NULL::goods_search, ${JSON.stringify(rows)}::json)`

async function insertRows(db: Kysely<DB>, rows: readonly SearchRow[]): Promise<void> {
  await sql`INSERT INTO goods_search SELECT * FROM ${entriesOf(rows)}`.execute(db)
}

/**
 * Writes the index's rows of products again, and the number of products of each gram with them: a product without a row
 * here loses its own. One call at a time, or a gram is counted twice.
 */
export const writeSearchRows = (goodsIds: readonly number[], rows: readonly SearchRow[]) =>
  query(async (db) => {
    await sql`
      INSERT INTO search_grams (gram, goods_count)
      SELECT gram, sum(step) FROM (
        SELECT unnest(array_append(grams, '')) AS gram, 1 AS step FROM ${entriesOf(rows)}
        UNION ALL SELECT unnest(array_append(grams, '')), -1 FROM goods_search WHERE goods_id = ANY(${goodsIds}::bigint[])
      ) AS steps GROUP BY gram HAVING sum(step) <> 0
      ON CONFLICT (gram) DO UPDATE SET goods_count = search_grams.goods_count + excluded.goods_count`.execute(
      db,
    )
    await sql`DELETE FROM goods_search WHERE goods_id = ANY(${goodsIds}::bigint[])`.execute(db)
    await insertRows(db, rows)
  })

/** Adds rows of products that have none; the grams are counted afterwards, by `countAllGrams`. */
export const addSearchRows = (rows: readonly SearchRow[]) => query((db) => insertRows(db, rows))

/** Counts the products of every gram from all rows. */
export const countAllGrams = () =>
  query(async (db) => {
    await db.deleteFrom('search_grams').execute()
    await sql`INSERT INTO search_grams (gram, goods_count)
      SELECT gram, count(*) FROM goods_search, unnest(array_append(grams, '')) AS gram GROUP BY gram`.execute(
      db,
    )
  })
