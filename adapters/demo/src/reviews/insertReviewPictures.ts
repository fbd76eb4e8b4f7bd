import type { DB } from '@jangteo/postgres/database/schema.gen'
import { sql, type Transaction } from 'kysely'
import { countViews, viewName } from '../pictures/masters.ts'
import { type Snapshot, snapshotKey, snapshotNumber } from '../snapshots/name.ts'
import { snapshotRecipe } from '../snapshots/recipe.ts'
import { createDice } from '../snapshots/dice.ts'

/** Part of the reviews that have pictures: longer ones more often. */
const PICTURED_CHANCE = 0.15
const LONG_CHANCE = 0.26
const LONG_LENGTH_MIN = 60
/** Part of a hundred pictured reviews with at least two, three and four pictures. */
const MORE_SHARES = [45, 18, 6] as const
/** Estimated size of a picture in bytes: it is drawn when somebody looks at it first, and its size is known then. */
const BYTE_COUNT = 45_000

type PicturedReview = {
  readonly id: number
  readonly member_id: number
  readonly picture: string
  readonly length: number
  readonly written_at: Date
}

type ReviewPicture = {
  readonly reviewId: number
  readonly memberId: number
  readonly position: number
  readonly snapshot: Snapshot
  readonly at: Date
}

/** Draws which reviews have how many pictures, each of another view of the product as far as there are some. */
function drawPictures(reviews: readonly PicturedReview[]): ReviewPicture[] {
  const roll = createDice(11)
  return reviews.flatMap(({ id, member_id: memberId, picture, length, written_at: at }) => {
    const [chance, more] = [roll(), roll() * 100]
    if (chance >= (length >= LONG_LENGTH_MIN ? LONG_CHANCE : PICTURED_CHANCE)) return []
    const count = 1 + MORE_SHARES.filter((share) => more < share).length
    const first = Math.floor(roll() * countViews(picture))
    return Array.from({ length: count }, (_, position) => ({
      reviewId: id,
      memberId,
      position,
      snapshot: {
        view: viewName(picture, (first + position) % countViews(picture)),
        number: snapshotNumber(id, position),
      },
      at,
    }))
  })
}

const listReviews = async (trx: Transaction<DB>): Promise<readonly PicturedReview[]> => {
  const { rows } = await sql<PicturedReview>`
    SELECT reviews.id, reviews.member_id, goods.picture, char_length(reviews.body) AS length, reviews.written_at
    FROM reviews JOIN goods ON goods.id = reviews.goods_id
    WHERE reviews.state = 'PUBLISHED' ORDER BY reviews.id`.execute(trx)
  return rows
}

/**
 * Gives a part of the reviews pictures of their products, as files of their writers. The bytes are drawn from the masters
 * when a file is first asked for (`withSnapshots` of the server).
 */
export async function insertReviewPictures(trx: Transaction<DB>): Promise<void> {
  const pictures = drawPictures(await listReviews(trx))
  const recipes = pictures.map(({ snapshot }) => snapshotRecipe(snapshot))
  await sql`
    WITH drawn AS (
      SELECT * FROM unnest(
        ${pictures.map(({ snapshot }) => snapshotKey(snapshot))}::text[],
        ${pictures.map(({ reviewId }) => reviewId)}::bigint[], ${pictures.map(({ memberId }) => memberId)}::bigint[],
        ${pictures.map(({ position }) => position)}::int[], ${pictures.map(({ at }) => at)}::timestamptz[],
        ${recipes.map(({ width }) => width)}::int[], ${recipes.map(({ height }) => height)}::int[]
      ) AS drawn (key, review_id, member_id, position, at, width, height)
    ), stored AS (
      INSERT INTO files (public_key, kind, media_type, name, byte_count, width, height, has_thumbnail, member_id,
        uploaded_at, stored_at, attached_at)
      SELECT key, 'IMAGE', 'image/jpeg', 'IMG_' || lpad((review_id % 10000)::text, 4, '0') || '_' || position + 1 || '.jpg',
        ${sql.lit(BYTE_COUNT)}, width, height, true, member_id, at, at, at
      FROM drawn ORDER BY at, key RETURNING id, public_key
    ), attached AS (
      INSERT INTO review_files (review_id, file_id, position)
      SELECT drawn.review_id, stored.id, drawn.position FROM stored JOIN drawn ON drawn.key = stored.public_key
      RETURNING review_id
    )
    UPDATE reviews SET image_count = counts.count
    FROM (SELECT review_id, count(*)::int AS count FROM attached GROUP BY review_id) AS counts
    WHERE reviews.id = counts.review_id`.execute(trx)
}
