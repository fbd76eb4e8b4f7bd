import { sql } from 'kysely'
import { query } from '../database/db.ts'
import { isPublic } from './card.columns.ts'

/** Number of products that a store offers; stopped ones are not counted. */
export const goodsOnOffer = sql<number>`(
  SELECT count(*)::int FROM goods AS offered
  WHERE offered.store_id = stores.id AND offered.sale_status <> 'STOP'
)`.as('goods_count')

/** Columns of a store's seller that the law requires to be shown. */
export const sellerColumns = [
  'stores.name as store_name',
  'stores.url as store_url',
  'stores.introduction',
  'stores.company_name',
  'stores.representative_name',
  'stores.business_number',
  'stores.mail_order_number',
  'stores.phone',
  'stores.phone_hours',
  'stores.email',
  'stores.business_address',
  'stores.return_address',
] as const

/** Finds the seller of a product, its terms of return, and the number of products that the store sells. */
export const findSeller = (goodsId: number) =>
  query((db) =>
    db
      .selectFrom('goods')
      .innerJoin('stores', 'stores.id', 'goods.store_id')
      .innerJoin('shipping_policies', 'shipping_policies.id', 'goods.shipping_policy_id')
      .select([
        'goods.kind as goods_kind',
        ...sellerColumns,
        'shipping_policies.return_fee',
        'shipping_policies.exchange_fee',
      ])
      .select(goodsOnOffer)
      .where('goods.id', '=', goodsId)
      .where(isPublic)
      .executeTakeFirst(),
  )

/** Lists the seller's notices on a product's page at a moment, the newest first. */
export const listAnnouncements = (goodsId: number, at: Date) =>
  query((db) =>
    db
      .selectFrom('goods')
      .innerJoin('store_announcements', 'store_announcements.store_id', 'goods.store_id')
      .select([
        'store_announcements.title',
        'store_announcements.body',
        'store_announcements.display',
      ])
      .where('goods.id', '=', goodsId)
      .where(isPublic)
      .where('store_announcements.starts_at', '<=', at)
      .where((where) =>
        where.or([
          where('store_announcements.ends_at', 'is', null),
          where('store_announcements.ends_at', '>', at),
        ]),
      )
      .orderBy('store_announcements.starts_at', 'desc')
      .orderBy('store_announcements.id', 'desc')
      .execute(),
  )
