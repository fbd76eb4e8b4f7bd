import type { StepActor } from '@jangteo/core/chart/step.codes'
import type { GoodsSaleStatus } from '@jangteo/core/goods/goods.codes'
import type { GoodsListing } from '@jangteo/core/goods/goodsListing.codes'
import { ENDED_ITEM_STATUSES } from '@jangteo/core/order/orderItem.codes'
import { type Kysely, type Selectable, sql } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query, send } from '../database/db.ts'
import type { DB, Goods } from '../database/schema.gen.ts'

/**
 * Sale status that the seller chose: it waits while the product is not listed, and while its store sells nothing. Else
 * buyers meet it.
 */
export const sellerStatus = sql<GoodsSaleStatus>`coalesce(
  goods.sale_status_when_listed, goods.resting_sale_status, goods.sale_status)`

/** A product as its seller and the operator see it. */
export type ListingRow = Selectable<Goods> & {
  /** The one that the seller chose. */
  readonly seller_status: GoodsSaleStatus
  /** New texts of it wait for a review. */
  readonly has_revision: boolean
}

/** True while new texts of a product wait for a review. */
export const hasRevision = sql<boolean>`EXISTS (
  SELECT FROM goods_revisions WHERE goods_revisions.goods_id = goods.id
)`.as('has_revision')

/** Product to lock: of a store, or of any with `null`. */
export type ListingKey = { readonly goodsId: number; readonly storeId: number | null }

const selectListing = (db: Kysely<DB>, { goodsId, storeId }: ListingKey) =>
  db
    .selectFrom('goods')
    .select(COLUMNS.goods)
    .select([hasRevision, sellerStatus.as('seller_status')])
    .where('goods.id', '=', goodsId)
    .$if(storeId !== null, (goods) => goods.where('goods.store_id', '=', storeId))

/**
 * Locks a product, then its options in the order of their ids: what orders wait for before they read it again. The lock
 * of the product itself lets orders name it.
 */
export const lockListing = (key: ListingKey) =>
  query(async (db): Promise<ListingRow | undefined> => {
    const row = await selectListing(db, key).forNoKeyUpdate().executeTakeFirst()
    if (row === undefined) return undefined
    await db
      .selectFrom('goods_options')
      .select('id')
      .where('goods_id', '=', key.goodsId)
      .orderBy('id')
      .forUpdate()
      .execute()
    return row
  })

/** Finds a product whatever its listing; of a store, or of any with `null`. */
export const findListing = (key: ListingKey) =>
  query((db): Promise<ListingRow | undefined> => selectListing(db, key).executeTakeFirst())

/** Step of a listing as it is written. */
export type ListingStep = {
  readonly goodsId: number
  readonly from: GoodsListing
  readonly to: GoodsListing
  readonly at: Date
  /** Note of the operator; `null` removes it, `undefined` leaves the one before. */
  readonly note?: string | null
  /** The operator looked at it. */
  readonly isReviewed?: boolean
}

/** Sale status that buyers meet in a listing state, and the one that waits meanwhile. */
const statusesIn = (to: GoodsListing) =>
  to === 'LISTED'
    ? { sale_status: sellerStatus, sale_status_when_listed: null }
    : { sale_status: 'STOP' as const, sale_status_when_listed: sellerStatus }

/** Sets the listing of a product that still has the state `from`; true when it had. */
export const updateListing = ({ goodsId, from, to, at, note, isReviewed }: ListingStep) =>
  query(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('goods')
      .set({
        listing: to,
        ...statusesIn(to),
        ...(note === undefined ? {} : { operator_note: note }),
        ...(isReviewed === true ? { was_reviewed: true } : {}),
        ...(to === 'REVIEWING' ? { submitted_at: at } : {}),
        ...(to === 'LISTED'
          ? { first_listed_at: sql<Date>`coalesce(first_listed_at, ${at}::timestamptz)` }
          : {}),
      })
      .where('id', '=', goodsId)
      .where('listing', '=', from)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  })

/** A step that a listing took. */
export type NewListingHistory = {
  readonly goods_id: number
  readonly actor: StepActor
  readonly event: string
  readonly from_status: GoodsListing
  readonly to_status: GoodsListing
  readonly reason: string | null
  readonly at: Date
}

export const insertListingHistory = (step: NewListingHistory) =>
  send((db) => db.insertInto('goods_listing_history').values(step).compile())

/** Lists the steps that a listing took, the newest first. */
export const listListingHistory = (goodsId: number) =>
  query((db) =>
    db
      .selectFrom('goods_listing_history')
      .select(COLUMNS.goods_listing_history)
      .where('goods_id', '=', goodsId)
      .orderBy('id', 'desc')
      .limit(100)
      .execute(),
  )

/** True when an item of a product is between its order and its end. */
export const hasOpenItem = (goodsId: number) =>
  query(async (db) => {
    const row = await db
      .selectFrom('order_items')
      .select('id')
      .where('goods_id', '=', goodsId)
      .where('status', 'not in', ENDED_ITEM_STATUSES)
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  })

/** Counts the products of a store that are or were listed, without one, up to `countMax`. */
export const countListedOfStore = (
  storeId: number,
  { withoutId, countMax }: { readonly withoutId: number; readonly countMax: number },
) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom((goods) =>
        goods
          .selectFrom('goods')
          .select('id')
          .where('store_id', '=', storeId)
          .where('id', '<>', withoutId)
          .where(sql<boolean>`(listing IN ('LISTED', 'STOPPED') OR first_listed_at IS NOT NULL)`)
          .limit(countMax)
          .as('listed'),
      )
      .select((listed) => listed.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count
  })

/** Stops the deals of a product that are not over; a sale that was to end with one of them has its own end again. */
export const stopDealsOfGoods = (goodsId: number, at: Date) =>
  send((db) =>
    sql`WITH stopped AS (
        UPDATE deals SET stopped_at = ${at}
        WHERE deals.goods_id = ${goodsId} AND deals.stopped_at IS NULL AND deals.ends_at > ${at}
      )
      UPDATE goods SET sale_ends_at = own_sale_ends_at WHERE id = ${goodsId} AND sale_ends_at > ${at}`.compile(
      db,
    ),
  )

/** Sets the sale status that a seller chose, which buyers meet while the product is listed. */
export const updateSellerStatus = (goodsId: number, status: GoodsSaleStatus) =>
  send((db) =>
    sql`UPDATE goods SET
        sale_status = CASE WHEN listing = 'LISTED' THEN ${status} ELSE 'STOP' END,
        sale_status_when_listed = CASE WHEN listing = 'LISTED' THEN NULL ELSE ${status} END
      WHERE id = ${goodsId}`.compile(db),
  )
