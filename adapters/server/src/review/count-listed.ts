import { SCORE_MAX } from '@jangteo/core/review/rating.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { listRatings } from '@jangteo/postgres/review/rating.store'
import { countReviews, type ReviewFilter } from '@jangteo/postgres/review/review-list.store'
import * as Effect from 'effect/Effect'
import { cached, type FigureCache } from '../call/cached.ts'

type Rating = { readonly score_counts: readonly number[]; readonly media_count: number }

/** Returns the total of a list that its product's rating knows, `null` for one that has to be counted. */
function totalOf(filter: ReviewFilter, rating: Rating | undefined): number | null {
  const { scores, optionIds, hasMedia, aspect, exceptId } = filter
  if (optionIds !== null || aspect !== null || (hasMedia && scores !== null)) return null
  if (exceptId !== null && (hasMedia || scores !== null)) return null
  if (hasMedia) return rating?.media_count ?? 0
  const counts = (rating?.score_counts ?? []).filter(
    (_, place) => scores === null || scores.includes(SCORE_MAX - place),
  )
  return counts.reduce((sum, count) => sum + count, 0) - (exceptId === null ? 0 : 1)
}

/**
 * Counts a product's visible reviews in a list. Totals of scores and of reviews with media are those of the rating; other
 * lists are counted, at most every half minute, since a product may have a hundred thousand reviews. A review that is left
 * out (`exceptId`) is one of the visible ones. Source: decision 151.
 */
export const countListed = Effect.fnUntraced(function* (
  filter: ReviewFilter,
): Effect.fn.Return<number, never, Db | FigureCache> {
  const [rating] = yield* listRatings([filter.goodsId])
  const total = totalOf(filter, rating)
  if (total !== null) return total
  return yield* cached(`reviews ${JSON.stringify(filter)}`, countReviews(filter))
})
