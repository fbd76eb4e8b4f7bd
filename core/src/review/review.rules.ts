import { addDays, DAY_MS, endOfDayMs, kstDayOf } from '../calendar/day.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { characterCount, tidyText } from '../member/member.rules.ts'
import type { OrderItemStatus } from '../order/orderItem.codes.ts'
import { uploadLimits } from '../upload/upload.rules.ts'
import { hasPersonalData } from './personalData.rules.ts'
import { isScore, SCORE_MAX } from './rating.rules.ts'
import type { ReviewFacts } from './review.chart.ts'
import type { ReviewCode } from './review.codes.ts'

/** The shortest review, in characters. Source: spec §5. */
export const REVIEW_LENGTH_MIN = 30

/** The longest review, in characters. Source: spec §5. */
export const REVIEW_LENGTH_MAX = 500

/** Best reviews shown of a product. Source: spec §9. */
export const BEST_REVIEW_COUNT = 20

/** Best reviews shown of a store. Source: spec §9. */
export const STORE_BEST_REVIEW_COUNT = 3

/** Reviewers in the ranking. Source: spec §9. */
export const TOP_REVIEWER_COUNT = 10

/** Days after the confirmation of a purchase in which it can be reviewed. Source: market-rules §4.1. */
export const REVIEW_PERIOD_DAYS = 90

/** Most videos of a review. Source: market-rules §4.1. */
export const REVIEW_VIDEO_COUNT_MAX = 1

/** Files that a review takes. Source: market-rules §4.1. */
export const REVIEW_FILE_LIMITS = uploadLimits({ countMax: 5 })

/** First reviews of a product, which score more. Source: market-rules §4.1. */
export const EARLY_REVIEW_COUNT = 3

/** Longest time for which a review is hidden on somebody's demand, in days. Source: market-rules §4.1. */
export const REVIEW_HIDDEN_DAYS_MAX = 30

/**
 * Returns when a review that is hidden on a right-holder's demand is shown again, in epoch milliseconds: thirty days after
 * the demand; another demand does not prolong a time that runs. Source: market-rules §4.1, decision 155.
 */
export function demandEndsAtMs(runningUntilMs: number | null, nowMs: number): number {
  return runningUntilMs ?? nowMs + REVIEW_HIDDEN_DAYS_MAX * DAY_MS
}

/** The longest reply of a seller, in characters. Source: market-rules §4.1. */
export const REVIEW_REPLY_LENGTH_MAX = 500

/** Least score of a review in the list above four. Source: spec §2, aboveFourDetail. */
export const GOOD_SCORE_MIN = 4

/** Scores of the list above four, the best first. */
export const GOOD_SCORES: readonly number[] = Array.from(
  { length: SCORE_MAX - GOOD_SCORE_MIN + 1 },
  (_, place) => SCORE_MAX - place,
)

/** Reviews of an option from which on it can be filtered by. Source: market-rules §4. */
export const OPTION_FILTER_COUNT_MIN = 5

/** Purchase as reviews count it: a product without options has one unnamed option. */
export type ReviewedOption = { readonly goodsId: number; readonly optionId: number }

/** Form of a review; `score` is `null` while no star is selected. */
export type ReviewForm = {
  readonly score: number | null
  readonly text: string
  readonly imageCount: number
  readonly videoCount: number
  readonly areClausesAgreed: boolean
}

/** Reason why the content of a review is refused, whoever writes it. */
export type ReviewViolation = Extract<
  ReviewCode,
  | 'REVIEW_CLAUSE_REQUIRED'
  | 'REVIEW_PERSONAL_DATA'
  | 'REVIEW_SCORE_REQUIRED'
  | 'REVIEW_TOO_LONG'
  | 'REVIEW_TOO_SHORT'
  | 'REVIEW_VIDEO_TOO_MANY'
>

/** True when two purchases share one review: same goods, same option. Source: spec §5, domain-rules A43. */
export function isSameOption(a: ReviewedOption, b: ReviewedOption): boolean {
  return a.goodsId === b.goodsId && a.optionId === b.optionId
}

/** A purchase that its buyer may want to review; `confirmedAtMs` is `null` before the confirmation. */
export type ReviewedPurchase = ReviewedOption & {
  readonly status: OrderItemStatus
  readonly confirmedAtMs: number | null
}

/** Returns until when a confirmed purchase can be reviewed: the end (KST) of the 90th day. Source: market-rules §4.1. */
export function reviewDueMs(confirmedAtMs: number): number {
  return endOfDayMs(addDays(kstDayOf(confirmedAtMs), REVIEW_PERIOD_DAYS))
}

/** True while a purchase that was confirmed then can be reviewed. Source: market-rules §4.1. */
export function isInReviewPeriod(confirmedAtMs: number, nowMs: number): boolean {
  return nowMs <= reviewDueMs(confirmedAtMs)
}

/** Reason why a review of a purchase cannot be started. */
export type ReviewStartRefusal =
  | 'REVIEW_NOT_CONFIRMED'
  | 'REVIEW_PERIOD_OVER'
  | 'REVIEW_ALREADY_WRITTEN'

/**
 * Decides whether a buyer may start a review of an order item: the purchase is confirmed, for no more than 90 days, and
 * the buyer has no review of that option; deleted ones count. Refusals in this order: REVIEW_NOT_CONFIRMED,
 * REVIEW_ALREADY_WRITTEN, REVIEW_PERIOD_OVER. Source: spec §5, market-rules §4.1, domain-rules A43.
 */
export function decideReviewStart(
  purchase: ReviewedPurchase,
  { written, nowMs }: { readonly written: readonly ReviewedOption[]; readonly nowMs: number },
): Decision<ReviewStartRefusal> {
  const { status, confirmedAtMs } = purchase
  if (status !== 'BF' || confirmedAtMs === null) return refuse('REVIEW_NOT_CONFIRMED')
  if (written.some((review) => isSameOption(review, purchase)))
    return refuse('REVIEW_ALREADY_WRITTEN')
  return isInReviewPeriod(confirmedAtMs, nowMs) ? allow() : refuse('REVIEW_PERIOD_OVER')
}

/** Lists everything that is wrong with the content of a review, in the order of the form. Source: spec §5, market-rules §4.1. */
export function checkReview(form: ReviewForm): ReviewViolation[] {
  const found: ReviewViolation[] = []
  const length = characterCount(tidyText(form.text))
  if (form.score === null || !isScore(form.score)) found.push('REVIEW_SCORE_REQUIRED')
  if (length < REVIEW_LENGTH_MIN) found.push('REVIEW_TOO_SHORT')
  if (length > REVIEW_LENGTH_MAX) found.push('REVIEW_TOO_LONG')
  if (hasPersonalData(form.text)) found.push('REVIEW_PERSONAL_DATA')
  if (form.videoCount > REVIEW_VIDEO_COUNT_MAX) found.push('REVIEW_VIDEO_TOO_MANY')
  if (!form.areClausesAgreed) found.push('REVIEW_CLAUSE_REQUIRED')
  return found
}

/** Input for the facts of a review; times in epoch milliseconds. */
export type KnownReview = {
  readonly imageCount: number
  /** `null` when it is hidden for good, or not at all. */
  readonly hiddenUntilMs: number | null
  readonly isObjected: boolean
}

/**
 * Computes the facts of the review's chart. `imageCount` is what an edit leaves; a review that had images keeps one.
 * Source: market-rules §4.1, domain-rules A44.
 */
export function reviewFacts(
  review: KnownReview,
  { imageCount, nowMs }: { readonly imageCount: number; readonly nowMs: number },
): ReviewFacts {
  const { hiddenUntilMs, isObjected } = review
  return {
    keepsImages: review.imageCount === 0 || imageCount > 0,
    isObjectable: hiddenUntilMs !== null && !isObjected,
    isHideOver: hiddenUntilMs !== null && nowMs >= hiddenUntilMs,
  }
}

/** Count of readers who found a review helpful, and if this reader did. */
export type ReviewLikes = { readonly count: number; readonly isMine: boolean }

/** Returns the likes after the reader sets or removes one; setting it twice counts once. Source: spec §4, likeYn. */
export function afterLike(likes: ReviewLikes, isMine: boolean): ReviewLikes {
  return { isMine, count: likes.count + Number(isMine) - Number(likes.isMine) }
}
