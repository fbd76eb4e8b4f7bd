import type { Aspect } from '@jangteo/core/review/aspect.codes'
import type { ReviewSort } from '@jangteo/core/review/review.codes'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { compileEach, compileFirst, type Placed, type Places } from '../database/compileOnce.ts'
import { query } from '../database/db.ts'
import { type RowCount, rowCountFor } from '../database/rowCounts.ts'
import type { DB } from '../database/schema.gen.ts'

/** True of a review that everybody sees. */
export const VISIBLE = sql<boolean>`reviews.state = 'PUBLISHED'`

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

/** Columns of a review that everybody sees: a list of whole rows took a third more of the server's time. */
const SHOWN = [
  'reviews.id',
  'reviews.member_id',
  'reviews.goods_id',
  'reviews.option_name',
  'reviews.score',
  'reviews.body',
  'reviews.image_count',
  'reviews.video_count',
  'reviews.written_at',
  'reviews.edited_at',
  'reviews.like_count',
  'reviews.reply',
  'reviews.replied_at',
] as const

/** Selects reviews with their product, their writer, and the like of the reader (`null` for a guest). */
export const selectCards = (db: Kysely<DB>, readerId: Placed<number | null>) =>
  db
    .selectFrom('reviews')
    .innerJoin('goods', 'goods.id', 'reviews.goods_id')
    .innerJoin('members', 'members.id', 'reviews.member_id')
    .select(SHOWN)
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

/** The same with what its writer, its store and operators see besides. */
export const selectReviews = (db: Kysely<DB>, readerId: Placed<number | null>) =>
  selectCards(db, readerId).select(COLUMNS.reviews)

/** A review as its writer, its store and operators see it. */
export type ReviewRow = Awaited<
  ReturnType<ReturnType<typeof selectReviews>['executeTakeFirstOrThrow']>
>

/** Conditions of a filter; `null` where it has none. */
type FilterParts = Pick<ReviewFilter, 'hasMedia'> & {
  readonly [Name in Exclude<keyof ReviewFilter, 'hasMedia'>]: Placed<ReviewFilter[Name]> | null
}

function isListed(parts: FilterParts): RawBuilder<boolean> {
  const { goodsId, scores, optionIds, hasMedia, aspect, exceptId } = parts
  const conditions = [sql`reviews.goods_id = ${goodsId}`, VISIBLE]
  if (scores !== null) conditions.push(sql`reviews.score = ANY (${scores}::int[])`)
  if (optionIds !== null) conditions.push(sql`reviews.option_id = ANY (${optionIds}::bigint[])`)
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

type ListValues = Omit<ReviewFilter, 'hasMedia'> & Pick<ListRequest, 'readerId' | 'offset'>

type ListShape = Pick<ReviewFilter, 'hasMedia'> &
  Pick<ListRequest, 'sort'> & {
    readonly hasScores: boolean
    readonly hasOptions: boolean
    readonly hasAspect: boolean
    readonly leavesOut: boolean
    readonly isFirstPage: boolean
    readonly rowCountMax: RowCount
  }

/**
 * The ids come out of an index first, so that only the page is read, and so that the plan costs about the same for every
 * product: it is stored, where PostgreSQL would plan each run for a product with many reviews.
 */
const selectPage = compileEach((db, values: Places<ListValues>, shape: ListShape) => {
  const page = db
    .selectFrom('reviews')
    .select('reviews.id')
    .where(
      isListed({
        goodsId: values.goodsId,
        scores: shape.hasScores ? values.scores : null,
        optionIds: shape.hasOptions ? values.optionIds : null,
        hasMedia: shape.hasMedia,
        aspect: shape.hasAspect ? values.aspect : null,
        exceptId: shape.leavesOut ? values.exceptId : null,
      }),
    )
    .orderBy(ORDERS[shape.sort])
    .limit(shape.rowCountMax)
  const ids = shape.isFirstPage ? page : page.offset(values.offset)
  return selectCards(db, values.readerId)
    .innerJoin(ids.as('page'), 'page.id', 'reviews.id')
    .orderBy(ORDERS[shape.sort])
})

/** Lists a part of a product's visible reviews. */
export const listReviews = (
  { hasMedia, ...values }: ReviewFilter,
  { sort, readerId, offset, limit }: ListRequest,
) =>
  query(async (db): Promise<ReviewCardRow[]> => {
    const shape = {
      sort,
      hasMedia,
      hasScores: values.scores !== null,
      hasOptions: values.optionIds !== null,
      hasAspect: values.aspect !== null,
      leavesOut: values.exceptId !== null,
      isFirstPage: offset === 0,
      rowCountMax: rowCountFor(limit),
    }
    const rows = await selectPage(db, { ...values, readerId, offset }, shape)
    return rows.slice(0, limit)
  })

export const countReviews = (filter: ReviewFilter) =>
  query(async (db) => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM reviews WHERE ${isListed(filter)}`.execute(db)
    return rows[0]?.count ?? 0
  })

const selectOne = compileFirst(
  (db, { id, readerId }: Places<{ id: number; readerId: number | null }>) =>
    selectReviews(db, readerId).where('reviews.id', '=', id),
)

/** Finds a review by its id, visible or not. */
export const findReview = (id: number, readerId: number | null) =>
  query((db): Promise<ReviewRow | undefined> => selectOne(db, { id, readerId }))

/** Lists a member's own reviews, the newest first, deleted ones left out. */
export const listOwnReviews = (
  memberId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) =>
  query((db): Promise<ReviewRow[]> =>
    selectReviews(db, memberId)
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
