import type { GoodsListing } from '@jangteo/core/goods/goodsListing.codes'
import { sql } from 'kysely'
import { query } from '../database/db.ts'
import { hasRevision, sellerStatus } from './listing.store.ts'

/** Condition of the list of a store's products; `listing` is `null` for all that are not deleted. */
export type SellerGoodsCondition = {
  readonly storeId: number
  readonly listing: GoodsListing | null
  readonly keyword: string | null
  /** Most pieces of an option to be in the list; `null` is no bound. */
  readonly stockMax: number | null
}

const fits = ({ storeId, listing, keyword, stockMax }: SellerGoodsCondition) => sql<boolean>`
  goods.store_id = ${storeId}
  AND ${listing === null ? sql`goods.listing <> 'DELETED'` : sql`goods.listing = ${listing}`}
  AND ${keyword === null ? sql`true` : sql`(strpos(lower(goods.name), lower(${keyword})) > 0 OR goods.seller_code = ${keyword})`}
  AND ${
    stockMax === null
      ? sql`true`
      : sql`EXISTS (SELECT FROM goods_options WHERE goods_options.goods_id = goods.id
          AND goods_options.sale_status = 'SALE' AND goods_options.stock <= ${stockMax})`
  }`

const rowColumns = [
  'goods.id',
  'goods.name',
  'goods.picture',
  'goods.seller_code',
  'goods.listing',
  'goods.list_price',
  'goods.sale_price',
  'goods.sold_count',
  'goods.created_at',
] as const

/** Lists a page of a store's products, the newest first. */
export const listSellerGoods = (
  condition: SellerGoodsCondition,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) =>
  query((db) =>
    db
      .selectFrom('goods')
      .select(rowColumns)
      .select([
        sellerStatus.as('seller_status'),
        hasRevision,
        sql<number>`(SELECT coalesce(sum(stock), 0)::int FROM goods_options WHERE goods_options.goods_id = goods.id
          AND goods_options.kind = 'OPTION')`.as('stock'),
        sql<number>`(SELECT count(*)::int FROM goods_options WHERE goods_options.goods_id = goods.id
          AND goods_options.kind = 'OPTION')`.as('option_count'),
      ])
      .where(fits(condition))
      .orderBy('goods.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

export const countSellerGoods = (condition: SellerGoodsCondition) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('goods')
      .select(sql<number>`count(*)::int`.as('count'))
      .where(fits(condition))
      .executeTakeFirstOrThrow()
    return count
  })

/** Counts a store's products by their listing. */
export const countByListing = (storeId: number) =>
  query((db) =>
    db
      .selectFrom('goods')
      .select(['listing', sql<number>`count(*)::int`.as('count')])
      .where('store_id', '=', storeId)
      .groupBy('listing')
      .execute(),
  )
