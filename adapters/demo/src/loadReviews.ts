import { DAY_MS, HOUR_MS } from '@jangteo/core/calendar/day.rules'
import { REVIEW_LENGTH_MIN } from '@jangteo/core/review/review.rules'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import { sql, type Transaction } from 'kysely'
import { COMMON_WORDS, REPLIES, type ReviewWords, ROOT_WORDS } from './reviews.data.ts'
import { insertReviewerRanks } from './reviews/insertReviewerRanks.ts'
import { insertReviewKeywords } from './reviews/insertReviewKeywords.ts'
import { insertReviewPictures } from './reviews/insertReviewPictures.ts'
import { createDice } from './snapshots/dice.ts'

type Trx = Transaction<DB>

/** Part of the confirmed purchases that is reviewed. */
const REVIEWED_CHANCE = 0.45
const REPLIED_CHANCE = 0.2
/** Shares of 5, 4, 3 and 2 stars among a hundred reviews; the rest has one. */
const SCORE_SHARES = [62, 24, 8, 4] as const
const SENTENCES_MAX = 5
const WRITTEN_HOURS_MAX = 60
const NO_WORDS: ReviewWords = { good: [], bad: [] }

type Purchase = { readonly id: number; readonly root: string; readonly confirmed_at: Date }

type DrawnReview = {
  readonly itemId: number
  readonly score: number
  readonly text: string
  readonly writtenAt: Date
  readonly reply: string | null
}

/** Lists the newest confirmed purchase of every buyer and option, with the root of its category. */
const listPurchases = async (trx: Trx): Promise<readonly Purchase[]> => {
  const { rows } = await sql<Purchase>`
    SELECT DISTINCT ON (orders.member_id, items.goods_id, items.option_id)
      items.id, roots.slug AS root, items.status_changed_at AS confirmed_at
    FROM order_items AS items
    JOIN orders ON orders.id = items.order_id AND orders.member_id IS NOT NULL
    JOIN goods ON goods.id = items.goods_id
    JOIN categories AS roots ON roots.id = goods.category_root_id
    WHERE items.status = 'BF' AND items.main_item_id IS NULL
    ORDER BY orders.member_id, items.goods_id, items.option_id, items.id`.execute(trx)
  return rows.toSorted((one, other) => one.id - other.id)
}

function createWriter() {
  const roll = createDice(4)
  const pick = (texts: readonly string[]) => texts[Math.floor(roll() * texts.length)] ?? ''
  const drawScore = () => {
    let left = roll() * 100
    for (const [place, share] of SCORE_SHARES.entries()) {
      if (left < share) return 5 - place
      left -= share
    }
    return 1
  }
  const write = (root: string, score: number): string => {
    const { good, bad } = ROOT_WORDS[root] ?? NO_WORDS
    const isGood = score >= 4
    const words = isGood
      ? [...good, ...COMMON_WORDS.good, ...(score === 4 ? bad : [])]
      : [...bad, ...COMMON_WORDS.bad, ...(score === 3 ? good : [])]
    const count = Math.min(words.length, 2 + Math.floor(roll() * (SENTENCES_MAX - 1)))
    const chosen = new Set<string>()
    while (chosen.size < count || [...chosen].join(' ').length < REVIEW_LENGTH_MIN) {
      chosen.add(pick(words))
    }
    return [...chosen].join(' ')
  }
  return { roll, pick, drawScore, write }
}

function drawReviews(purchases: readonly Purchase[], nowMs: number): DrawnReview[] {
  const { roll, pick, drawScore, write } = createWriter()
  return purchases.flatMap(({ id, root, confirmed_at: confirmedAt }): DrawnReview[] => {
    if (roll() >= REVIEWED_CHANCE) return []
    const score = drawScore()
    const writtenMs = confirmedAt.getTime() + roll() * WRITTEN_HOURS_MAX * HOUR_MS
    const replies = score >= 4 ? REPLIES.good : REPLIES.bad
    return [
      {
        itemId: id,
        score,
        text: write(root, score),
        writtenAt: new Date(Math.min(writtenMs, nowMs - HOUR_MS)),
        reply: roll() < REPLIED_CHANCE ? pick(replies) : null,
      },
    ]
  })
}

async function insertDrawn(trx: Trx, reviews: readonly DrawnReview[], nowMs: number) {
  await sql`
    INSERT INTO reviews (member_id, goods_id, store_id, option_id, order_item_id, option_name, state, score, body,
      is_early, written_at, state_changed_at, reply, replied_at, replied_by)
    SELECT orders.member_id, items.goods_id, items.store_id, items.option_id, items.id, items.option_name, 'PUBLISHED',
      drawn.score, drawn.body, row_number() OVER (PARTITION BY items.goods_id ORDER BY drawn.at, items.id) <= 3, drawn.at,
      drawn.at, drawn.reply, CASE WHEN drawn.reply IS NOT NULL THEN least(drawn.at + ${sql.lit(DAY_MS / 1000)} * interval '1 second', ${new Date(nowMs)}::timestamptz) END,
      CASE WHEN drawn.reply IS NOT NULL THEN
        (SELECT min(users.id) FROM seller_users AS users WHERE users.store_id = items.store_id) END
    FROM unnest(
      ${reviews.map(({ itemId }) => itemId)}::bigint[], ${reviews.map(({ score }) => score)}::int[],
      ${reviews.map(({ text }) => text)}::text[], ${reviews.map(({ writtenAt }) => writtenAt)}::timestamptz[],
      ${reviews.map(({ reply }) => reply)}::text[]
    ) AS drawn (item_id, score, body, at, reply)
    JOIN order_items AS items ON items.id = drawn.item_id
    JOIN orders ON orders.id = items.order_id
    ORDER BY drawn.at, items.id`.execute(trx)
}

/** Likes of other buyers: longer reviews have more of them. */
async function insertLikes(trx: Trx): Promise<void> {
  await sql`
    INSERT INTO review_likes (review_id, member_id, at)
    SELECT reviews.id, members.id, reviews.written_at + interval '6 hours'
    FROM reviews
    CROSS JOIN generate_series(1, (reviews.id * 7 % 5 * char_length(reviews.body) / 100)::int) AS place
    JOIN members ON members.id = 20 + (reviews.id * 131 + place * 17) % 1400
    WHERE members.id <> reviews.member_id
    ON CONFLICT DO NOTHING`.execute(trx)
  await sql`UPDATE reviews SET like_count = likes.count
    FROM (SELECT review_id, count(*)::int AS count FROM review_likes GROUP BY review_id) AS likes
    WHERE likes.review_id = reviews.id`.execute(trx)
}

/** Sums the reviews of every product into its rating, as each change of one does. */
async function insertRatings(trx: Trx): Promise<void> {
  await sql`
    WITH sums AS (
      SELECT goods_id, count(*)::int AS count, sum(score)::int AS total, ARRAY[
          count(*) FILTER (WHERE score = 5), count(*) FILTER (WHERE score = 4), count(*) FILTER (WHERE score = 3),
          count(*) FILTER (WHERE score = 2), count(*) FILTER (WHERE score = 1)]::int[] AS score_counts,
        count(*) FILTER (WHERE image_count > 0)::int AS image_count, sum(image_count)::int AS file_count
      FROM reviews WHERE state = 'PUBLISHED' GROUP BY goods_id
    ), rated AS (
      INSERT INTO goods_ratings (goods_id, score_counts, image_count, media_count, file_count)
      SELECT goods_id, score_counts, image_count, image_count, file_count FROM sums
    )
    UPDATE goods SET review_count = sums.count,
      rating_average = floor((sums.total * 20 + sums.count) / (sums.count * 2.0)) / 10
    FROM sums WHERE goods.id = sums.goods_id`.execute(trx)
}

/**
 * Loads reviews of the past orders that were confirmed, with answers of their stores, likes and pictures, what they judge,
 * and the ranking of their writers. Needs the past orders.
 */
export async function insertReviews(trx: Trx, nowMs: number): Promise<void> {
  await insertDrawn(trx, drawReviews(await listPurchases(trx), nowMs), nowMs)
  await insertLikes(trx)
  await insertReviewPictures(trx)
  await insertRatings(trx)
  await insertReviewKeywords(trx, nowMs)
  await insertReviewerRanks(trx, nowMs)
  await sql`ANALYZE reviews, review_files, review_likes, review_votes, goods_ratings`.execute(trx)
}
