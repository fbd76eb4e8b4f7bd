import { randomUUID } from 'node:crypto'
import { insertTrade } from '@jangteo/demo/loadTrade'
import { connectClient, withDatabase } from '@jangteo/postgres/database/connect'
import type { Client } from 'pg'

/** Part of the reviews with pictures, in hundredths, and with a vote on an aspect. */
const PICTURED_PERCENT = 20
const VOTED_PERCENT = 60
/** Above 1: products differ more in how often they are reviewed; with 3 the first of 250 has a sixth of all reviews. */
const SKEW = 3
/** More than the part of the reviews that the first product has. */
const WRITERS_SHARE = 0.25

/** Adds writers, as many as the product with the most reviews needs; answers the first one's id. */
async function addWriters(client: Client, count: number): Promise<number> {
  const { rows } = await client.query<{ first: number }>(
    `WITH added AS (
       INSERT INTO members (login_id, password_hash, name, email, mobile, membership_type, platforms,
         password_changed_at, last_used_at, created_at)
       SELECT 'writer' || n, '', '홍길동', 'writer' || n || '@mail.example', '01012345678', 'MEMBER', '{}', now(), now(), now()
       FROM generate_series(1, $1::int) AS n RETURNING id
     ) SELECT min(id) AS first FROM added`,
    [count],
  )
  return rows[0]?.first ?? Number.NaN
}

/** The products that were sold, each with a piece of an order that its reviews are of. */
const SOLD = `SELECT row_number() OVER (ORDER BY goods_id) - 1 AS place, count(*) OVER () AS goods_count, sold.*
  FROM (SELECT DISTINCT ON (goods_id) id AS item_id, goods_id, store_id, option_id, option_name
    FROM order_items WHERE main_item_id IS NULL ORDER BY goods_id, id) AS sold`

/** Writes reviews of sold products in one statement, some products with many more than others; each of a writer of its own. */
async function addReviews(client: Client, count: number, firstWriter: number): Promise<void> {
  await client.query(
    `WITH sold AS (${SOLD}), drawn AS (
       SELECT n, floor((SELECT count(*) FROM sold) * power((n::bigint * 7919 % 1000003) / 1000003.0, ${SKEW})) AS place
       FROM generate_series(1, $1::int) AS n
     ), placed AS (SELECT *, row_number() OVER (PARTITION BY place ORDER BY n) AS turn FROM drawn)
     INSERT INTO reviews (member_id, goods_id, store_id, option_id, order_item_id, option_name, state, score, body,
       image_count, like_count, is_early, written_at, state_changed_at, read_at)
     SELECT $2::bigint + turn - 1, goods_id, store_id, option_id, item_id, option_name, 'PUBLISHED', 5 - (n % 17) / 6 - (n % 31) / 20,
       repeat('포장이 꼼꼼하고 배송이 빨라요. 색이 화면과 같아요. ', 1 + n % 4),
       CASE WHEN n * 31 % 100 < ${PICTURED_PERCENT} THEN 1 + n % 2 ELSE 0 END, (n * 13 % 97) / 40 * (n % 11), false,
       now() - n % 15552000 * interval '1 second', now(), now()
     FROM placed JOIN sold USING (place) ORDER BY n`,
    [count, firstWriter],
  )
}

/** A key of a file as long as keys are. */
const fileKey = (id: string) => `'load-of-a-review-' || lpad(${id}::text, 8, '0') || '-' || place`

/** Writes the files of the reviews with pictures, without bytes, and votes on aspects. */
async function addParts(client: Client): Promise<void> {
  await client.query(
    `WITH drawn AS (
       SELECT reviews.id, member_id, place FROM reviews CROSS JOIN generate_series(1, image_count) AS place
       WHERE NOT EXISTS (SELECT FROM review_files WHERE review_id = reviews.id)
     ), stored AS (
       INSERT INTO files (public_key, kind, media_type, name, byte_count, width, height, has_thumbnail, member_id,
         uploaded_at, stored_at, attached_at)
       SELECT ${fileKey('id')}, 'IMAGE', 'image/jpeg', 'a.jpg', 40000, 720, 960, true, member_id,
         now(), now(), now() FROM drawn RETURNING id, public_key
     )
     INSERT INTO review_files (review_id, file_id, position)
     SELECT drawn.id, stored.id, place - 1 FROM drawn
     JOIN stored ON public_key = ${fileKey('drawn.id')}`,
  )
  await client.query(
    `INSERT INTO review_votes (review_id, aspect, is_good, quote)
     SELECT id, aspect, id % 9 > 0, '포장이 꼼꼼하고 배송이 빨라요' FROM reviews
     CROSS JOIN unnest(ARRAY['PACKAGING', 'DELIVERY', 'COLOR']) AS aspect
     WHERE id * 7 % 100 < ${VOTED_PERCENT} ON CONFLICT DO NOTHING`,
  )
}

/** Counts the reviews of all products into their ratings, as each change of one does. */
async function countAll(client: Client): Promise<void> {
  await client.query(
    `WITH sums AS (
       SELECT goods_id, count(*)::int AS count, avg(score) AS average, count(*) FILTER (WHERE image_count > 0)::int AS images,
         sum(image_count)::int AS files,
         ARRAY[count(*) FILTER (WHERE score = 5), count(*) FILTER (WHERE score = 4), count(*) FILTER (WHERE score = 3),
           count(*) FILTER (WHERE score = 2), count(*) FILTER (WHERE score = 1)]::int[] AS score_counts
       FROM reviews WHERE state = 'PUBLISHED' GROUP BY goods_id
     ), rated AS (
       INSERT INTO goods_ratings (goods_id, score_counts, image_count, media_count, file_count)
       SELECT goods_id, score_counts, images, images, files FROM sums
       ON CONFLICT (goods_id) DO UPDATE SET score_counts = excluded.score_counts, image_count = excluded.image_count,
         media_count = excluded.media_count, file_count = excluded.file_count
     )
     UPDATE goods SET review_count = sums.count, rating_average = round(sums.average, 1)
     FROM sums WHERE goods.id = sums.goods_id`,
  )
}

/** Sells every product, as the demo does for a market that is not a production's: only what was bought is reviewed. */
async function sellGoods(url: string): Promise<void> {
  await withDatabase({ url, name: 'bench' }, (db) =>
    db.transaction().execute(async (trx) => {
      const goods = await trx.selectFrom('goods').select('id').orderBy('id').execute()
      const goodsIds = goods.map(({ id }) => id)
      await insertTrade(trx, { goodsIds, passwordHash: randomUUID(), nowMs: Date.now() })
    }),
  )
}

/** Fails when there are not as many reviews as were asked for: a load of fewer would measure something else. */
async function requireReviews(client: Client, count: number): Promise<void> {
  const { rows } = await client.query<{ count: number; goods_count: number }>(
    'SELECT count(*)::int, count(DISTINCT goods_id)::int AS goods_count FROM reviews',
  )
  const [found = { count: 0, goods_count: 0 }] = rows
  if (found.count !== count) {
    throw new Error(`${found.count} reviews were written, ${count} were to be`)
  }
  process.stdout.write(`${found.count.toLocaleString('en')} of ${found.goods_count} products\n`)
}

/** Fills a market in which nobody has bought anything with so many reviews; a million takes minutes. */
export async function fillReviews(url: string, count: number): Promise<void> {
  if (count === 0) return
  process.stdout.write(`Writing ${count.toLocaleString('en')} reviews …\n`)
  await sellGoods(url)
  const client = await connectClient(url)
  try {
    const firstWriter = await addWriters(client, Math.ceil(count * WRITERS_SHARE))
    await addReviews(client, count, firstWriter)
    await addParts(client)
    await countAll(client)
    await requireReviews(client, count)
  } finally {
    await client.end()
  }
}
