import type { feedbackQuery } from '@jangteo/contract/review/review.schemas'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import { GOOD_SCORES } from '@jangteo/core/review/review.rules'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import {
  allReviewsOf,
  findReview,
  listReviews,
  type ReviewFilter,
} from '@jangteo/postgres/review/review-list.store'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { Caller, memberIdOf } from '../call/caller.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { countListed } from './count-listed.ts'
import { loadCards } from './review-answer.ts'

type ReviewsInput = z.output<typeof feedbackQuery>

const orNull = <Item>(list: readonly Item[] | undefined) =>
  list === undefined || list.length === 0 ? null : list

/** Finds the visible review that a list is to begin with; `null` for none, another product's and an unknown one. */
const findFirst = Effect.fnUntraced(function* (
  { fromFeedbackIdEncrypt: sealed, goodsId }: ReviewsInput,
  readerId: number | null,
) {
  const id = sealed === undefined ? null : (yield* WireIds).open('review', sealed)
  const row = id === null ? undefined : yield* findReview(id, readerId)
  return row?.goods_id === goodsId && row.state === 'PUBLISHED' ? row : null
})

/**
 * A page of a product's visible reviews. The review that a reader came from stands first, whatever the filter says, and
 * the others follow in their order. Source: market-rules §4.
 */
export const listGoodsReviews = Effect.fnUntraced(function* (input: ReviewsInput) {
  const { goodsId, page: number, size, sort } = input
  const readerId = memberIdOf(yield* Caller)
  const first = yield* findFirst(input, readerId)
  const filter: ReviewFilter = {
    goodsId,
    scores: orNull(input.scoreList),
    optionIds: orNull(input.optionIdList),
    hasMedia: input.mediaYn === 'Y',
    aspect: input.aspect ?? null,
    exceptId: first?.id ?? null,
  }
  const before = first === null ? 0 : 1
  const offset = Math.max(0, number * size - before)
  const limit = number === 0 ? size - before : size
  const [rows, count] = yield* together(
    Effect.all(
      [listReviews(filter, { sort, readerId, offset, limit }), countListed(filter)],
      AT_ONCE,
    ),
  )
  const shown = first !== null && number === 0 ? [first, ...rows] : rows
  const content = yield* loadCards(shown, readerId)
  return { ...toPage(content, { number, size, totalElements: count + before }), content }
})

type AboveFourInput = { readonly id: number; readonly page: number; readonly size: number }

/** A page of a product's reviews with four stars or five, the newest first. Source: spec §2, market-rules §4. */
export const listAboveFour = Effect.fnUntraced(function* (input: AboveFourInput) {
  const { id: goodsId, page: number, size } = input
  const readerId = memberIdOf(yield* Caller)
  const filter = { ...allReviewsOf(goodsId), scores: GOOD_SCORES }
  const [rows, totalElements] = yield* together(
    Effect.all(
      [
        listReviews(filter, { sort: 'NEW', readerId, offset: number * size, limit: size }),
        countListed(filter),
      ],
      AT_ONCE,
    ),
  )
  const content = yield* loadCards(rows, readerId)
  return { ...toPage(content, { number, size, totalElements }), content }
})
