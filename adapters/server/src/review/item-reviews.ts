import { isInReviewPeriod } from '@jangteo/core/review/review.rules'
import type { Db } from '@jangteo/postgres/database/db'
import type { ItemRow } from '@jangteo/postgres/order/order-item.store'
import { listItemReviews } from '@jangteo/postgres/review/item-review.store'
import * as Effect from 'effect/Effect'

/** Options of a buyer about the review of an item, and the review that can be edited. */
export type ItemReview = {
  readonly review: 'WRITABLE' | 'WRITTEN' | null
  readonly reviewId: number | null
}

const NONE: ItemReview = { review: null, reviewId: null }

/** Finds what can be done about the reviews of items; nothing is asked while none of them is confirmed. */
export const findItemReviews = Effect.fnUntraced(function* (
  rows: readonly ItemRow[],
  nowMs: number,
): Effect.fn.Return<(item: ItemRow) => ItemReview, never, Db> {
  const confirmed = rows.filter((row) => row.status === 'BF' && row.main_item_id === null)
  if (confirmed.length === 0) return () => NONE
  const reviews = yield* listItemReviews(confirmed.map(({ id }) => id))
  const byItem = new Map(reviews.map((row) => [row.item_id, row]))
  return (item) => {
    const found = byItem.get(item.id)
    if (found === undefined) return NONE
    if (found.review_id === null) {
      const isOpen = isInReviewPeriod(item.status_changed_at.getTime(), nowMs)
      return { review: isOpen ? 'WRITABLE' : null, reviewId: null }
    }
    return found.state === 'PUBLISHED' ? { review: 'WRITTEN', reviewId: found.review_id } : NONE
  }
})
