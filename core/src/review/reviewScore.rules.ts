import { DAY_MS } from '../calendar/day.rules.ts'

/** Points of a written review. Source: market-rules §4.1. */
const TEXT_POINTS = 10
/** Points of a long text besides, and its length in characters. */
const LONG_TEXT_POINTS = 10
const LONG_TEXT_LENGTH = 100
const IMAGE_POINTS = 20
const VIDEO_POINTS = 20
const EARLY_POINTS = 20
const LIKE_POINTS = 2
/** Most points by likes. */
const LIKES_POINTS_MAX = 100

/** Content of a review as far as its points ask. */
export type ScoredReview = {
  readonly textLength: number
  readonly imageCount: number
  readonly videoCount: number
  /** Among the first three of its product. */
  readonly isEarly: boolean
  readonly likeCount: number
}

/** A part of the points with its name. */
export type ReviewScorePart = { readonly label: string; readonly score: number }

/**
 * Lists what a review is honoured for, parts without points left out; a hidden or deleted review has none. Points are no
 * money. Source: market-rules §4.1.
 * @example reviewScoreParts({ textLength: 30, imageCount: 1, videoCount: 0, isEarly: false, likeCount: 0 })
 * // [{ label: '글', score: 10 }, { label: '사진', score: 20 }]
 */
export function reviewScoreParts(review: ScoredReview): ReviewScorePart[] {
  const { textLength, imageCount, videoCount, isEarly, likeCount } = review
  const parts = [
    { label: '글', score: TEXT_POINTS },
    { label: '100자 이상', score: textLength >= LONG_TEXT_LENGTH ? LONG_TEXT_POINTS : 0 },
    { label: '사진', score: imageCount > 0 ? IMAGE_POINTS : 0 },
    { label: '동영상', score: videoCount > 0 ? VIDEO_POINTS : 0 },
    { label: '이 상품의 첫 리뷰 3개', score: isEarly ? EARLY_POINTS : 0 },
    { label: '도움돼요', score: Math.min(LIKES_POINTS_MAX, likeCount * LIKE_POINTS) },
  ]
  return parts.filter(({ score }) => score > 0)
}

/** Sums the points of a review: what the editor promises and what counts afterwards. Source: market-rules §4.1. */
export function sumReviewScore(review: ScoredReview): number {
  return reviewScoreParts(review).reduce((sum, { score }) => sum + score, 0)
}

const HELP_LIKE = 3
const HELP_MEDIA = 10
const HELP_LENGTH_MAX = 300
const HELP_LENGTH_DIVISOR = 15
const MONTH_DAYS = 30

/** A review as the list of best ones weighs it; times in epoch milliseconds. */
export type HelpfulReview = Omit<ScoredReview, 'isEarly'> & { readonly writtenAtMs: number }

/**
 * Returns how helpful a review is: by likes, media and length, less for each month since. Stars do not count, so that the
 * best reviews are no filter of praise. Source: market-rules §4.1.
 */
export function helpScoreOf(review: HelpfulReview, nowMs: number): number {
  const { likeCount, imageCount, videoCount, textLength, writtenAtMs } = review
  const media = (Number(imageCount > 0) + Number(videoCount > 0)) * HELP_MEDIA
  const length = Math.min(textLength, HELP_LENGTH_MAX) / HELP_LENGTH_DIVISOR
  const months = Math.floor((nowMs - writtenAtMs) / (MONTH_DAYS * DAY_MS))
  return likeCount * HELP_LIKE + media + length - months
}

/**
 * Ranks the best reviews: those that somebody found helpful, the most helpful first, ties by the newer one. Source:
 * market-rules §4.1.
 */
export function rankBestReviews<Review extends HelpfulReview>(
  reviews: readonly Review[],
  { nowMs, countMax }: { readonly nowMs: number; readonly countMax: number },
): Review[] {
  return reviews
    .filter(({ likeCount }) => likeCount >= 1)
    .map((review) => ({ review, score: helpScoreOf(review, nowMs) }))
    .toSorted((a, b) => b.score - a.score || b.review.writtenAtMs - a.review.writtenAtMs)
    .slice(0, countMax)
    .map(({ review }) => review)
}
