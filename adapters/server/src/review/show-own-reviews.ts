import type { ownFeedbacks } from '@jangteo/contract/review/review.schemas'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import { listOwnFigures, listOwnReviews } from '@jangteo/postgres/review/review-list.store'
import { findReviewer } from '@jangteo/postgres/review/reviewer.store'
import { countWritableItems } from '@jangteo/postgres/review/writable-item.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { callingMember } from '../call/member-caller.ts'
import { loadOwnCards, scoreOf } from './review-answer.ts'
import { writableSince } from './writable-item.ts'

/** Shows the caller's reviews, hidden ones with the reason, and their sums. Source: market-rules §4. */
export const showOwnReviews = Effect.fnUntraced(function* (input: {
  readonly page: number
  readonly size: number
}) {
  const { page: number, size } = input
  const memberId = yield* callingMember
  const since = writableSince(yield* Clock.currentTimeMillis)
  const [rows, figures, writableCount, reviewer] = yield* together(
    Effect.all(
      [
        listOwnReviews(memberId, { offset: number * size, limit: size }),
        listOwnFigures(memberId),
        countWritableItems(memberId, since),
        findReviewer(memberId),
      ],
      AT_ONCE,
    ),
  )
  const content = yield* loadOwnCards(rows, memberId)
  return {
    ...toPage(content, { number, size, totalElements: figures.length }),
    content,
    reviewCount: figures.length,
    writableCount,
    likeCount: figures.reduce((sum, row) => sum + row.like_count, 0),
    score: figures.reduce((sum, row) => sum + scoreOf(row), 0),
    rank: reviewer?.rank ?? null,
  } satisfies z.output<typeof ownFeedbacks>
})
