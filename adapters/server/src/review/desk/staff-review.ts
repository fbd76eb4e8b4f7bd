import type { operatorReview, sellerReview } from '@jangteo/contract/review/staffReview.schemas'
import type { Db } from '@jangteo/postgres/database/db'
import type { OperatorReviewRow } from '@jangteo/postgres/review/review-desk.store'
import type { ReviewCardRow } from '@jangteo/postgres/review/review-list.store'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import type { WireIds } from '../../wire/wire-ids.ts'
import { loadCards } from '../review-answer.ts'

type SellerReview = z.output<typeof sellerReview>

/** Maps reviews for the users of their store. */
export const loadSellerReviews = Effect.fnUntraced(function* (
  rows: readonly ReviewCardRow[],
): Effect.fn.Return<SellerReview[], never, Db | WireIds> {
  const cards = yield* loadCards(rows, null)
  return cards.map(({ buyerIdEncrypt: _writer, likeYn: _like, isMine: _mine, ...card }) => card)
})

/** Maps reviews for operators, with why they are hidden. */
export const loadOperatorReviews = Effect.fnUntraced(function* (
  rows: readonly OperatorReviewRow[],
): Effect.fn.Return<z.output<typeof operatorReview>[], never, Db | WireIds> {
  const reviews = yield* loadSellerReviews(rows)
  return rows.flatMap((row, place) => {
    const review = reviews[place]
    if (review === undefined) return []
    return {
      ...review,
      storeUrl: row.store_url,
      storeName: row.store_name,
      stateEnum: row.state,
      hiddenReason: row.hidden_reason,
      hiddenAt: row.hidden_at?.toISOString() ?? null,
      hiddenUntil: row.hidden_until?.toISOString() ?? null,
      objection: row.objection,
      objectedAt: row.objected_at?.toISOString() ?? null,
    }
  })
})
