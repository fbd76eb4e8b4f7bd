import type { DealStatus } from '@jangteo/core/display/deal.codes'
import { DEAL_ANNOUNCED_DAYS, DEAL_LISTED_DAYS } from '@jangteo/core/display/deal.rules'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { beginOnce } from '../database/beginOnce.ts'
import { query, send } from '../database/db.ts'
import type { DB } from '../database/schema.gen.ts'
import { selectPriced } from '../goods/card.columns.ts'
import { dealColumns, isDealAt } from '../goods/deal.columns.ts'

/** Deals of a list at a moment: of a tab, and of a category of the first level; `null` is all. */
export type DealCondition = {
  readonly at: Date
  readonly status: DealStatus
  readonly categoryId: number | null
}

const daysFrom = (at: Date, days: number) =>
  sql`${at}::timestamptz + make_interval(days => ${days}::int)`

/** Deals of each tab; stopped ones are in none. */
const IN_TAB: Readonly<Record<DealStatus, (at: Date) => RawBuilder<boolean>>> = {
  RUNNING: (at) => sql`deals.starts_at <= ${at} AND deals.ends_at > ${at}`,
  COMING: (at) =>
    sql`deals.starts_at > ${at} AND deals.starts_at <= ${daysFrom(at, DEAL_ANNOUNCED_DAYS)}`,
  ENDED: (at) => sql`deals.ends_at <= ${at} AND deals.ends_at > ${daysFrom(at, -DEAL_LISTED_DAYS)}`,
}

/** Order of each tab: ending first, starting first, ended last. */
const ORDERS = {
  RUNNING: ['deals.ends_at', 'asc'],
  COMING: ['deals.starts_at', 'asc'],
  ENDED: ['deals.ends_at', 'desc'],
} as const satisfies Readonly<Record<DealStatus, readonly [string, 'asc' | 'desc']>>

const isListed = ({ at, status }: Pick<DealCondition, 'at' | 'status'>) =>
  sql<boolean>`deals.stopped_at IS NULL AND goods.sale_status <> 'STOP' AND ${IN_TAB[status](at)}`

const selectDeals = beginOnce((db) =>
  selectPriced(db).innerJoin('deals', 'deals.goods_id', 'goods.id').select(dealColumns),
)

/** Lists a page of deals with their products. */
export const listDeals = (
  condition: DealCondition,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) =>
  query((db) => {
    const [column, direction] = ORDERS[condition.status]
    const { categoryId } = condition
    return selectDeals(db)
      .where(isListed(condition))
      .$if(categoryId !== null, (deals) => deals.where('goods.category_root_id', '=', categoryId))
      .orderBy(column, direction)
      .orderBy('deals.id', direction)
      .offset(offset)
      .limit(limit)
      .execute()
  })

/** Lists running deals for home: what can be bought first, then by their end. */
export const listRunningDeals = (at: Date, limit: number) =>
  query((db) =>
    selectDeals(db)
      .where(isListed({ at, status: 'RUNNING' }))
      .orderBy(sql`deals.taken >= deals.quantity_total IS TRUE`)
      .orderBy('deals.ends_at')
      .orderBy('deals.id')
      .limit(limit)
      .execute(),
  )

/** A category of the first level with the number of deals that a tab lists of it. */
export type DealCategoryRow = {
  readonly id: number
  readonly name: string
  readonly count: number
}

const ofCategories = (db: Kysely<DB>) =>
  db
    .selectFrom('deals')
    .innerJoin('goods', 'goods.id', 'deals.goods_id')
    .innerJoin('categories', 'categories.id', 'goods.category_root_id')

/** Lists the categories that a tab has deals of, in their order. */
export const listDealCategories = (at: Date, status: DealStatus) =>
  query((db): Promise<DealCategoryRow[]> =>
    ofCategories(db)
      .select(['categories.id', 'categories.name', sql<number>`count(*)::int`.as('count')])
      .where(isListed({ at, status }))
      .groupBy(['categories.id', 'categories.name', 'categories.position'])
      .orderBy('categories.position')
      .execute(),
  )

const isRunning = (at: Date) =>
  sql<boolean>`running.stopped_at IS NULL AND running.starts_at <= ${at} AND running.ends_at > ${at}`

/**
 * Products whose price in lists may be another one at `at`: those of running deals that they are not listed at, and those
 * that are listed otherwise than at their own price without one. A product that is listed at its deal's price is left out
 * by an index alone, since a large market has many of them.
 */
export const listRelisted = (at: Date) =>
  query((db) =>
    db
      .selectFrom('goods')
      .leftJoin('deals', (join) => join.on(isDealAt(at)))
      .select(['goods.id', 'goods.sale_price as own_price', 'goods.listed_price'])
      .select(dealColumns)
      .where(
        sql<boolean>`goods.id = ANY (ARRAY(
          SELECT coalesce(otherwise.id, running.goods_id)
          FROM (SELECT goods_id, deal_price FROM deals AS running WHERE ${isRunning(at)}) AS running
          FULL JOIN (
            SELECT id, listed_price, sale_price FROM goods WHERE listed_price <> sale_price
          ) AS otherwise ON otherwise.id = running.goods_id
          WHERE otherwise.listed_price IS DISTINCT FROM running.deal_price
            OR otherwise.listed_price > otherwise.sale_price
        ))`,
      )
      .execute(),
  )

/** Sets the prices that lists are sorted and filtered by. */
export const updateListedPrices = (prices: ReadonlyMap<number, number>) =>
  send((db) =>
    sql`UPDATE goods SET listed_price = listed.price
      FROM unnest(${[...prices.keys()]}::bigint[], ${[...prices.values()]}::int[]) AS listed (goods_id, price)
      WHERE goods.id = listed.goods_id`.compile(db),
  )
