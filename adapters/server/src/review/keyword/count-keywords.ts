import { aspectsOfRoot, createAspectReader } from '@jangteo/core/review/reviewAspect.rules'
import { reviewKeywords, shortenQuote } from '@jangteo/core/review/reviewKeyword.rules'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import {
  findRootSlug,
  listUnreadReviews,
  listVotes,
  lockKeywords,
  replaceKeywords,
  replaceVotes,
} from '@jangteo/postgres/review/review-vote.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'

/** Reviews that are read in one go: a tenth of a second at most, so that callers are answered between. */
const READ_COUNT_MAX = 50

type Reader = ReturnType<typeof createAspectReader>

/** Reads the reviews that were not read since their last edit; true while more may be left. */
const readSome = Effect.fnUntraced(function* (
  goodsId: number,
  read: Reader,
): Effect.fn.Return<boolean, never, Db> {
  const reviews = yield* listUnreadReviews(goodsId, READ_COUNT_MAX)
  if (reviews.length === 0) return false
  const at = new Date(yield* Clock.currentTimeMillis)
  const votes = reviews.flatMap(({ id, body }) =>
    read(body).map(({ aspect, sign, quote }) => ({
      review_id: id,
      aspect,
      is_good: sign === 1,
      quote: shortenQuote(quote),
    })),
  )
  yield* transaction(
    replaceVotes(
      reviews.map(({ id }) => id),
      votes,
      at,
    ),
  )
  return reviews.length === READ_COUNT_MAX
})

const countVotesOf = Effect.fnUntraced(function* (goodsId: number) {
  yield* lockKeywords(goodsId, new Date(yield* Clock.currentTimeMillis))
  const rows = yield* listVotes(goodsId)
  const reviews = rows.map(({ id, votes }) => ({
    id,
    votes: votes.map((vote) => ({
      aspect: vote.aspect,
      sign: vote.is_good ? (1 as const) : (-1 as const),
      quote: vote.quote,
    })),
  }))
  const keywords = reviewKeywords(reviews).map((keyword, position) => ({
    goods_id: goodsId,
    position,
    aspect: keyword.aspect,
    vote_count: keyword.voteCount,
    positive_percent: keyword.positivePercent,
    quoted_ids: keyword.quotes.map(({ reviewId }) => reviewId),
  }))
  yield* replaceKeywords(goodsId, keywords)
}, transaction)

/**
 * Reads the new reviews of a product and counts the votes of all visible ones. The count holds the lock of the product's
 * run, so that two jobs at once write one after the other, both from what is visible then. Source: market-rules §4.2.
 */
export const countKeywords = Effect.fnUntraced(function* (
  goodsId: number,
): Effect.fn.Return<void, never, Db> {
  const rootSlug = yield* findRootSlug(goodsId)
  if (rootSlug === undefined) return
  const read = createAspectReader(aspectsOfRoot(rootSlug))
  while (yield* readSome(goodsId, read)) yield* Effect.yieldNow
  yield* countVotesOf(goodsId)
})
