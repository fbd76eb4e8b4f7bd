import { type Kysely, sql } from 'kysely'
import { compileOnce, type Placed, type Places } from '../database/compileOnce.ts'
import { query } from '../database/db.ts'
import { isOneOf } from '../database/isOneOf.ts'
import type { DB } from '../database/schema.gen.ts'
import { fileColumns } from '../upload/file.columns.ts'
import { VISIBLE } from './review-list.store.ts'

const filesOf = compileOnce((db, { ids }: Places<{ ids: readonly number[] }>) =>
  db
    .selectFrom('review_files')
    .innerJoin('files', 'files.id', 'review_files.file_id')
    .select(['review_files.review_id', ...fileColumns])
    .where('review_files.review_id', '=', isOneOf(ids))
    .where('files.closed_at', 'is', null)
    .orderBy('review_files.review_id')
    .orderBy('review_files.position'),
)

/** Lists the files of reviews in their order; those of a member who left are closed and left out. */
export const listReviewFiles = (ids: readonly number[]) => query((db) => filesOf(db, { ids }))

function selectGoodsMedia(db: Kysely<DB>, goodsId: Placed<number>) {
  return db
    .selectFrom('reviews')
    .innerJoin('review_files', 'review_files.review_id', 'reviews.id')
    .innerJoin('files', 'files.id', 'review_files.file_id')
    .innerJoin('members', 'members.id', 'reviews.member_id')
    .select([
      'reviews.id as review_id',
      'reviews.member_id',
      'reviews.score',
      'reviews.body',
      'reviews.option_name',
      'reviews.written_at',
      'members.login_id as writer_login_id',
      'members.status as writer_status',
      'files.id',
      'files.public_key',
      'files.kind',
      'files.has_thumbnail',
      'files.width',
      'files.height',
    ])
    .where('reviews.goods_id', '=', goodsId)
    .where(VISIBLE)
    .where(sql<boolean>`reviews.image_count + reviews.video_count > 0`)
    .where('files.closed_at', 'is', null)
    .orderBy('reviews.id', 'desc')
    .orderBy('review_files.position')
}

type MediaPage = { readonly offset: number; readonly limit: number }

const mediaOf = compileOnce(
  (db, { goodsId, offset, limit }: Places<MediaPage & { goodsId: number }>) =>
    selectGoodsMedia(db, goodsId).offset(offset).limit(limit),
)

/** Lists the pictures and videos of a product's visible reviews, those of the newest review first. */
export const listGoodsMedia = (goodsId: number, page: MediaPage) =>
  query((db) => mediaOf(db, { goodsId, ...page }))

/** Lists the videos of a product's visible reviews, the newest first, each with its review. */
export const listGoodsVideos = (goodsId: number, limit: number) =>
  query((db) =>
    selectGoodsMedia(db, goodsId).where('files.kind', '=', sql.lit('VIDEO')).limit(limit).execute(),
  )

/** Reads how many pictures and videos a product's visible reviews have. */
export const countGoodsMedia = (goodsId: number) =>
  query(async (db) => {
    const row = await db
      .selectFrom('goods_ratings')
      .select('file_count')
      .where('goods_id', '=', goodsId)
      .executeTakeFirst()
    return row?.file_count ?? 0
  })

/** Kinds of files by their ids. */
export const listFileKinds = (ids: readonly number[]) =>
  query((db) =>
    db
      .selectFrom('files')
      .select(['id', 'kind'])
      .where('id', '=', sql<number>`ANY (${[...ids]}::bigint[])`)
      .execute(),
  )
