import {
  addDays,
  HOUR_MS,
  kstDayOf,
  startOfDayMs,
  type Day,
} from '@jangteo/core/calendar/day.rules'
import {
  type RankedReviewer,
  rankReviewers,
  type ReviewerTally,
  reviewerRankSinceMs,
  tallyReviews,
} from '@jangteo/core/review/reviewerRank.rules'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import { sql, type Transaction } from 'kysely'

type Trx = Transaction<DB>

/** Hour (KST) at which reviewers are ranked. Source: market-rules §4.1. */
const RANK_HOUR = 4

type Figures = {
  readonly member_id: number
  readonly text_length: number
  readonly image_count: number
  readonly like_count: number
  readonly is_early: boolean
  readonly written_at: Date
}

function tallyOf(memberId: number, reviews: readonly Figures[]): ReviewerTally {
  const tallied = reviews.map((review) => ({
    textLength: review.text_length,
    imageCount: review.image_count,
    videoCount: 0,
    likeCount: review.like_count,
    isEarly: review.is_early,
    writtenAtMs: review.written_at.getTime(),
  }))
  const isUnmarked = { hiddenCount: 0, isStoreUser: false, isProfileClosed: false }
  return { memberId, ...tallyReviews(tallied), ...isUnmarked }
}

/** Lists what was written and liked in the thirty days before a moment, as it was at that moment. */
async function listFigures(trx: Trx, atMs: number): Promise<readonly Figures[]> {
  const { rows } = await sql<Figures>`
    SELECT reviews.member_id, char_length(body) AS text_length, image_count, is_early, written_at,
      (SELECT count(*)::int FROM review_likes AS likes
        WHERE likes.review_id = reviews.id AND likes.at < ${new Date(atMs)}) AS like_count
    FROM reviews JOIN members ON members.id = reviews.member_id AND members.status = 'ACTIVE'
    WHERE state = 'PUBLISHED' AND written_at >= ${new Date(reviewerRankSinceMs(atMs))}
      AND written_at < ${new Date(atMs)}`.execute(trx)
  return rows
}

type RankDay = { readonly day: Day; readonly former: ReadonlyMap<number, number> }

/** Ranks the writers as the run of a day did, and answers the ranks by member. */
async function rankDay(trx: Trx, { day, former }: RankDay): Promise<ReadonlyMap<number, number>> {
  const atMs = startOfDayMs(day) + RANK_HOUR * HOUR_MS
  const byWriter = Map.groupBy(await listFigures(trx, atMs), (review) => review.member_id)
  const ranked = rankReviewers(
    [...byWriter].map(([memberId, reviews]) => tallyOf(memberId, reviews)),
    former,
  )
  const run = await trx
    .insertInto('reviewer_runs')
    .values({ day, computed_at: new Date(atMs) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = ranked.map((reviewer) => rowOf(run.id, reviewer))
  if (rows.length > 0) await trx.insertInto('reviewer_ranks').values(rows).execute()
  return new Map(ranked.map(({ memberId, rank }) => [memberId, rank]))
}

function rowOf(runId: number, reviewer: RankedReviewer) {
  return {
    run_id: runId,
    rank: reviewer.rank,
    member_id: reviewer.memberId,
    score: reviewer.score,
    review_count: reviewer.reviewCount,
    like_count: reviewer.likeCount,
    change: reviewer.change,
  }
}

/** Ranks the writers of the demo's reviews as the last run before now, and the run before it, did. */
export async function insertReviewerRanks(trx: Trx, nowMs: number): Promise<void> {
  const day = kstDayOf(nowMs - RANK_HOUR * HOUR_MS)
  const former = await rankDay(trx, { day: addDays(day, -1), former: new Map() })
  await rankDay(trx, { day, former })
}
