import type { DealPlan } from '@jangteo/core/display/dealPlan.rules'
import { type Kysely, sql } from 'kysely'
import { query } from '../database/db.ts'
import type { DB } from '../database/schema.gen.ts'
import { type SaleEnd, saleEndColumns } from '../goods/sale-end.columns.ts'

const columns = [
  'deals.id',
  'deals.goods_id',
  'deals.deal_price',
  'deals.starts_at',
  'deals.ends_at',
  'deals.quantity_total',
  'deals.person_max',
  'deals.after_end',
  'deals.stopped_at',
  'deals.taken',
  'goods.name',
  'goods.picture',
  'goods.sale_price',
  'goods.listing',
] as const

const ofStore = (db: Kysely<DB>, storeId: number) =>
  db
    .selectFrom('deals')
    .innerJoin('goods', 'goods.id', 'deals.goods_id')
    .where('goods.store_id', '=', storeId)

/** Lists a page of a store's deals, those that end last first. */
export const listStoreDeals = (
  storeId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) =>
  query((db) =>
    ofStore(db, storeId)
      .select(columns)
      .orderBy('deals.ends_at', 'desc')
      .orderBy('deals.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

export const countStoreDeals = (storeId: number) =>
  query(async (db) => {
    const { count } = await ofStore(db, storeId)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow()
    return count
  })

/** Finds the product of a store's deal. */
export const findGoodsOfDeal = (storeId: number, dealId: number) =>
  query(async (db) => {
    const row = await ofStore(db, storeId)
      .select('deals.goods_id')
      .where('deals.id', '=', dealId)
      .executeTakeFirst()
    return row?.goods_id
  })

/** Locks a deal of a store that was not stopped. */
export const lockStoreDeal = (storeId: number, dealId: number) =>
  query((db) =>
    ofStore(db, storeId)
      .select(columns)
      .where('deals.id', '=', dealId)
      .where('deals.stopped_at', 'is', null)
      .forUpdate('deals')
      .executeTakeFirst(),
  )

/** True for a product of a special sale that is not over. */
export const isSoldSpecially = (goodsId: number) =>
  query(async (db) => {
    const row = await db
      .selectFrom('special_sale_goods')
      .select('id')
      .where('goods_id', '=', goodsId)
      .where('is_live', '=', true)
      .executeTakeFirst()
    return row !== undefined
  })

/** Lists the periods of a product's deals that are not stopped and not over, without one. */
export const listDealPeriods = (
  goodsId: number,
  { at, withoutId }: { readonly at: Date; readonly withoutId: number | null },
) =>
  query((db) =>
    db
      .selectFrom('deals')
      .select(['starts_at', 'ends_at'])
      .where('goods_id', '=', goodsId)
      .where('stopped_at', 'is', null)
      .where('ends_at', '>', at)
      .where('id', '<>', withoutId ?? 0)
      .execute(),
  )

const toColumns = (plan: DealPlan) => ({
  deal_price: plan.dealPrice,
  starts_at: new Date(plan.startsAtMs),
  ends_at: new Date(plan.endsAtMs),
  quantity_total: plan.quantityTotal,
  person_max: plan.personMax,
  after_end: plan.afterEnd,
})

export const insertDeal = (goodsId: number, plan: DealPlan) =>
  query(async (db) => {
    const row = await db
      .insertInto('deals')
      .values({ goods_id: goodsId, ...toColumns(plan) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  })

export const updateDeal = (dealId: number, plan: DealPlan) =>
  query((db) => db.updateTable('deals').set(toColumns(plan)).where('id', '=', dealId).execute())

export const stopDeal = (dealId: number, at: Date) =>
  query((db) => db.updateTable('deals').set({ stopped_at: at }).where('id', '=', dealId).execute())

/** Sets the end of a product's sale after a change of its deals. */
export const updateSaleEnd = (goodsId: number, ends: SaleEnd) =>
  query((db) =>
    db.updateTable('goods').set(saleEndColumns(ends)).where('id', '=', goodsId).execute(),
  )
