import type { CategoryDepth } from '@jangteo/core/category/category.codes'
import type { GoodsSort } from '@jangteo/core/goods/goods.codes'
import type { GoodsFilter, PriceRange } from '@jangteo/core/goods/goodsFilter.rules'
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { query } from '../database/db.ts'
import type { DB, Goods } from '../database/schema.gen.ts'
import { isListedAt, selectCards } from './card.columns.ts'

type CategoryPlace = { readonly id: number; readonly depth: CategoryDepth }

/** Source of a list: a category of any level, a store or a category of it, an exhibition or a group of it. */
export type GoodsPlace =
  | ({ readonly kind: 'CATEGORY' } & CategoryPlace)
  | { readonly kind: 'STORE'; readonly id: number; readonly category: CategoryPlace | null }
  | { readonly kind: 'EXHIBITION'; readonly id: number; readonly groupId: number | null }

/** Products of a list at a moment: those of a place that the filter lets through. */
export type GoodsCondition = {
  readonly at: Date
  readonly place: GoodsPlace
  readonly filter: GoodsFilter
}

export type GoodsListPage = {
  readonly sort: GoodsSort
  readonly offset: number
  readonly limit: number
}

type GoodsQuery<Row> = SelectQueryBuilder<DB, 'goods', Row>
type Direction = 'asc' | 'desc'

const CATEGORY_COLUMNS = {
  1: 'goods.category_root_id',
  2: 'goods.category_middle_id',
  3: 'goods.category_id',
} as const

/**
 * Orders of lists. Equal products follow by id, in the direction of the order, so that one index serves both
 * directions.
 */
const ORDERS = {
  RANKING: ['goods.sold_count', 'desc'],
  NEW: ['goods.created_at', 'desc'],
  LOW_PRICE: ['goods.listed_price', 'asc'],
  HIGH_PRICE: ['goods.listed_price', 'desc'],
  REVIEW: ['goods.review_count', 'desc'],
} as const satisfies Record<GoodsSort, readonly [`goods.${keyof Goods}`, Direction]>

const isFreeShipping = sql<boolean>`
  goods.shipping_policy_id IN (SELECT id FROM shipping_policies WHERE kind = 'FREE')`

const isInStock = sql<boolean>`goods.sale_status = 'SALE' AND EXISTS (
  SELECT FROM goods_options WHERE goods_options.goods_id = goods.id
    AND goods_options.kind = 'OPTION' AND goods_options.sale_status = 'SALE' AND goods_options.stock > 0)`

const isOfStores = (urls: readonly string[]) =>
  sql<boolean>`goods.store_id IN (SELECT id FROM stores WHERE url = ANY(${[...urls]}))`

const isBetween = ({ min, max }: PriceRange) =>
  sql<boolean>`goods.listed_price >= ${min ?? 0} AND goods.listed_price <= ${max ?? sql`2147483647`}`

const isOfCategory = ({ id, depth }: CategoryPlace) =>
  sql<boolean>`${sql.ref(CATEGORY_COLUMNS[depth])} = ${id}`

const isOfExhibition = (id: number, groupId: number | null) => sql<boolean>`goods.id IN (
  SELECT goods_id FROM exhibition_goods
  JOIN exhibition_groups ON exhibition_groups.id = exhibition_goods.exhibition_group_id
  WHERE exhibition_groups.exhibition_id = ${id}
    AND ${groupId === null ? sql`true` : sql`exhibition_groups.id = ${groupId}`})`

function isAt(place: GoodsPlace): RawBuilder<boolean> {
  if (place.kind === 'CATEGORY') return isOfCategory(place)
  if (place.kind === 'EXHIBITION') return isOfExhibition(place.id, place.groupId)
  const isOfStore = sql<boolean>`goods.store_id = ${place.id}`
  return place.category === null
    ? isOfStore
    : sql<boolean>`${isOfStore} AND ${isOfCategory(place.category)}`
}

const selectListed = (db: Kysely<DB>, { at, place }: GoodsCondition) =>
  db.selectFrom('goods').where(isListedAt(at)).where(isAt(place))

function filtered<Row>(goods: GoodsQuery<Row>, filter: GoodsFilter): GoodsQuery<Row> {
  const { price, storeUrls } = filter
  return goods
    .$if(filter.isFreeShipping, (all) => all.where(isFreeShipping))
    .$if(filter.isInStock, (all) => all.where(isInStock))
    .$if(price.min !== null || price.max !== null, (all) => all.where(isBetween(price)))
    .$if(storeUrls.length > 0, (all) => all.where(isOfStores(storeUrls)))
}

/** Lists a page of products. The ids come out of an index first, so that only the page is read. */
export const listGoods = (condition: GoodsCondition, { sort, offset, limit }: GoodsListPage) =>
  query((db) => {
    const [column, direction] = ORDERS[sort]
    const page = filtered(selectListed(db, condition).select('goods.id'), condition.filter)
      .orderBy(column, direction)
      .orderBy('goods.id', direction)
      .offset(offset)
      .limit(limit)
    return selectCards(db, condition.at)
      .innerJoin(page.as('page'), 'page.id', 'goods.id')
      .orderBy(column, direction)
      .orderBy('goods.id', direction)
      .execute()
  })

/** Counts the goods of a list. */
export const countGoods = (condition: GoodsCondition) =>
  query(async (db) => {
    const goods = selectListed(db, condition).select(sql<number>`count(*)::int`.as('count'))
    const { count } = await filtered(goods, condition.filter).executeTakeFirstOrThrow()
    return count
  })

/** Counts of one store, or of all where `store_url` is `null`, each with all filters but its own. */
export type FacetRow = {
  readonly store_url: string | null
  readonly store_name: string | null
  readonly store_count: number
  readonly total_count: number
  readonly free_count: number
  readonly price_counts: number[]
}

const orTrue = (isAsked: boolean, condition: RawBuilder<boolean>) =>
  isAsked ? condition : sql<boolean>`true`

/** Counts a list's products for each choice of a filter: by store, by `ranges` of prices, with free shipping. */
export const countGoodsFacets = (
  { at, place, filter }: GoodsCondition,
  ranges: readonly PriceRange[],
) =>
  query(async (db): Promise<FacetRow[]> => {
    const { price, storeUrls } = filter
    const inRange = (range: PriceRange) =>
      sql`count(*) FILTER (WHERE fits_store AND fits_shipping AND ${isBetween(range)})`
    const { rows } = await sql<FacetRow>`
      WITH listed AS (
        SELECT goods.store_id, goods.listed_price, ${isFreeShipping} AS is_free,
          ${orTrue(filter.isFreeShipping, isFreeShipping)} AS fits_shipping,
          ${isBetween(price)} AS fits_price,
          ${orTrue(storeUrls.length > 0, isOfStores(storeUrls))} AS fits_store
        FROM goods
        WHERE ${isListedAt(at)} AND ${isAt(place)}
          AND ${orTrue(filter.isInStock, isInStock)}
      ), counted AS (
        SELECT store_id,
          (count(*) FILTER (WHERE fits_shipping AND fits_price))::int AS store_count,
          (count(*) FILTER (WHERE fits_shipping AND fits_price AND fits_store))::int AS total_count,
          (count(*) FILTER (WHERE is_free AND fits_price AND fits_store))::int AS free_count,
          ARRAY[${sql.join(ranges.map(inRange))}]::int[] AS price_counts
        FROM listed AS goods GROUP BY GROUPING SETS ((store_id), ())
      )
      SELECT stores.url AS store_url, stores.name AS store_name,
        store_count, total_count, free_count, price_counts
      FROM counted LEFT JOIN stores ON stores.id = counted.store_id
      ORDER BY store_count DESC, stores.id
    `.execute(db)
    return rows
  })
