import { addDays, type Day, DAY_MS, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { groupBy } from '@jangteo/core/decision/group.rules'
import {
  HIDDEN_REVIEW_DAYS,
  type RankedReviewer,
  rankReviewers,
  reviewerRankSinceMs,
  type TalliedReview,
  tallyReviews,
  topReviewers,
  type ReviewerTally,
} from '@jangteo/core/review/reviewerRank.rules'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import { eachPortion } from '@jangteo/postgres/database/eachPortion'
import { addJob } from '@jangteo/postgres/job/job.store'
import {
  deleteReviewerRunsBefore,
  findReviewerRun,
  insertReviewerRanks,
  insertReviewerRun,
  listFiguresSince,
  listMembersAfter,
  listRanksOfDay,
  listWriterMarks,
  type WriterFigures,
} from '@jangteo/postgres/review/reviewer.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'

/** The task of every day at four (KST). */
export const RANK_REVIEWERS = 'rank-reviewers'

/** Ranks the reviewers of a market that never did, which would show no ranking until the night. */
export const rankReviewersAtFirst: Effect.Effect<void, never, Db> = Effect.gen(function* () {
  if ((yield* findReviewerRun) !== undefined) return
  const dueAt = new Date(yield* Clock.currentTimeMillis)
  yield* addJob({ task: RANK_REVIEWERS, payload: {}, dueAt, key: RANK_REVIEWERS })
})

function toTallied(row: WriterFigures): TalliedReview {
  return {
    textLength: row.text_length,
    imageCount: row.image_count,
    videoCount: row.video_count,
    likeCount: row.like_count,
    isEarly: row.is_early,
    writtenAtMs: row.written_at.getTime(),
  }
}

const loadTallies = Effect.fnUntraced(function* (
  members: readonly { readonly id: number }[],
  nowMs: number,
): Effect.fn.Return<ReviewerTally[], never, Db> {
  const memberIds = members.map(({ id }) => id)
  const figures = yield* listFiguresSince(memberIds, new Date(reviewerRankSinceMs(nowMs)))
  const byWriter = groupBy(figures, (row) => row.member_id)
  const hiddenSince = new Date(nowMs - HIDDEN_REVIEW_DAYS * DAY_MS)
  const marks = yield* listWriterMarks([...byWriter.keys()], hiddenSince)
  return marks.map((mark) => ({
    memberId: mark.member_id,
    ...tallyReviews((byWriter.get(mark.member_id) ?? []).map(toTallied)),
    hiddenCount: mark.hidden_count,
    isStoreUser: mark.is_store_user,
    isProfileClosed: mark.is_closed,
  }))
})

/** Tallies the best hundred; all reviews of thirty days at once may be a million. */
const loadTopTallies = Effect.fnUntraced(function* (
  nowMs: number,
): Effect.fn.Return<ReviewerTally[], never, Db> {
  let top: ReviewerTally[] = []
  yield* eachPortion(listMembersAfter, (members) =>
    Effect.map(loadTallies(members, nowMs), (tallies) => {
      top = topReviewers([...top, ...tallies])
    }),
  )
  return top
})

const storeRanks = Effect.fnUntraced(function* (
  day: Day,
  ranked: readonly RankedReviewer[],
  at: Date,
) {
  const runId = yield* insertReviewerRun(day, at)
  if (runId === null) return
  yield* insertReviewerRanks(
    ranked.map((reviewer) => ({
      run_id: runId,
      rank: reviewer.rank,
      member_id: reviewer.memberId,
      score: reviewer.score,
      review_count: reviewer.reviewCount,
      like_count: reviewer.likeCount,
      change: reviewer.change,
    })),
  )
  yield* deleteReviewerRunsBefore(addDays(day, -1))
}, transaction)

/**
 * Ranks the writers of thirty days, once a day: the run of a day that is stored is left as it is, so that two jobs at once
 * write it once. Source: market-rules §4.1, decision 155.
 */
export const rankAllReviewers: Effect.Effect<void, never, Db> = Effect.gen(function* () {
  const nowMs = yield* Clock.currentTimeMillis
  const day = kstDayOf(nowMs)
  const before = yield* listRanksOfDay(addDays(day, -1))
  const former = new Map(before.map((row) => [row.member_id, row.rank]))
  const ranked = rankReviewers(yield* loadTopTallies(nowMs), former)
  yield* storeRanks(day, ranked, new Date(nowMs))
})
