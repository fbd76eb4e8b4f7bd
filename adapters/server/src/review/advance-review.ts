import { demandEndsAtMs, reviewFacts } from '@jangteo/core/review/review.rules'
import { REVIEW_TABLE, type ReviewEventType } from '@jangteo/core/review/review.table.gen'
import type { Reviews } from '@jangteo/postgres/database/schema.gen'
import { addJob } from '@jangteo/postgres/job/job.store'
import { lockRating, recountRating } from '@jangteo/postgres/review/rating.store'
import {
  insertReviewHistory,
  type ReviewRow,
  updateReview,
} from '@jangteo/postgres/review/review.store'
import * as Effect from 'effect/Effect'
import type { Updateable } from 'kysely'
import { createEntity, type EffectHandler, recordIfSet } from '../entity/create-entity.ts'
import { notify } from '../notification/notify.ts'
import { scheduleKeywords } from './keyword/schedule-keywords.ts'

/** The task's name. */
export const END_REVIEW_HIDE = 'end-review-hide'

/** New content of an edited review; the files are stored by its caller. */
type ReviewContent = {
  readonly score: number
  readonly text: string
  readonly imageCount: number
  readonly videoCount: number
}

/** A step of a review with what it needs besides the row. */
export type ReviewStep = { readonly atMs: number } & (
  | { readonly event: 'buyer.edit'; readonly content: ReviewContent }
  | { readonly event: 'buyer.object'; readonly text: string }
  | { readonly event: 'buyer.remove' }
  | { readonly event: 'seller.reply'; readonly text: string; readonly sellerUserId: number }
  | { readonly event: 'seller.removeReply' }
  | {
      readonly event: 'system.hide'
      readonly reason: string
      /** `null` when rules hid it, and not a person. */
      readonly operatorId: number | null
      /** True for a demand of whoever it violates: it returns after 30 days. */
      readonly isOnDemand: boolean
    }
  | { readonly event: 'system.hideOver' }
  | { readonly event: 'system.restore' }
)

type Handler = EffectHandler<ReviewRow, ReviewStep>
type Change = Updateable<Reviews>
type HiddenRow = Pick<ReviewRow, 'hidden_until'>

const NOT_HIDDEN: Change = {
  hidden_reason: null,
  hidden_at: null,
  hidden_by: null,
  hidden_until: null,
  objection: null,
  objected_at: null,
}
const REMOVED: Change = {
  ...NOT_HIDDEN,
  body: '',
  image_count: 0,
  video_count: 0,
  like_count: 0,
  reply: null,
  replied_at: null,
  replied_by: null,
}

type Hide = Extract<ReviewStep, { event: 'system.hide' }>

function hiddenUntil({ hidden_until: until }: HiddenRow, { isOnDemand, atMs }: Hide): Date | null {
  return isOnDemand ? new Date(demandEndsAtMs(until?.getTime() ?? null, atMs)) : null
}

function changeOf(row: HiddenRow, step: ReviewStep, at: Date): Change {
  switch (step.event) {
    case 'buyer.edit': {
      const { score, text, imageCount, videoCount } = step.content
      return { score, body: text, image_count: imageCount, video_count: videoCount, edited_at: at }
    }
    case 'buyer.object':
      return { objection: step.text, objected_at: at }
    case 'buyer.remove':
      return REMOVED
    case 'seller.reply':
      return { reply: step.text, replied_at: at, replied_by: step.sellerUserId }
    case 'seller.removeReply':
      return { reply: null, replied_at: null, replied_by: null }
    case 'system.hide':
      return {
        hidden_reason: step.reason,
        hidden_at: at,
        hidden_by: step.operatorId,
        hidden_until: hiddenUntil(row, step),
      }
    case 'system.hideOver':
    case 'system.restore':
      return NOT_HIDDEN
  }
}

/** Counts the rating again, and the votes after a while. */
const recount: Handler = ({ goods_id: goodsId }, { atMs }) =>
  Effect.all([lockRating(goodsId), recountRating(goodsId), scheduleKeywords(goodsId, atMs)], {
    discard: true,
  })

const scheduleHideEnd: Handler = ({ id, ...row }, step) => {
  const dueAt = step.event === 'system.hide' ? hiddenUntil(row, step) : null
  if (dueAt === null) return Effect.void
  return Effect.asVoid(
    addJob({
      task: END_REVIEW_HIDE,
      payload: { reviewId: id },
      dueAt,
      key: `${END_REVIEW_HIDE}:${id}`,
    }),
  )
}

const NOTIFIED_STEPS: Partial<Record<ReviewEventType, 'HIDDEN' | 'REPLIED' | 'RESTORED'>> = {
  'seller.reply': 'REPLIED',
  'system.hide': 'HIDDEN',
  'system.hideOver': 'RESTORED',
  'system.restore': 'RESTORED',
}

/** Notifies the writer; of a reply once, however often it is edited. */
const notifyWriter: Handler = (review, step) => {
  const notified = NOTIFIED_STEPS[step.event]
  if (notified === undefined) return Effect.void
  const reason = step.event === 'system.hide' ? step.reason : ''
  return notify({
    to: { memberId: review.member_id },
    content: { kind: 'REVIEW_STEP', goodsName: review.goods_name, step: notified, reason },
    key: notified === 'REPLIED' ? `${review.id}:REPLIED` : `${review.id}:${notified}:${step.atMs}`,
    atMs: step.atMs,
  })
}

const notifyOperators: Handler = ({ id, goods_name: goodsName }, { atMs }) =>
  notify({
    to: 'operators',
    content: { kind: 'REVIEW_OBJECTED', goodsName },
    key: `${id}:${atMs}`,
    atMs,
  })

/**
 * Moves a review on, the only place in the server that does. Safe only with the review locked (`lockReview`). What an edit
 * leaves of its files, and the removal of files and likes, is the caller's (`edit-review`, `remove-review`).
 */
export const advanceReview = createEntity({
  name: 'review',
  table: REVIEW_TABLE,
  stateOf: ({ state }: ReviewRow) => state,
  factsOf: (row: ReviewRow, step: ReviewStep) =>
    Effect.succeed(
      reviewFacts(
        {
          imageCount: row.image_count,
          hiddenUntilMs: row.hidden_until?.getTime() ?? null,
          isObjected: row.objected_at !== null,
        },
        {
          imageCount: step.event === 'buyer.edit' ? step.content.imageCount : row.image_count,
          nowMs: step.atMs,
        },
      ),
    ),
  write: ({ id, ...row }, { from, step: { target, meta }, at }, step: ReviewStep) => {
    const to = {
      ...changeOf(row, step, at),
      state: target,
      ...(from === target ? {} : { state_changed_at: at }),
    }
    const record = insertReviewHistory({
      review_id: id,
      actor: meta.actor,
      event: step.event,
      from_state: from,
      to_state: target,
      at,
    })
    return recordIfSet(`review ${id}`, updateReview({ id, from, to }), record)
  },
  effects: { notifyOperators, notifyWriter, recountRating: recount, scheduleHideEnd },
})
