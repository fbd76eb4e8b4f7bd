import { findReviewRevision } from '@jangteo/postgres/review/rating.store'
import * as Effect from 'effect/Effect'
import { type CallerIdentity, memberIdOf } from '../call/caller.ts'

type Listed = {
  readonly goodsId: number
  /** Number of the page, from 0; a list without pages has the first one alone. */
  readonly page?: number
  /** The review that a reader came from. */
  readonly fromFeedbackIdEncrypt?: string | undefined
}

/**
 * Reads the version of the first page of a product's reviews as guests see it, which changes with each of them; `null` for
 * members, who see what they wrote and like, and for other pages. Source: decision 185.
 */
export function readFirstPageVersion(
  { goodsId, page = 0, fromFeedbackIdEncrypt }: Listed,
  caller: CallerIdentity,
) {
  if (memberIdOf(caller) !== null || page > 0 || fromFeedbackIdEncrypt !== undefined) return null
  return Effect.map(findReviewRevision(goodsId), String)
}
