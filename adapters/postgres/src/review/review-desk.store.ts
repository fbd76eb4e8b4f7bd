import { type Kysely, type RawBuilder, sql } from 'kysely'
import { query } from '../database/db.ts'
import { likeText } from '../database/likeText.ts'
import type { DB } from '../database/schema.gen.ts'
import {
  type ReviewCardRow,
  type ReviewRow,
  selectCards,
  selectReviews,
  VISIBLE,
} from './review-list.store.ts'

type Part = { readonly offset: number; readonly limit: number }

/** Selection of a store's visible reviews for its users; `null` is every score, an empty keyword every product. */
export type StoreReviewFilter = {
  readonly storeId: number
  /** `null` for all, true for those with a reply. */
  readonly isReplied: boolean | null
  readonly scores: readonly number[] | null
  readonly keyword: string
}

/** Selection of reviews for operators. */
export type ReviewQueue = 'OBJECTED' | 'HIDDEN' | 'PUBLISHED'

const QUEUES: Readonly<Record<ReviewQueue, RawBuilder<boolean>>> = {
  OBJECTED: sql<boolean>`reviews.state = 'HIDDEN' AND reviews.objected_at IS NOT NULL
    AND reviews.hidden_until IS NOT NULL`,
  HIDDEN: sql<boolean>`reviews.state = 'HIDDEN'`,
  PUBLISHED: VISIBLE,
}

/** Ids of a store's visible reviews with a reply or without one. An index of each answers it without a row. */
function idsOfStore(filter: StoreReviewFilter, isReplied: boolean): RawBuilder<unknown> {
  const { storeId, scores, keyword } = filter
  const conditions = [
    VISIBLE,
    sql`reviews.store_id = ${storeId}`,
    isReplied ? sql`reviews.reply IS NOT NULL` : sql`reviews.reply IS NULL`,
  ]
  if (scores !== null) conditions.push(sql`reviews.score = ANY (${[...scores]}::int[])`)
  if (keyword !== '') {
    conditions.push(sql`reviews.goods_id IN (SELECT goods.id FROM goods
      WHERE goods.store_id = ${storeId} AND goods.name ILIKE ${likeText(keyword)})`)
  }
  return sql`SELECT reviews.id, ${sql.lit(isReplied)} AS is_replied FROM reviews
    WHERE ${sql.join(conditions, sql` AND `)}`
}

/** Halves of a store's reviews that a filter has, those without a reply first. */
const halvesOf = (filter: StoreReviewFilter): readonly RawBuilder<unknown>[] =>
  [false, true]
    .filter((isReplied) => filter.isReplied === null || filter.isReplied === isReplied)
    .map((isReplied) => idsOfStore(filter, isReplied))

function ofQueue(queue: ReviewQueue, keyword: string): RawBuilder<boolean> {
  if (keyword === '') return QUEUES[queue]
  const text = likeText(keyword)
  return sql<boolean>`${QUEUES[queue]} AND (reviews.body ILIKE ${text}
    OR reviews.goods_id IN (SELECT goods.id FROM goods WHERE goods.name ILIKE ${text}))`
}

async function countReviews(db: Kysely<DB>, condition: RawBuilder<boolean>): Promise<number> {
  const { count } = await db
    .selectFrom('reviews')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(condition)
    .executeTakeFirstOrThrow()
  return count
}

/** Lists reviews of a store, those without a reply first, then the newest. */
export const listStoreDeskReviews = (filter: StoreReviewFilter, { offset, limit }: Part) => {
  const halves = halvesOf(filter).map(
    (half) => sql`(${half} ORDER BY reviews.id DESC LIMIT ${offset + limit})`,
  )
  const page = sql<{ id: number; is_replied: boolean }>`(SELECT id, is_replied
    FROM (${sql.join(halves, sql` UNION ALL `)}) AS found
    ORDER BY is_replied, id DESC OFFSET ${offset} LIMIT ${limit})`
  return query((db): Promise<ReviewRow[]> =>
    selectReviews(db, null)
      .innerJoin(page.as('page'), 'page.id', 'reviews.id')
      .orderBy('page.is_replied')
      .orderBy('page.id', 'desc')
      .execute(),
  )
}

export const countStoreDeskReviews = (filter: StoreReviewFilter) =>
  query(async (db) => {
    const counts = halvesOf(filter).map((half) => sql`(SELECT count(*) FROM (${half}) AS half)`)
    const { rows } = await sql<{
      count: number
    }>`SELECT (${sql.join(counts, sql` + `)})::int AS count`.execute(db)
    return rows[0]?.count ?? 0
  })

/** A review as operators see it, with its store. */
export type OperatorReviewRow = ReviewRow & {
  readonly store_url: string
  readonly store_name: string
}

function selectForOperators(db: Kysely<DB>) {
  return selectReviews(db, null)
    .innerJoin('stores', 'stores.id', 'reviews.store_id')
    .select(['stores.url as store_url', 'stores.name as store_name'])
}

/** Lists reviews for operators: what waits for them first come first, others the newest first. */
export const listOperatorReviews = (
  { queue, keyword }: { readonly queue: ReviewQueue; readonly keyword: string },
  { offset, limit }: Part,
) =>
  query((db): Promise<OperatorReviewRow[]> =>
    selectForOperators(db)
      .where(ofQueue(queue, keyword))
      .orderBy(queue === 'OBJECTED' ? sql`reviews.objected_at` : sql`reviews.id DESC`)
      .orderBy('reviews.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

export const countOperatorReviews = (queue: ReviewQueue, keyword: string) =>
  query((db) => countReviews(db, ofQueue(queue, keyword)))

/** Finds a review for operators. */
export const findOperatorReview = (id: number) =>
  query((db): Promise<OperatorReviewRow | undefined> =>
    selectForOperators(db).where('reviews.id', '=', id).executeTakeFirst(),
  )

/** Lists the visible reviews of a writer or of a store, the newest first. */
export const listVisibleReviews = (
  by: { readonly memberId: number } | { readonly storeId: number },
  { offset, limit, readerId }: Part & { readonly readerId: number | null },
) =>
  query((db): Promise<ReviewCardRow[]> =>
    selectCards(db, readerId)
      .where(VISIBLE)
      .where(
        'memberId' in by
          ? sql<boolean>`reviews.member_id = ${by.memberId}`
          : sql<boolean>`reviews.store_id = ${by.storeId}`,
      )
      .orderBy('reviews.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

export const countVisibleReviews = (storeId: number) =>
  query((db) => countReviews(db, sql<boolean>`${VISIBLE} AND reviews.store_id = ${storeId}`))

/** Lists pictures and videos of a writer's visible reviews, the newest first. */
export const listWriterMedia = (memberId: number, limit: number) =>
  query((db) =>
    db
      .selectFrom('reviews')
      .innerJoin('review_files', 'review_files.review_id', 'reviews.id')
      .innerJoin('files', 'files.id', 'review_files.file_id')
      .select(['files.public_key', 'files.kind', 'files.has_thumbnail', 'files.width'])
      .select('files.height')
      .where('reviews.member_id', '=', memberId)
      .where(VISIBLE)
      .where('files.closed_at', 'is', null)
      .orderBy('reviews.id', 'desc')
      .orderBy('review_files.position')
      .limit(limit)
      .execute(),
  )
