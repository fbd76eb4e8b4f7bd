import type { ReviewState } from '@jangteo/core/review/review.codes'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query, send } from '../database/db.ts'
import type { ReviewHistory, Reviews } from '../database/schema.gen.ts'

/** A review with the name of its product. */
export type ReviewRow = Selectable<Reviews> & { readonly goods_name: string }

/** Adds a review; `undefined` when its writer has one of that option, deleted or not. */
export const insertReview = (review: Omit<Insertable<Reviews>, 'id'>) =>
  query((db) =>
    db
      .insertInto('reviews')
      .values(review)
      .onConflict((conflict) => conflict.constraint('one_review_per_option').doNothing())
      .returning('id')
      .executeTakeFirst(),
  )

/** Locks a review. Its lock comes before that of its product's rating. */
export const lockReview = (id: number) =>
  query((db): Promise<ReviewRow | undefined> =>
    db
      .selectFrom('reviews')
      .innerJoin('goods', 'goods.id', 'reviews.goods_id')
      .select(COLUMNS.reviews)
      .select('goods.name as goods_name')
      .where('reviews.id', '=', id)
      .forUpdate('reviews')
      .executeTakeFirst(),
  )

/** A state to compare with and to set, with the columns that go with it. */
export type ReviewChange = {
  readonly id: number
  readonly from: ReviewState
  readonly to: Updateable<Reviews>
}

/** Compares and sets: changes a review only while its state is still `from`; `false` when it is not. */
export const updateReview = ({ id, from, to }: ReviewChange) =>
  query(async (db) => {
    const result = await db
      .updateTable('reviews')
      .set(to)
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirst()
    return result.numUpdatedRows === 1n
  })

export const insertReviewHistory = (row: Insertable<ReviewHistory>) =>
  send((db) => db.insertInto('review_history').values(row).compile())

/** Stores the files of a review, in the order that they were added. */
export const insertReviewFiles = (reviewId: number, fileIds: readonly number[]) =>
  query((db) =>
    db
      .insertInto('review_files')
      .values(
        fileIds.map((fileId, position) => ({ review_id: reviewId, file_id: fileId, position })),
      )
      .execute(),
  )

/**
 * Takes files from a review; those that are not among `staying` have no owner then, and are removed with what nobody has
 * owned for a day.
 */
export const freeReviewFiles = (reviewId: number, staying: readonly number[]) =>
  query((db) =>
    sql`WITH freed AS (DELETE FROM review_files WHERE review_id = ${reviewId} RETURNING file_id)
      UPDATE files SET attached_at = NULL
      WHERE id IN (SELECT file_id FROM freed) AND id <> ALL (${[...staying]}::bigint[])`.execute(
      db,
    ),
  )

/** Lists the ids of a review's files, in their order. */
export const listReviewFileIds = (reviewId: number) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('review_files')
      .select('file_id')
      .where('review_id', '=', reviewId)
      .orderBy('position')
      .execute()
    return rows.map(({ file_id: id }) => id)
  })

/** Sets or removes a reader's like, and counts them again; answers the count. Needs the review locked. */
export const setReviewLike = (asked: {
  readonly reviewId: number
  readonly memberId: number
  readonly isLiked: boolean
  readonly at: Date
}) =>
  query(async (db) => {
    const { reviewId, memberId, isLiked, at } = asked
    const change = isLiked
      ? sql`INSERT INTO review_likes (review_id, member_id, at) VALUES (${reviewId}, ${memberId}, ${at})
          ON CONFLICT DO NOTHING RETURNING 1 AS step`
      : sql`DELETE FROM review_likes WHERE review_id = ${reviewId} AND member_id = ${memberId} RETURNING -1 AS step`
    const { rows } = await sql<{ like_count: number }>`WITH changed AS (${change})
      UPDATE reviews SET like_count = like_count + coalesce((SELECT step FROM changed), 0)
      WHERE id = ${reviewId} RETURNING like_count`.execute(db)
    return rows[0]?.like_count ?? 0
  })

export const deleteReviewLikes = (reviewId: number) =>
  send((db) => db.deleteFrom('review_likes').where('review_id', '=', reviewId).compile())

/**
 * Takes the files from all reviews of a member, who leaves; answers the products whose reviews had some, in the order of
 * their ids. Nothing owns the files then, and they are removed.
 */
export const detachFilesOf = (memberId: number) =>
  query(async (db) => {
    const rows = await db
      .updateTable('reviews')
      .set({ image_count: 0, video_count: 0 })
      .where('member_id', '=', memberId)
      .where(sql<boolean>`image_count + video_count > 0`)
      .returning(['id', 'goods_id'])
      .execute()
    if (rows.length === 0) return []
    await sql`WITH freed AS (DELETE FROM review_files
        WHERE review_id = ANY (${rows.map(({ id }) => id)}::bigint[]) RETURNING file_id)
      UPDATE files SET attached_at = NULL WHERE id IN (SELECT file_id FROM freed)`.execute(db)
    return [...new Set(rows.map((row) => row.goods_id))].toSorted((a, b) => a - b)
  })
