import type { Aspect } from '@jangteo/core/review/aspect.codes'
import { type Insertable, sql } from 'kysely'
import { query, send } from '../database/db.ts'
import type { GoodsKeywords, ReviewVotes } from '../database/schema.gen.ts'
import { VISIBLE } from './review-list.store.ts'

/** Finds the slug of a product's root category; `null` without a category, `undefined` without the product. */
export const findRootSlug = (goodsId: number) =>
  query(async (db) => {
    const row = await db
      .selectFrom('goods')
      .leftJoin('categories', 'categories.id', 'goods.category_root_id')
      .select('categories.slug')
      .where('goods.id', '=', goodsId)
      .executeTakeFirst()
    return row?.slug === undefined ? undefined : row.slug
  })

/** A review whose text is to be read. */
export type UnreadReview = { readonly id: number; readonly body: string }

/** Lists visible reviews of a product that were not read since their last edit. */
export const listUnreadReviews = (goodsId: number, limit: number) =>
  query((db): Promise<UnreadReview[]> =>
    db
      .selectFrom('reviews')
      .select(['id', 'body'])
      .where('goods_id', '=', goodsId)
      .where(VISIBLE)
      .where(sql<boolean>`read_at IS NULL OR read_at < coalesce(edited_at, written_at)`)
      .orderBy('id')
      .limit(limit)
      .execute(),
  )

/** Replaces the votes of reviews that are visible still; what was deleted meanwhile is not quoted again. */
export const replaceVotes = (
  reviewIds: readonly number[],
  votes: readonly Insertable<ReviewVotes>[],
  at: Date,
) =>
  query(async (db) => {
    const { rows } = await sql<{ id: number }>`UPDATE reviews SET read_at = ${at}
      WHERE id = ANY (${[...reviewIds]}::bigint[]) AND ${VISIBLE} RETURNING id`.execute(db)
    const visible = new Set(rows.map(({ id }) => id))
    await db
      .deleteFrom('review_votes')
      .where('review_id', '=', sql<number>`ANY (${[...reviewIds]}::bigint[])`)
      .execute()
    const left = votes.filter((vote) => visible.has(vote.review_id))
    if (left.length > 0) await db.insertInto('review_votes').values(left).execute()
  })

/** Deletes the votes of a review, and with them what it is quoted by. */
export const deleteVotes = (reviewId: number) =>
  send((db) => db.deleteFrom('review_votes').where('review_id', '=', reviewId).compile())

/** Locks the count of a product's votes, and sets when it is made. */
export const lockKeywords = (goodsId: number, at: Date) =>
  send((db) =>
    db
      .insertInto('goods_keyword_runs')
      .values({ goods_id: goodsId, computed_at: at })
      .onConflict((conflict) => conflict.column('goods_id').doUpdateSet({ computed_at: at }))
      .compile(),
  )

/** Lists the votes of a product's visible reviews by review; one without votes has an empty list. */
export const listVotes = (goodsId: number) =>
  query(async (db) => {
    const { rows } = await sql<{
      id: number
      votes: readonly { aspect: Aspect; is_good: boolean; quote: string }[]
    }>`SELECT reviews.id, coalesce(json_agg(json_build_object(
          'aspect', votes.aspect, 'is_good', votes.is_good, 'quote', votes.quote))
        FILTER (WHERE votes.aspect IS NOT NULL), '[]') AS votes
      FROM reviews LEFT JOIN review_votes AS votes ON votes.review_id = reviews.id
      WHERE reviews.goods_id = ${goodsId} AND ${VISIBLE}
      GROUP BY reviews.id`.execute(db)
    return rows
  })

/** Replaces the aspects that a product shows. Needs `lockKeywords`. */
export const replaceKeywords = (goodsId: number, rows: readonly Insertable<GoodsKeywords>[]) =>
  query(async (db) => {
    await db.deleteFrom('goods_keywords').where('goods_id', '=', goodsId).execute()
    if (rows.length > 0)
      await db
        .insertInto('goods_keywords')
        .values([...rows])
        .execute()
  })

/** An aspect that a product shows. */
export type KeywordRow = {
  readonly aspect: Aspect
  readonly vote_count: number
  readonly positive_percent: number
  readonly quotes: readonly string[]
}

/** Lists the aspects that a product shows with quotes of reviews that are visible now, and when they were counted. */
export const listKeywords = (goodsId: number) =>
  query(async (db) => {
    const { rows } = await sql<{ computed_at: Date; keywords: readonly KeywordRow[] }>`
      SELECT runs.computed_at, coalesce((
        SELECT json_agg(json_build_object('aspect', words.aspect, 'vote_count', words.vote_count,
          'positive_percent', words.positive_percent, 'quotes', ARRAY(
            SELECT votes.quote FROM unnest(words.quoted_ids) WITH ORDINALITY AS quoted (id, place)
            JOIN reviews ON reviews.id = quoted.id AND ${VISIBLE}
            JOIN review_votes AS votes ON votes.review_id = quoted.id AND votes.aspect = words.aspect
            ORDER BY quoted.place)) ORDER BY words.position)
        FROM goods_keywords AS words WHERE words.goods_id = runs.goods_id), '[]') AS keywords
      FROM goods_keyword_runs AS runs WHERE runs.goods_id = ${goodsId}`.execute(db)
    return rows[0]
  })

/** Lists products with at least so many reviews whose votes were never counted, the most reviewed first. */
export const listUncountedGoods = (reviewCountMin: number) =>
  query(async (db) => {
    const { rows } = await sql<{ id: number }>`SELECT goods.id FROM goods
      WHERE goods.review_count >= ${reviewCountMin}
        AND NOT EXISTS (SELECT FROM goods_keyword_runs AS runs WHERE runs.goods_id = goods.id)
      ORDER BY goods.review_count DESC, goods.id`.execute(db)
    return rows.map(({ id }) => id)
  })

/** Lists the aspects that products show, those with most votes first. */
export const listShownAspects = (goodsIds: readonly number[]) =>
  query((db) =>
    db
      .selectFrom('goods_keywords')
      .select(['goods_id', 'aspect', 'positive_percent'])
      .where('goods_id', '=', sql<number>`ANY (${[...goodsIds]}::bigint[])`)
      .orderBy('goods_id')
      .orderBy('position')
      .execute(),
  )

/** Counts the votes on each aspect of a product's visible reviews. */
export const countVotes = (goodsId: number) =>
  query(async (db) => {
    const { rows } = await sql<{ aspect: Aspect; good_count: number; bad_count: number }>`
      SELECT votes.aspect, count(*) FILTER (WHERE votes.is_good)::int AS good_count,
        count(*) FILTER (WHERE NOT votes.is_good)::int AS bad_count
      FROM reviews JOIN review_votes AS votes ON votes.review_id = reviews.id
      WHERE reviews.goods_id = ${goodsId} AND ${VISIBLE}
      GROUP BY votes.aspect`.execute(db)
    return rows
  })
