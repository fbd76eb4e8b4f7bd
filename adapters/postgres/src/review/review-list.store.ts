import type { Aspect } from '@jangteo/core/review/aspect.codes'
import type { ReviewSort } from '@jangteo/core/review/review.codes'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import type { DB } from '../database/schema.gen.ts'

/** Which visible reviews of a product to list. */
export type ReviewFilter = {
  readonly goodsId: number
  /** `null` for all scores, options. */
  readonly scores: readonly number[] | null
  readonly optionIds: readonly number[] | null
  readonly hasMedia: boolean
  /** Aspect that they judge; `null` for any. */
  readonly aspect: Aspect | null
  /** Left out, because it stands before the others. */
  readonly exceptId: number | null
}

/** Filter of all visible reviews of a product. */
export const allReviewsOf = (goodsId: number): ReviewFilter => ({
  goodsId,
  scores: null,
  optionIds: null,
  hasMedia: false,
  aspect: null,
  exceptId: null,
})

/** Selects reviews with their product, their writer, and the like of the reader (`null` for a guest). */
export const selectCards = (db: Kysely<DB>, readerId: number | null) =>
  db
    .selectFrom('reviews')
    .innerJoin('goods', 'goods.id', 'reviews.goods_id')
    .innerJoin('members', 'members.id', 'reviews.member_id')
    .select(COLUMNS.reviews)
    .select([
      'goods.name as goods_name',
      'goods.picture as goods_picture',
      'members.login_id as writer_login_id',
      'members.status as writer_status',
      sql<boolean>`EXISTS (SELECT FROM review_likes AS likes
        WHERE likes.review_id = reviews.id AND likes.member_id = ${readerId}::bigint)`.as(
        'is_liked',
      ),
    ])

/** A review as lists show it. */
export type ReviewCardRow = Awaited<
  ReturnType<ReturnType<typeof selectCards>['executeTakeFirstOrThrow']>
>

function isListed(filter: ReviewFilter): RawBuilder<boolean> {
  const { goodsId, scores, optionIds, hasMedia, aspect, exceptId } = filter
  const conditions = [sql`reviews.goods_id = ${goodsId}`, sql`reviews.state = 'PUBLISHED'`]
  if (scores !== null) conditions.push(sql`reviews.score = ANY (${[...scores]}::int[])`)
  if (optionIds !== null)
    conditions.push(sql`reviews.option_id = ANY (${[...optionIds]}::bigint[])`)
  if (hasMedia) conditions.push(sql`reviews.image_count + reviews.video_count > 0`)
  if (aspect !== null) {
    conditions.push(sql`EXISTS (SELECT FROM review_votes AS votes
      WHERE votes.review_id = reviews.id AND votes.aspect = ${aspect})`)
  }
  if (exceptId !== null) conditions.push(sql`reviews.id <> ${exceptId}`)
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`
}

const ORDERS: Readonly<Record<ReviewSort, RawBuilder<unknown>>> = {
  NEW: sql`reviews.id DESC`,
  SCORE_HIGH: sql`reviews.score DESC, reviews.id DESC`,
  SCORE_LOW: sql`reviews.score ASC, reviews.id DESC`,
  HELPFUL: sql`reviews.like_count DESC, reviews.id DESC`,
}

type ListRequest = {
  readonly sort: ReviewSort
  readonly readerId: number | null
  readonly offset: number
  readonly limit: number
}

/** Lists a part of a product's visible reviews. */
export const listReviews = (filter: ReviewFilter, { sort, readerId, offset, limit }: ListRequest) =>
  query((db): Promise<ReviewCardRow[]> =>
    selectCards(db, readerId)
      .where(isListed(filter))
      .orderBy(ORDERS[sort])
      .offset(offset)
      .limit(limit)
      .execute(),
  )

export const countReviews = (filter: ReviewFilter) =>
  query(async (db) => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM reviews WHERE ${isListed(filter)}`.execute(db)
    return rows[0]?.count ?? 0
  })

/** Finds a review by its id, visible or not. */
export const findReview = (id: number, readerId: number | null) =>
  query((db): Promise<ReviewCardRow | undefined> =>
    selectCards(db, readerId).where('reviews.id', '=', id).executeTakeFirst(),
  )

/** Lists a member's own reviews, the newest first, deleted ones left out. */
export const listOwnReviews = (
  memberId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) =>
  query((db): Promise<ReviewCardRow[]> =>
    selectCards(db, memberId)
      .where('reviews.member_id', '=', memberId)
      .where('reviews.state', '<>', 'DELETED')
      .orderBy('reviews.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

/** Lists the figures of a member's reviews that are not deleted: what their points are computed from. */
export const listOwnFigures = (memberId: number) =>
  query((db) =>
    db
      .selectFrom('reviews')
      .select([
        'state',
        'image_count',
        'video_count',
        'like_count',
        'is_early',
        sql<number>`char_length(body)`.as('text_length'),
      ])
      .where('member_id', '=', memberId)
      .where('state', '<>', 'DELETED')
      .execute(),
  )

/** Counts the reviews of a member that are not deleted. */
export const countOwnReviews = (memberId: number) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('reviews')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('member_id', '=', memberId)
      .where('state', '<>', 'DELETED')
      .executeTakeFirstOrThrow()
    return count
  })
