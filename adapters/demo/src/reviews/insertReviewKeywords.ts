import { aspectsOfRoot, createAspectReader } from '@jangteo/core/review/reviewAspect.rules'
import type { AspectVote } from '@jangteo/core/review/reviewAspect.rules'
import { reviewKeywords, shortenQuote } from '@jangteo/core/review/reviewKeyword.rules'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import { sql, type Transaction } from 'kysely'

type Trx = Transaction<DB>

type ReadReview = {
  readonly id: number
  readonly goodsId: number
  readonly votes: readonly AspectVote[]
}

/** Reads what the reviews say of their products, one reader for each root of the category tree. */
async function readReviews(trx: Trx): Promise<ReadReview[]> {
  const { rows } = await sql<{ id: number; goods_id: number; body: string; root: string | null }>`
    SELECT reviews.id, reviews.goods_id, reviews.body, roots.slug AS root
    FROM reviews JOIN goods ON goods.id = reviews.goods_id
    LEFT JOIN categories AS roots ON roots.id = goods.category_root_id
    WHERE reviews.state = 'PUBLISHED' ORDER BY reviews.id`.execute(trx)
  const readers = new Map<string | null, ReturnType<typeof createAspectReader>>()
  return rows.map(({ id, goods_id: goodsId, body, root }) => {
    const read = readers.get(root) ?? createAspectReader(aspectsOfRoot(root))
    readers.set(root, read)
    const votes = read(body).map((vote) => ({ ...vote, quote: shortenQuote(vote.quote) }))
    return { id, goodsId, votes }
  })
}

async function insertVotes(trx: Trx, reviews: readonly ReadReview[], at: Date): Promise<void> {
  const votes = reviews.flatMap(({ id, votes: own }) => own.map((vote) => ({ ...vote, id })))
  await sql`INSERT INTO review_votes (review_id, aspect, is_good, quote)
    SELECT * FROM unnest(${votes.map(({ id }) => id)}::bigint[], ${votes.map(({ aspect }) => aspect)}::text[],
      ${votes.map(({ sign }) => sign === 1)}::boolean[], ${votes.map(({ quote }) => quote)}::text[])`.execute(
    trx,
  )
  await sql`UPDATE reviews SET read_at = ${at} WHERE state = 'PUBLISHED'`.execute(trx)
}

/** Reads the votes of all reviews and counts them by product, as the job `count-keywords` does. */
export async function insertReviewKeywords(trx: Trx, nowMs: number): Promise<void> {
  const at = new Date(nowMs)
  const reviews = await readReviews(trx)
  await insertVotes(trx, reviews, at)
  const byGoods = Map.groupBy(reviews, ({ goodsId }) => goodsId)
  const keywords = [...byGoods].flatMap(([goodsId, own]) =>
    reviewKeywords(own).map((keyword, position) => ({
      goods_id: goodsId,
      position,
      aspect: keyword.aspect,
      vote_count: keyword.voteCount,
      positive_percent: keyword.positivePercent,
      quoted_ids: keyword.quotes.map(({ reviewId }) => reviewId),
    })),
  )
  const runs = [...byGoods.keys()].map((goodsId) => ({ goods_id: goodsId, computed_at: at }))
  if (runs.length > 0) await trx.insertInto('goods_keyword_runs').values(runs).execute()
  if (keywords.length > 0) await trx.insertInto('goods_keywords').values(keywords).execute()
}
