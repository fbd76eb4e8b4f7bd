import { type Kysely, sql } from 'kysely'
import { beginOnce } from '../database/beginOnce.ts'
import type { Placed } from '../database/compileOnce.ts'
import type { DB } from '../database/schema.gen.ts'
import { dealColumns, isDealAt } from './deal.columns.ts'

export const cardColumns = [
  'goods.id',
  'goods.kind',
  'goods.name',
  'goods.picture',
  'goods.list_price',
  'goods.sale_price as own_price',
  'goods.sale_status',
  'goods.sale_starts_at',
  'goods.sale_ends_at',
  'goods.is_adult_only',
  'goods.ship_within_days',
  'goods.created_at',
  'goods.rating_average',
  'goods.review_count',
  'stores.name as store_name',
  'stores.url as store_url',
] as const

/** Stock of a product: summed over its options that are on sale. */
export const stockOnSale = sql<number>`(
  SELECT coalesce(sum(goods_options.stock), 0)::int FROM goods_options
  WHERE goods_options.goods_id = goods.id
    AND goods_options.kind = 'OPTION' AND goods_options.sale_status = 'SALE'
)`.as('stock')

/**
 * Name of a product's brand: of the one that it was merged into, where it was. Brands are read for those products alone that
 * have one, and a second one where it was merged.
 */
export const brandName = sql<string | null>`CASE WHEN goods.brand_id IS NOT NULL THEN (
  SELECT CASE WHEN brands.merged_into IS NULL THEN brands.name
    ELSE (SELECT whole.name FROM brands AS whole WHERE whole.id = brands.merged_into) END
  FROM brands WHERE brands.id = goods.brand_id
) END`.as('brand_name')

/** Selects products with store and shipping policy; the deal is joined by who asks. */
export const selectPriced = beginOnce((db) =>
  db
    .selectFrom('goods')
    .innerJoin('stores', 'stores.id', 'goods.store_id')
    .innerJoin('shipping_policies', 'shipping_policies.id', 'goods.shipping_policy_id')
    .select([
      ...cardColumns,
      'shipping_policies.kind as policy_kind',
      'shipping_policies.cutoff_minute',
      'shipping_policies.delivers_to_remote',
      brandName,
      stockOnSale,
    ]),
)

/** Selects products with store, shipping policy and the deal that runs at `at`, as a grid needs them. */
export const selectCards = (db: Kysely<DB>, at: Placed<Date>) =>
  selectPriced(db)
    .leftJoin('deals', (join) => join.on(isDealAt(at)))
    .select(dealColumns)

/**
 * Condition for a product to be met by buyers at all: it is listed, whatever its sale. The schema has what is not listed
 * stopped, so that lists need no more than `isListedAt`. Source: decision 129.
 */
export const isPublic = sql<boolean>`goods.listing = 'LISTED'`

/**
 * Condition for a product to be in lists at `at`: not stopped by its seller, and not over. Written out rather than
 * passed, because the indexes of lists have this condition.
 */
export const isListedAt = (at: Placed<Date>) =>
  sql<boolean>`goods.sale_status <> 'STOP' AND (goods.sale_ends_at IS NULL OR goods.sale_ends_at > ${at})`
