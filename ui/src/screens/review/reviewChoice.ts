import { readId } from '@jangteo/core/navigation/query.rules'
import { ASPECTS } from '@jangteo/core/review/aspect.codes'
import { SCORE_MAX } from '@jangteo/core/review/rating.rules'
import { REVIEW_SORTS } from '@jangteo/core/review/review.codes'
import { ALL_REVIEWS, type ReviewChoice } from './useGoodsReviews.ts'

/** Reads the choice of reviews out of a URL: the way back from a product or a reviewer leads to the same list. */
export function readReviewChoice(query: URLSearchParams): ReviewChoice {
  const score = readId(query.get('score'))
  return {
    sort: REVIEW_SORTS.find((known) => known === query.get('sort')) ?? ALL_REVIEWS.sort,
    score: score !== null && score <= SCORE_MAX ? score : null,
    optionId: readId(query.get('option')),
    hasMedia: query.get('media') === 'Y',
    aspect: ASPECTS.find((known) => known === query.get('aspect')) ?? null,
  }
}

/** Writes a choice into a query, which may say more; what is as at first is left out. */
export function writeReviewChoice(query: URLSearchParams, choice: ReviewChoice): URLSearchParams {
  const { sort, score, optionId, hasMedia, aspect } = choice
  const texts = {
    sort: sort === ALL_REVIEWS.sort ? null : sort,
    score: score === null ? null : String(score),
    option: optionId === null ? null : String(optionId),
    media: hasMedia ? 'Y' : null,
    aspect,
  }
  const next = new URLSearchParams(query)
  for (const [name, text] of Object.entries(texts)) {
    if (text === null) next.delete(name)
    else next.set(name, text)
  }
  return next
}
