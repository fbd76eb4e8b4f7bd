import { sql } from 'kysely'
import { query } from '../database/db.ts'
import { isListedAt, selectCards } from '../goods/card.columns.ts'

/**
 * Lists the newest products that came since a moment, at most `storeMax` of each store, and no adult ones. Twenty times
 * what is asked for is looked through, so that one store that brings hundreds at once costs no more.
 */
export const listFreshGoods = (
  { at, since }: { readonly at: Date; readonly since: Date },
  { storeMax, limit }: { readonly storeMax: number; readonly limit: number },
) =>
  query((db) => {
    const newest = sql<{ id: number }>`(
      SELECT id, row_number() OVER (PARTITION BY store_id ORDER BY created_at DESC, id DESC) AS place
      FROM (
        SELECT goods.id, goods.store_id, goods.created_at FROM goods
        WHERE goods.created_at >= ${since} AND NOT goods.is_adult_only AND ${isListedAt(at)}
        ORDER BY goods.created_at DESC, goods.id DESC LIMIT ${limit * 20}
      ) AS fresh
    )`
    return selectCards(db, at)
      .innerJoin(newest.as('newest'), 'newest.id', 'goods.id')
      .where(sql<boolean>`newest.place <= ${storeMax}`)
      .orderBy('goods.created_at', 'desc')
      .orderBy('goods.id', 'desc')
      .limit(limit)
      .execute()
  })

/** Lists products that at least `visitorMin` buyers and devices put into their carts since a moment, most first. */
export const listCartedGoods = (
  { at, since }: { readonly at: Date; readonly since: Date },
  { visitorMin, limit }: { readonly visitorMin: number; readonly limit: number },
) =>
  query((db) =>
    selectCards(db, at)
      .innerJoin(
        db
          .selectFrom('cart_lines')
          .select(['goods_id', sql<number>`count(DISTINCT (member_id, device_id))`.as('visitors')])
          .where('created_at', '>=', since)
          .where('is_buy_now', '=', false)
          .where('main_line_id', 'is', null)
          .groupBy('goods_id')
          .having(sql<boolean>`count(DISTINCT (member_id, device_id)) >= ${visitorMin}`)
          .as('carted'),
        'carted.goods_id',
        'goods.id',
      )
      .where('goods.is_adult_only', '=', false)
      .where(isListedAt(at))
      .orderBy('carted.visitors', 'desc')
      .orderBy('goods.id', 'desc')
      .limit(limit)
      .execute(),
  )

/** Lists products that at least `memberMin` members liked since a moment and still like, most first. */
export const listLikedGoods = (
  { at, since }: { readonly at: Date; readonly since: Date },
  { memberMin, limit }: { readonly memberMin: number; readonly limit: number },
) =>
  query((db) =>
    selectCards(db, at)
      .innerJoin(
        db
          .selectFrom('favorite_goods')
          .select(['goods_id', sql<number>`count(*)`.as('members')])
          .where('added_at', '>=', since)
          .groupBy('goods_id')
          .having(sql<boolean>`count(*) >= ${memberMin}`)
          .as('liked'),
        'liked.goods_id',
        'goods.id',
      )
      .where('goods.is_adult_only', '=', false)
      .where(isListedAt(at))
      .orderBy('liked.members', 'desc')
      .orderBy('goods.id', 'desc')
      .limit(limit)
      .execute(),
  )

/** Lists those of some products that a page for everybody may show: listed, and for all ages. */
export const listLinkableGoods = (at: Date, goodsIds: readonly number[]) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('goods')
      .select('goods.id')
      .where('goods.id', 'in', goodsIds)
      .where('goods.is_adult_only', '=', false)
      .where(isListedAt(at))
      .execute()
    return rows.map(({ id }) => id)
  })

/** Products that visitors viewed since a moment, each visitor once a day; below a category of the first level, or all. */
type Viewed = { readonly at: Date; readonly since: Date; readonly categoryRootId: number | null }

/** Lists the most viewed products, most first. */
export const listViewedGoods = ({ at, since, categoryRootId }: Viewed, limit: number) =>
  query((db) =>
    selectCards(db, at)
      .innerJoin(
        db
          .selectFrom('goods_views')
          .select(['goods_id', sql<number>`count(*)`.as('views')])
          .where('seen_at', '>=', since)
          .groupBy('goods_id')
          .as('viewed'),
        'viewed.goods_id',
        'goods.id',
      )
      .where('goods.is_adult_only', '=', false)
      .where(isListedAt(at))
      .$if(categoryRootId !== null, (goods) =>
        goods.where('goods.category_root_id', '=', categoryRootId),
      )
      .orderBy('viewed.views', 'desc')
      .orderBy('goods.id', 'desc')
      .limit(limit)
      .execute(),
  )

/** Lists the stores whose products have the most points of the week. */
export const listBestStores = (limit: number) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('goods_week_points')
      .innerJoin('goods', 'goods.id', 'goods_week_points.goods_id')
      .select('goods.store_id')
      .where('goods_week_points.points', '>', 0)
      .groupBy('goods.store_id')
      .orderBy(sql`sum(goods_week_points.points)`, 'desc')
      .orderBy('goods.store_id')
      .limit(limit)
      .execute()
    return rows.map(({ store_id: id }) => id)
  })
