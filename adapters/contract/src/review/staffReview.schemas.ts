import { REVIEW_STATES } from '@jangteo/core/review/review.codes'
import { z } from 'zod'
import { moment } from '../wire/wire.schemas.ts'
import { feedbackCard } from './review.schemas.ts'

/** A review as stores see it; its writer stays masked. */
export const sellerReview = feedbackCard.omit({ buyerIdEncrypt: true, likeYn: true, isMine: true })

/** A review as operators see it, with why it is hidden and what its writer says. */
export const operatorReview = sellerReview.extend({
  storeUrl: z.string(),
  storeName: z.string(),
  stateEnum: z.enum(REVIEW_STATES),
  hiddenReason: z.string().nullable(),
  hiddenAt: moment.nullable(),
  /** `null` when it is hidden for good, or not at all. */
  hiddenUntil: moment.nullable(),
  objection: z.string().nullable(),
  objectedAt: moment.nullable(),
})
