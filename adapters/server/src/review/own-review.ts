import { decideEdit } from '@jangteo/core/session/permission.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { lockReview, type ReviewRow } from '@jangteo/postgres/review/review.store'
import * as Effect from 'effect/Effect'
import type { Caller } from '../call/caller.ts'
import { callingMember } from '../call/member-caller.ts'
import { refused, type Refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'
import type { WireIds } from '../wire/wire-ids.ts'

/** Locks a review of the caller's. Refusals: REVIEW_NOT_FOUND, EDIT_DENIED for another's. */
export const lockOwnReview = Effect.fnUntraced(function* (
  sealed: string,
): Effect.fn.Return<
  ReviewRow,
  Refused<'REVIEW_NOT_FOUND'> | Refused<'EDIT_DENIED'>,
  Caller | Db | WireIds
> {
  const id = yield* openId('review', sealed, refused('REVIEW_NOT_FOUND'))
  const review = yield* lockReview(id)
  if (review === undefined) return yield* refused('REVIEW_NOT_FOUND')
  const decision = decideEdit(review.member_id, yield* callingMember)
  return decision.ok ? review : yield* refused(decision.reason)
})
