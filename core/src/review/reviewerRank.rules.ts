import { DAY_MS, kstDayOf, startOfDayMs } from '../calendar/day.rules.ts'
import { type ScoredReview, sumReviewScore } from './reviewScore.rules.ts'
import type { PopularChange } from '../search/search.codes.ts'
import { popularChangeOf } from '../search/popular.rules.ts'

/** Days of reviews that the ranking of reviewers counts. Source: market-rules §4.1. */
export const REVIEWER_RANK_DAYS = 30

/** Most reviewers of the ranking. Source: market-rules §4. */
export const REVIEWER_RANK_COUNT_MAX = 100

/** A writer with this many reviews that were hidden in so many days is not ranked. Source: market-rules §4.1. */
export const HIDDEN_REVIEW_COUNT_MAX = 3
export const HIDDEN_REVIEW_DAYS = 90

/** Sums of one writer's visible reviews of the last thirty days; times in epoch milliseconds. */
export type ReviewerTally = {
  readonly memberId: number
  readonly score: number
  readonly reviewCount: number
  readonly likeCount: number
  readonly lastWrittenAtMs: number
  /** Reviews of this writer that an operator hid in the last ninety days. */
  readonly hiddenCount: number
  /** The writer has an account of a store. */
  readonly isStoreUser: boolean
  readonly isProfileClosed: boolean
}

/** A visible review as the sums of its writer take it. */
export type TalliedReview = ScoredReview & { readonly writtenAtMs: number }

/** Sums the visible reviews of one writer. Source: market-rules §4.1. */
export function tallyReviews(
  reviews: readonly TalliedReview[],
): Pick<ReviewerTally, 'lastWrittenAtMs' | 'likeCount' | 'reviewCount' | 'score'> {
  return {
    score: reviews.reduce((sum, review) => sum + sumReviewScore(review), 0),
    reviewCount: reviews.length,
    likeCount: reviews.reduce((sum, { likeCount }) => sum + likeCount, 0),
    lastWrittenAtMs: Math.max(...reviews.map(({ writtenAtMs }) => writtenAtMs)),
  }
}

/** A reviewer with their rank, and its change since the ranking before. */
export type RankedReviewer = Pick<
  ReviewerTally,
  'memberId' | 'score' | 'reviewCount' | 'likeCount'
> & { readonly rank: number; readonly change: PopularChange }

/** Returns since when the ranking of a moment counts: the beginning (KST) of the thirtieth day before. */
export function reviewerRankSinceMs(nowMs: number): number {
  return startOfDayMs(kstDayOf(nowMs)) - REVIEWER_RANK_DAYS * DAY_MS
}

/** True for a writer whom the ranking leaves out. Source: market-rules §4.1, decision 155. */
export function isUnranked({ hiddenCount, isStoreUser, isProfileClosed }: ReviewerTally): boolean {
  return isStoreUser || isProfileClosed || hiddenCount >= HIDDEN_REVIEW_COUNT_MAX
}

/**
 * Returns the writers of the ranking, the first one first: by their scores, then by the likes they got, then the one whose last
 * review is the earlier. Users of stores, closed profiles and writers of three reviews hidden in ninety days are left out. Of
 * portions of writers, those of the ones before and of the next one are those of all. Source: market-rules §4.1, decision 155.
 */
export function topReviewers(tallies: readonly ReviewerTally[]): ReviewerTally[] {
  return tallies
    .filter((tally) => tally.score > 0 && !isUnranked(tally))
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        b.likeCount - a.likeCount ||
        a.lastWrittenAtMs - b.lastWrittenAtMs ||
        a.memberId - b.memberId,
    )
    .slice(0, REVIEWER_RANK_COUNT_MAX)
}

/**
 * Ranks the writers as `topReviewers` orders them. `before` holds the ranks of the ranking before by member. Source:
 * market-rules §4.1, decision 155.
 */
export function rankReviewers(
  tallies: readonly ReviewerTally[],
  before: ReadonlyMap<number, number>,
): RankedReviewer[] {
  return topReviewers(tallies).map(({ memberId, score, reviewCount, likeCount }, index) => ({
    memberId,
    score,
    reviewCount,
    likeCount,
    rank: index + 1,
    change: popularChangeOf(index + 1, before.get(memberId) ?? null),
  }))
}
