import type { clauseChoices } from '@jangteo/contract/review/review.schemas'
import { characterCount, tidyText } from '@jangteo/core/member/member.rules'
import { checkReview, EARLY_REVIEW_COUNT } from '@jangteo/core/review/review.rules'
import { areClausesAgreed, mergeConsents } from '@jangteo/core/review/reviewClause.rules'
import { REVIEW_TABLE } from '@jangteo/core/review/review.table.gen'
import { countEarly, lockRating, recountRating } from '@jangteo/postgres/review/rating.store'
import {
  listReviewConsents,
  saveReviewConsents,
} from '@jangteo/postgres/review/review-consent.store'
import { insertReview, insertReviewFiles } from '@jangteo/postgres/review/review.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { z } from 'zod'
import { callingMember } from '../call/member-caller.ts'
import { onceByKey } from '../call/once.ts'
import { refused } from '../call/refused.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { scheduleKeywords } from './keyword/schedule-keywords.ts'
import { toConsents } from './review-clauses.ts'
import { scoreOf } from './review-answer.ts'
import { takeReviewFiles } from './review-files.ts'
import { checkReviewStart, openReviewedItem } from './writable-item.ts'

type CreateInput = {
  readonly id: number
  readonly orderItemIdEncrypt: string
  readonly score: number
  readonly text: string
  readonly filesIdEncryptList: readonly string[]
  readonly clauseList: z.output<typeof clauseChoices>
}

const created = z.object({ feedbackIdEncrypt: z.string(), score: z.int() })

/** Merges what the writer says of the clauses over what was said before. */
const loadConsents = Effect.fnUntraced(function* (memberId: number, input: CreateInput) {
  const rows = yield* listReviewConsents(memberId)
  const before = rows.map((row) => ({ clauseId: row.clause_id, isAgreed: row.is_agreed }))
  const said = toConsents(input.clauseList)
  return { said, areAgreed: areClausesAgreed(mergeConsents(before, said)) }
})

/**
 * Writes a review of a confirmed purchase with its files, and counts it into the rating of its product. Reviews of one
 * product are written one after the other (`lockRating`); of two of one option the second finds the first, from two tabs
 * too. Refusals: ORDER_ITEM_NOT_FOUND, those of `decideReviewStart`, the first of `checkReview`, those of `attachFiles`.
 * Source: market-rules §4.1, decision 151.
 */
export const createReview = Effect.fnUntraced(
  function* (input: CreateInput) {
    const memberId = yield* callingMember
    const wireIds = yield* WireIds
    const atMs = yield* Clock.currentTimeMillis
    const at = new Date(atMs)
    const item = yield* openReviewedItem(input.orderItemIdEncrypt, memberId)
    if (item.goods_id !== input.id) return yield* refused('ORDER_ITEM_NOT_FOUND')
    yield* lockRating(item.goods_id)
    const isEarly = (yield* countEarly(item.goods_id)) < EARLY_REVIEW_COUNT
    const start = yield* checkReviewStart(item, { memberId, nowMs: atMs })
    if (!start.ok) return yield* refused(start.reason)
    const { said, areAgreed } = yield* loadConsents(memberId, input)
    const files = yield* takeReviewFiles(input.filesIdEncryptList, [])
    const { imageCount, videoCount } = files
    const { score } = input
    const text = tidyText(input.text)
    const [violation] = checkReview({
      score,
      text,
      imageCount,
      videoCount,
      areClausesAgreed: areAgreed,
    })
    if (violation !== undefined) return yield* refused(violation)
    const row = {
      member_id: memberId,
      goods_id: item.goods_id,
      store_id: item.store_id,
      option_id: item.option_id,
      order_item_id: item.id,
      option_name: item.option_name,
      state: REVIEW_TABLE.initial,
      score,
      body: text,
      image_count: imageCount,
      video_count: videoCount,
      is_early: isEarly,
      written_at: at,
      state_changed_at: at,
    } as const
    const review = yield* insertReview(row)
    if (review === undefined) return yield* refused('REVIEW_ALREADY_WRITTEN')
    if (files.ids.length > 0) yield* insertReviewFiles(review.id, files.ids)
    if (said.length > 0) yield* saveReviewConsents(memberId, said, at)
    yield* recountRating(item.goods_id)
    yield* scheduleKeywords(item.goods_id, atMs)
    return {
      feedbackIdEncrypt: wireIds.seal('review', review.id),
      score: scoreOf({ ...row, text_length: characterCount(text), like_count: 0 }),
    }
  },
  onceByKey('review.create', created),
)
