import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { characterCount, tidyText } from '../member/member.rules.ts'
import { formatNumber } from '../money/money.rules.ts'
import type { OrderItemStatus } from '../order/orderItem.codes.ts'
import { decideEdit } from '../session/permission.rules.ts'
import { isScore } from './rating.rules.ts'
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

/** Least score of a review in the list above four. Source: spec §2, aboveFourDetail. */
export const GOOD_SCORE_MIN = 4

/** Purchase as reviews count it: a product without options has one unnamed option. */
export type ReviewedOption = { readonly goodsId: number; readonly optionId: number }

/** Form of a review; `score` is `null` while no star is selected. */
export type ReviewForm = {
  readonly score: number | null
  readonly text: string
  readonly imageCount: number
  readonly areClausesAgreed: boolean
}

/** Reason why the content of a review is refused, whoever writes it. */
export type ReviewViolation = Extract<
  ReviewCode,
  'REVIEW_SCORE_REQUIRED' | 'REVIEW_TOO_SHORT' | 'REVIEW_TOO_LONG' | 'REVIEW_CLAUSE_REQUIRED'
>

/** True when two purchases share one review: same goods, same option. Source: spec §5, domain-rules A43. */
export function isSameOption(a: ReviewedOption, b: ReviewedOption): boolean {
  return a.goodsId === b.goodsId && a.optionId === b.optionId
}

/**
 * Decides whether a buyer may start a review of an order item: the purchase is confirmed, and the buyer has no review
 * of that option. Refusals: REVIEW_NOT_CONFIRMED, REVIEW_ALREADY_WRITTEN. Source: spec §5, domain-rules §7.1, A43.
 */
export function decideReviewBegun(
  bought: ReviewedOption & { readonly status: OrderItemStatus },
  written: readonly ReviewedOption[],
): Decision<'REVIEW_NOT_CONFIRMED' | 'REVIEW_ALREADY_WRITTEN'> {
  if (bought.status !== 'BF') return refuse('REVIEW_NOT_CONFIRMED')
  const isWritten = written.some((review) => isSameOption(review, bought))
  return isWritten ? refuse('REVIEW_ALREADY_WRITTEN') : allow()
}

/** Lists everything that is wrong with the content of a review, in the order of the form. Source: spec §5. */
export function checkReview(form: ReviewForm): ReviewViolation[] {
  const found: ReviewViolation[] = []
  const length = characterCount(tidyText(form.text))
  if (form.score === null || !isScore(form.score)) found.push('REVIEW_SCORE_REQUIRED')
  if (length < REVIEW_LENGTH_MIN) found.push('REVIEW_TOO_SHORT')
  if (length > REVIEW_LENGTH_MAX) found.push('REVIEW_TOO_LONG')
  if (!form.areClausesAgreed) found.push('REVIEW_CLAUSE_REQUIRED')
  return found
}

/** A review that is to be edited. */
export type WrittenReview = {
  readonly writerSeq: number
  readonly imageCount: number
  readonly isDeleted: boolean
}

/** Computes the facts of the review's chart, for a change that leaves this many images. Source: domain-rules A44. */
export function reviewFacts(
  review: Pick<WrittenReview, 'imageCount'>,
  imageCount: number,
): ReviewFacts {
  return { keepsImages: review.imageCount === 0 || imageCount > 0 }
}

/**
 * Decides whether a review may be edited to have this many images: by its writer, and one that had images keeps one.
 * Refusals in this order: EDIT_DENIED, REVIEW_DELETED, REVIEW_IMAGES_LOST. Source: spec §5, domain-rules A44.
 */
export function decideReviewEdited(
  review: WrittenReview,
  userSeq: number,
  imageCount: number,
): Decision<'EDIT_DENIED' | 'REVIEW_DELETED' | 'REVIEW_IMAGES_LOST'> {
  const decided = decideEdit(review.writerSeq, userSeq)
  if (!decided.ok) return decided
  if (review.isDeleted) return refuse('REVIEW_DELETED')
  return reviewFacts(review, imageCount).keepsImages ? allow() : refuse('REVIEW_IMAGES_LOST')
}

/**
 * Text of the counter below the field. Source: domain-rules §7.4.
 * @example reviewCounter('좋아요') // '3 / 500'
 */
export function reviewCounter(text: string): string {
  return `${formatNumber(characterCount(tidyText(text)))} / ${formatNumber(REVIEW_LENGTH_MAX)}`
}

/** Count of readers who found a review helpful, and if this reader did. */
export type ReviewLikes = { readonly count: number; readonly isMine: boolean }

/** Returns the likes after the reader sets or removes one; setting it twice counts once. Source: spec §4, likeYn. */
export function afterLike(likes: ReviewLikes, isMine: boolean): ReviewLikes {
  return { isMine, count: likes.count + Number(isMine) - Number(likes.isMine) }
}
