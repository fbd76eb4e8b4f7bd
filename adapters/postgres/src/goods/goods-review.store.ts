import type { GoodsListing } from '@jangteo/core/goods/goodsListing.codes'
import { sql } from 'kysely'
import { query } from '../database/db.ts'

/** List of an operator's: what waits for a review, what was stopped, or everything. */
export type ReviewQueue = 'WAITING' | 'STOPPED' | 'ALL'

/** Products of a list whose name, or whose store's, contains a keyword; `null` is any. */
export type ReviewCondition = { readonly queue: ReviewQueue; readonly keyword: string | null }

/** A product in an operator's list; `asked_at` is `null` unless a review is asked for. */
export type ReviewedGoodsRow = {
  readonly id: number
  readonly name: string
  readonly picture: string
  readonly listing: GoodsListing
  readonly store_url: string
  readonly store_name: string
  readonly revised_at: Date | null
  readonly asked_at: Date | null
}

const IN_QUEUE = {
  WAITING: sql`(goods.listing = 'REVIEWING' OR (goods.listing = 'LISTED' AND goods_revisions.created_at IS NOT NULL))`,
  STOPPED: sql`goods.listing = 'STOPPED'`,
  ALL: sql`goods.listing <> 'DELETED'`,
} as const

const askedAt = sql`CASE WHEN goods.listing = 'REVIEWING' THEN goods.submitted_at ELSE goods_revisions.created_at END`

/** Few products wait: both ways to wait are read from indexes of their own. */
const source = ({ queue, keyword }: ReviewCondition) => sql`
  FROM goods
  JOIN stores ON stores.id = goods.store_id
  LEFT JOIN goods_revisions ON goods_revisions.goods_id = goods.id
  WHERE ${IN_QUEUE[queue]}
    AND ${queue === 'WAITING' ? sql`goods.id IN (SELECT id FROM goods WHERE listing = 'REVIEWING' UNION ALL SELECT goods_id FROM goods_revisions)` : sql`true`}
    AND ${keyword === null ? sql`true` : sql`(strpos(lower(goods.name), lower(${keyword})) > 0 OR strpos(lower(stores.name), lower(${keyword})) > 0)`}`

/** Lists a page of an operator's list: the longest waiting first, else the newest. */
export const listReviewedGoods = (
  condition: ReviewCondition,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) =>
  query(async (db): Promise<ReviewedGoodsRow[]> => {
    const order = condition.queue === 'WAITING' ? sql`asked_at, goods.id` : sql`goods.id DESC`
    const { rows } = await sql<ReviewedGoodsRow>`
      SELECT goods.id, goods.name, goods.picture, goods.listing, stores.url AS store_url, stores.name AS store_name,
        goods_revisions.created_at AS revised_at, ${askedAt} AS asked_at
      ${source(condition)} ORDER BY ${order} OFFSET ${offset} LIMIT ${limit}`.execute(db)
    return rows
  })

export const countReviewedGoods = (condition: ReviewCondition) =>
  query(async (db) => {
    const { rows } = await sql<{
      count: number
    }>`SELECT count(*)::int AS count ${source(condition)}`.execute(db)
    return rows[0]?.count ?? 0
  })

/** Names that a review shows of a product's store and categories. */
export type ReviewNames = {
  readonly store_url: string
  readonly store_name: string
  readonly category_name: string | null
  readonly revision_category_name: string | null
}

const pathOf = (id: unknown) => sql`(
  SELECT root.name || ' > ' || middle.name || ' > ' || leaf.name FROM categories AS leaf
  JOIN categories AS middle ON middle.id = leaf.parent_id JOIN categories AS root ON root.id = middle.parent_id
  WHERE leaf.id = ${id})`

/** Finds the names of a product's store, its category and that of its new texts. */
export const findReviewNames = (goodsId: number, revisionCategoryId: number | null) =>
  query(async (db): Promise<ReviewNames> => {
    const { rows } = await sql<ReviewNames>`
      SELECT stores.url AS store_url, stores.name AS store_name, ${pathOf(sql.ref('goods.category_id'))} AS category_name,
        ${pathOf(sql`${revisionCategoryId}::bigint`)} AS revision_category_name
      FROM goods JOIN stores ON stores.id = goods.store_id WHERE goods.id = ${goodsId}`.execute(db)
    const [row] = rows
    if (row === undefined) throw new RangeError(`goods ${goodsId} is missing`)
    return row
  })
