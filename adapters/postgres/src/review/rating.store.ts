import { sql } from 'kysely'
import { compileFirst, compileOnce, type Places } from '../database/compileOnce.ts'
import { query, send } from '../database/db.ts'
import { isOneOf } from '../database/isOneOf.ts'
import { VISIBLE } from './review-list.store.ts'

/** Counts the first reviews of a product, visible or not: those that were written while there were fewer than so many. */
export const countEarly = (goodsId: number) =>
  query(async (db) => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM reviews WHERE goods_id = ${goodsId} AND is_early`.execute(
      db,
    )
    return rows[0]?.count ?? 0
  })

/**
 * Locks the rating of a product, the last lock of a change of its reviews. Of two changes at once the second counts what the first has written.
 */
export const lockRating = (goodsId: number) =>
  send((db) =>
    sql`INSERT INTO goods_ratings (goods_id) VALUES (${goodsId})
      ON CONFLICT (goods_id) DO UPDATE SET goods_id = excluded.goods_id`.compile(db),
  )

/** Counts a product's visible reviews again into its rating, and into the columns that lists read. Needs `lockRating`. */
export const recountRating = (goodsId: number) =>
  send((db) =>
    sql`WITH sums AS (
        SELECT count(*)::int AS count, coalesce(sum(score), 0)::int AS total,
          ARRAY[
            count(*) FILTER (WHERE score = 5), count(*) FILTER (WHERE score = 4), count(*) FILTER (WHERE score = 3),
            count(*) FILTER (WHERE score = 2), count(*) FILTER (WHERE score = 1)]::int[] AS score_counts,
          count(*) FILTER (WHERE image_count > 0)::int AS image_count,
          count(*) FILTER (WHERE video_count > 0)::int AS video_count,
          count(*) FILTER (WHERE image_count + video_count > 0)::int AS media_count,
          coalesce(sum(image_count + video_count), 0)::int AS file_count
        FROM reviews WHERE goods_id = ${goodsId} AND ${VISIBLE}
      ), rated AS (
        UPDATE goods_ratings SET score_counts = sums.score_counts, image_count = sums.image_count,
          video_count = sums.video_count, media_count = sums.media_count, file_count = sums.file_count
        FROM sums WHERE goods_id = ${goodsId}
      )
      UPDATE goods SET review_count = sums.count,
        rating_average = CASE WHEN sums.count = 0 THEN 0
          ELSE floor((sums.total * 20 + sums.count) / (sums.count * 2.0)) / 10 END
      FROM sums WHERE goods.id = ${goodsId}`.compile(db),
  )

const ratingsOf = compileOnce((db, { goodsIds }: Places<{ goodsIds: readonly number[] }>) =>
  db
    .selectFrom('goods_ratings')
    .innerJoin('goods', 'goods.id', 'goods_ratings.goods_id')
    .select(['goods_id', 'score_counts', 'image_count', 'video_count', 'media_count', 'file_count'])
    .select(['goods.review_count', 'goods.rating_average'])
    .where('goods_id', '=', isOneOf(goodsIds)),
)

/** Lists the ratings of products; one that was never reviewed has none. */
export const listRatings = (goodsIds: readonly number[]) =>
  query((db) => ratingsOf(db, { goodsIds }))

const revisionOf = compileFirst((db, { goodsId }: Places<{ goodsId: number }>) =>
  db.selectFrom('goods_ratings').select('revision').where('goods_id', '=', goodsId),
)

/** Finds the number that changes with every change of a product's reviews; 0 for one that was never reviewed. */
export const findReviewRevision = (goodsId: number) =>
  query(async (db) => (await revisionOf(db, { goodsId }))?.revision ?? 0)

/** Counts the visible reviews of a product by option, those with a least count only, most reviewed first. */
export const countByOption = (goodsId: number, countMin: number) =>
  query((db) =>
    db
      .selectFrom('reviews')
      .innerJoin('goods_options', 'goods_options.id', 'reviews.option_id')
      .select((columns) => [
        'goods_options.id',
        'goods_options.option_values',
        columns.fn.countAll<number>().as('count'),
      ])
      .where('reviews.goods_id', '=', goodsId)
      .where(VISIBLE)
      .groupBy(['goods_options.id', 'goods_options.option_values'])
      .having((columns) => columns.fn.countAll(), '>=', countMin)
      .orderBy('count', 'desc')
      .orderBy('goods_options.id')
      .execute(),
  )
