import { findReviewRevision } from '@jangteo/postgres/review/rating.store'

type Listed = {
  readonly goodsId: number
  /** Number of the page, from 0; a list without pages has the first one alone. */
  readonly page?: number
  /** The review that a reader came from. */
  readonly fromFeedbackIdEncrypt?: string | undefined
}

/** Reads the version of the first page of a product's reviews, which changes with each of them. Source: decision 185. */
export const readFirstPageVersion = ({ goodsId, page = 0, fromFeedbackIdEncrypt }: Listed) =>
  page === 0 && fromFeedbackIdEncrypt === undefined ? findReviewRevision(goodsId) : null
