import { type RankingSpan, RANKING_BUCKETS } from '@jangteo/core/display/ranking.rules'
import type { RankingPeriod } from '@jangteo/core/display/display.codes'
import { type RawBuilder, sql } from 'kysely'
import { query } from '../database/db.ts'
import { isListedAt } from '../goods/card.columns.ts'
import { isEverybody, type RankingSegment } from './ranking.store.ts'
import { isSold, updateSoldCounts } from './soldCounts.ts'

type Counted = RankingSpan & { readonly period: RankingPeriod; readonly segment: RankingSegment }

/** Counts of a product in the order of its buckets, with where it stands. */
export type TallyRow = {
  readonly goods_id: number
  readonly category_root_id: number | null
  readonly category_middle_id: number | null
  readonly created_at: Date
  readonly buyer_count: number
  readonly paid_amount: number
  readonly ages: readonly number[]
  readonly buyer_counts: readonly number[]
  readonly view_counts: readonly number[]
}

const YEARS_PER_GROUP = 10
const YOUNGEST = 10
const OLDEST = 60

/** Full years of a member on the Korean day of a purchase, as `recommendAgeOf` groups them. */
const ageGroup = sql`greatest(${sql.lit(YOUNGEST)}, least(${sql.lit(OLDEST)},
  floor(extract(year FROM age((payments.completed_at AT TIME ZONE 'Asia/Seoul')::date, members.birthday))
    / ${sql.lit(YEARS_PER_GROUP)}) * ${sql.lit(YEARS_PER_GROUP)}))::int::text`

/** A member who is verified and agreed to be counted. */
const isCountable = sql`members.membership_type = 'MEMBER' AND members.privacy_optional_agreed_at IS NOT NULL`

/**
 * Rows of `sold`: pieces of a product that somebody bought within the span, with the age and the gender of a member who may
 * be counted. Members are joined to what was sold, and compared behind it: of conditions on members themselves the planner
 * expects nobody to be left, and puts every payment of the span beside everybody who is.
 */
function soldOf({ sinceMs, untilMs }: RankingSpan, isSegmented: boolean): RawBuilder<unknown> {
  const person = isSegmented
    ? sql`, CASE WHEN ${isCountable} THEN ${ageGroup} END AS age,
        CASE WHEN ${isCountable} THEN members.gender END AS gender`
    : sql``
  const members = isSegmented ? sql`LEFT JOIN members ON members.id = orders.member_id` : sql``
  return sql`SELECT items.goods_id, items.paid_amount, payments.completed_at AS at,
      coalesce('m' || orders.member_id, 'g' || orders.orderer_mobile) AS buyer${person}
    FROM payments
    JOIN orders ON orders.id = payments.order_id
    JOIN order_items AS items ON items.order_id = orders.id
    ${members}
    WHERE payments.additional_payment_id IS NULL AND payments.buyer_erased_at IS NULL
      AND payments.completed_at >= ${new Date(sinceMs)} AND payments.completed_at < ${new Date(untilMs)}
      AND ${isSold} AND items.paid_amount > 0`
}

/** Condition of a row of `sold` to be of the segment. */
function isOf({ age, gender }: RankingSegment): RawBuilder<boolean> {
  const hasAge = age === 'ALL' ? sql`true` : sql`age = ${age}`
  const hasGender = gender === 'ALL' ? sql`true` : sql`gender = ${gender}`
  return sql<boolean>`${hasAge} AND ${hasGender}`
}

/** A row for each buyer, product and Korean day of `sold`, at the first payment of the day. */
const bought = (segment: RankingSegment) => sql`SELECT goods_id, buyer, min(at) AS at,
    sum(paid_amount)::bigint AS paid_amount
  FROM sold WHERE ${isOf(segment)}
  GROUP BY goods_id, buyer, (at AT TIME ZONE 'Asia/Seoul')::date`

/** Views are nobody's: no segment has any. */
function seen({ sinceMs, untilMs, segment }: Counted) {
  return sql`SELECT goods_id, seen_at AS at FROM goods_views
    WHERE seen_at >= ${new Date(sinceMs)} AND seen_at < ${new Date(untilMs)} AND ${sql.lit(isEverybody(segment))}`
}

/**
 * Counts buyers and views of every listed product that sold in a span, bucket by bucket; products that an operator
 * excluded are left out. Source: market-rules §1.3.
 */
export const listTallies = (counted: Counted) =>
  query(async (db): Promise<TallyRow[]> => {
    const { untilMs, period, segment } = counted
    const until = new Date(untilMs)
    const bucketSeconds = RANKING_BUCKETS[period].lengthMs / 1000
    const age = sql`ceil(extract(epoch FROM ${until}::timestamptz - at) / ${bucketSeconds}::int)::int - 1`
    const { rows } = await sql<TallyRow>`
      WITH sold AS MATERIALIZED (${soldOf(counted, !isEverybody(segment))}),
        bought AS MATERIALIZED (${bought(segment)}),
        whole AS (
          SELECT goods_id, count(DISTINCT buyer)::int AS buyer_count, sum(paid_amount)::float8 AS paid_amount
          FROM bought GROUP BY goods_id
        ),
        buckets AS (
          SELECT goods_id, age, sum(buyers)::int AS buyer_count, sum(views)::int AS view_count
          FROM (
            SELECT goods_id, ${age} AS age, 1 AS buyers, 0 AS views FROM bought
            UNION ALL
            SELECT goods_id, ${age}, 0, 1 FROM (${seen(counted)}) AS seen
              WHERE goods_id IN (SELECT goods_id FROM whole)
          ) AS counts
          GROUP BY goods_id, age
        ),
        rows AS (
          SELECT goods_id, array_agg(age ORDER BY age) AS ages,
            array_agg(buyer_count ORDER BY age) AS buyer_counts,
            array_agg(view_count ORDER BY age) AS view_counts
          FROM buckets GROUP BY goods_id
        )
      SELECT goods.id AS goods_id, goods.category_root_id, goods.category_middle_id, goods.created_at,
        whole.buyer_count, whole.paid_amount, rows.ages, rows.buyer_counts, rows.view_counts
      FROM rows JOIN whole USING (goods_id) JOIN goods ON goods.id = rows.goods_id
      WHERE ${isListedAt(until)}
        AND NOT EXISTS (SELECT FROM ranking_exclusions WHERE ranking_exclusions.goods_id = goods.id)
      ORDER BY goods.id`.execute(db)
    return rows
  })

/** Distinct buyers of a segment below a category; `null` is all of them. */
export type BoardBuyersRow = RankingSegment & {
  readonly category_id: number | null
  readonly buyer_count: number
}

/** Counts the distinct buyers of a span in every segment: of all products, of each root and of each middle category. */
export const countBoardBuyers = (span: RankingSpan) =>
  query(async (db): Promise<BoardBuyersRow[]> => {
    const { rows } = await sql<BoardBuyersRow>`
      WITH sold AS MATERIALIZED (${soldOf(span, true)}),
        buyers AS (
          SELECT DISTINCT sold.age, sold.gender, sold.buyer, goods.category_root_id AS root_id,
            goods.category_middle_id AS middle_id
          FROM sold JOIN goods ON goods.id = sold.goods_id
          WHERE sold.age IS NOT NULL OR sold.gender IS NOT NULL
        )
      SELECT CASE grouping(age) WHEN 1 THEN 'ALL' ELSE age END AS age,
        CASE grouping(gender) WHEN 1 THEN 'ALL' ELSE gender END AS gender,
        coalesce(root_id, middle_id) AS category_id, count(DISTINCT buyer)::int AS buyer_count
      FROM buyers
      GROUP BY GROUPING SETS ((age, gender), (age), (gender)), GROUPING SETS ((), (root_id), (middle_id))
      HAVING (grouping(age) = 1 OR age IS NOT NULL) AND (grouping(gender) = 1 OR gender IS NOT NULL)
        AND (grouping(root_id, middle_id) = 3 OR coalesce(root_id, middle_id) IS NOT NULL)`.execute(
      db,
    )
    return rows
  })

/** Counts the pieces sold of products whose items changed since a moment, or of all for `null`. */
export const countSold = (since: Date | null) => query((db) => updateSoldCounts(since).execute(db))
