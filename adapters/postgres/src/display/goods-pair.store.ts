import {
  PAIR_COUNT_MAX,
  PAIR_PEOPLE_MIN,
  PAIR_POINTS_PER_BUYER,
  PAIRED_GOODS_COUNT_MAX,
} from '@jangteo/core/goods/neighbour.rules'
import { type RawBuilder, sql } from 'kysely'
import { query } from '../database/db.ts'
import { isSold } from './soldCounts.ts'
import { isListedAt, selectCards } from '../goods/card.columns.ts'

/** The buyers of each product since a moment; an order of a guest is known by its mobile number. */
const bought = (since: Date) => sql`
  SELECT DISTINCT coalesce('m' || orders.member_id, 'g' || orders.orderer_mobile) AS person, items.goods_id
  FROM payments
  JOIN orders ON orders.id = payments.order_id
  JOIN order_items AS items ON items.order_id = orders.id
  WHERE payments.additional_payment_id IS NULL AND payments.buyer_erased_at IS NULL
    AND payments.completed_at >= ${since} AND ${isSold}`

/** The visitors of each product on each Korean day. */
const seen = (since: Date) => sql`
  SELECT day || encode(visitor, 'hex') AS person, goods_id FROM goods_views WHERE seen_at >= ${since}`

/** Pairs of products that people share, each pair from both sides. */
const shared = (rows: RawBuilder<unknown>, pointsEach: number) => sql`
  SELECT one.goods_id, other.goods_id AS other_id, count(*)::int AS people, count(*)::int * ${sql.lit(pointsEach)} AS points
  FROM (${rows}) AS one JOIN (${rows}) AS other ON other.person = one.person AND other.goods_id <> one.goods_id
  GROUP BY one.goods_id, other.goods_id`

const ofPeople = (rows: RawBuilder<unknown>) => sql`
  SELECT person, goods_id FROM (
    SELECT person, goods_id, count(*) OVER (PARTITION BY person) AS goods_count FROM (${rows}) AS rows
  ) AS counted WHERE goods_count BETWEEN 2 AND ${sql.lit(PAIRED_GOODS_COUNT_MAX)}`

/**
 * Replaces the pairs by those of what was bought and seen since a moment. Buyers and visitors are not the same kind of
 * people: the larger of both counts is the number that is certain. Two at once wait for each other at the table.
 */
export const replaceGoodsPairs = (since: Date) =>
  query(async (db) => {
    await sql`LOCK TABLE goods_pairs IN SHARE ROW EXCLUSIVE MODE`.execute(db)
    await sql`DELETE FROM goods_pairs`.execute(db)
    await sql`
      WITH bought AS MATERIALIZED (${ofPeople(bought(since))}),
        seen AS MATERIALIZED (${ofPeople(seen(since))}),
        pairs AS (
          SELECT goods_id, other_id, sum(points)::int AS points FROM (
            ${shared(sql`SELECT * FROM bought`, PAIR_POINTS_PER_BUYER)}
            UNION ALL ${shared(sql`SELECT * FROM seen`, 1)}
          ) AS both_kinds
          GROUP BY goods_id, other_id HAVING max(people) >= ${sql.lit(PAIR_PEOPLE_MIN)}
        ),
        ranked AS (
          SELECT goods_id, other_id,
            row_number() OVER (PARTITION BY goods_id ORDER BY points DESC, other_id DESC) AS place
          FROM pairs
        )
      INSERT INTO goods_pairs (goods_id, other_ids)
      SELECT goods_id, array_agg(other_id ORDER BY place) FROM ranked
      WHERE place <= ${sql.lit(PAIR_COUNT_MAX)} GROUP BY goods_id`.execute(db)
  })

type Neighbourhood = { readonly goodsId: number; readonly at: Date; readonly limit: number }

/** Lists the products that are paired with one and still listed, the strongest pair first. */
export const listPairedGoods = ({ goodsId, at, limit }: Neighbourhood) =>
  query((db) =>
    selectCards(db, at)
      .innerJoin('goods_pairs', (join) =>
        join.on(sql<boolean>`goods_pairs.goods_id = ${goodsId}
          AND goods.id = ANY (goods_pairs.other_ids)`),
      )
      .where(isListedAt(at))
      .orderBy(sql`array_position(goods_pairs.other_ids, goods.id)`)
      .limit(limit)
      .execute(),
  )

type Seen = { readonly goodsIds: readonly number[]; readonly at: Date; readonly limit: number }

/**
 * Lists the products that are paired with some and still listed, without those: the more of them name it, and the nearer
 * it stands to each, the earlier.
 */
export const listPairedWithSome = ({ goodsIds, at, limit }: Seen) =>
  query((db) => {
    const own = sql`${[...goodsIds]}::bigint[]`
    const paired = sql<{ id: number; nearness: number }>`(
      SELECT other.id, sum(${sql.lit(PAIR_COUNT_MAX + 1)} - other.place) AS nearness
      FROM goods_pairs, unnest(goods_pairs.other_ids) WITH ORDINALITY AS other (id, place)
      WHERE goods_pairs.goods_id = ANY (${own}) AND other.id <> ALL (${own})
      GROUP BY other.id
    )`
    return selectCards(db, at)
      .innerJoin(paired.as('paired'), 'paired.id', 'goods.id')
      .where(isListedAt(at))
      .orderBy('paired.nearness', 'desc')
      .orderBy('goods.id', 'desc')
      .limit(limit)
      .execute()
  })

/** Products by what they sold within the week: those of a leaf category, or of a store. */
export type WeekPlace = { readonly categoryId: number } | { readonly storeId: number }

/** Lists the best of the week in a place, then what sold best before, without one product. */
export const listWeekBest = (place: WeekPlace, { goodsId, at, limit }: Neighbourhood) =>
  query((db) =>
    selectCards(db, at)
      .leftJoin('goods_week_points', 'goods_week_points.goods_id', 'goods.id')
      .where(
        'categoryId' in place ? 'goods.category_id' : 'goods.store_id',
        '=',
        'categoryId' in place ? place.categoryId : place.storeId,
      )
      .where('goods.id', '<>', goodsId)
      .where(isListedAt(at))
      .orderBy(sql`nullif(goods_week_points.points, 0) DESC NULLS LAST`)
      .orderBy('goods.sold_count', 'desc')
      .orderBy('goods.id', 'desc')
      .limit(limit)
      .execute(),
  )
