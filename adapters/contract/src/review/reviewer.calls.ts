import { TOP_REVIEWER_COUNT } from '@jangteo/core/review/review.rules'
import { REVIEWER_RANK_COUNT_MAX } from '@jangteo/core/review/reviewerRank.rules'
import { POPULAR_CHANGES } from '@jangteo/core/search/search.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { moment, opaqueId, pageOf, pageQuery, ynFlag } from '../wire/wire.schemas.ts'
import { feedbackCard, reviewMedia } from './review.schemas.ts'

const tags = ['review']

const figures = {
  score: z.int(),
  reviewCount: z.int(),
  likeCount: z.int(),
}

/** Lists the writers with the highest scores of thirty days, computed every day at four. Source: market-rules §4.1. */
const topN = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/goods/feedbackers/topN', summary: '리뷰어 순위', tags })
  .input(
    z.object({
      n: z.coerce
        .number()
        .pipe(z.int().min(1).max(REVIEWER_RANK_COUNT_MAX))
        .default(TOP_REVIEWER_COUNT),
    }),
  )
  .output(
    z.object({
      content: z.array(
        z.object({
          rank: z.int(),
          changeEnum: z.enum(POPULAR_CHANGES),
          buyerIdEncrypt: opaqueId,
          maskedId: z.string(),
          ...figures,
        }),
      ),
      /** `null` before the first computation. */
      computedAt: moment.nullable(),
    }),
  )

/** Shows a reviewer with their visible reviews; a closed profile to its owner alone. */
const profile = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/goods/feedbackers/profiles/{id}', summary: '리뷰어', tags })
  .input(z.object({ id: opaqueId, ...pageQuery }))
  .errors(refusals('REVIEWER_NOT_FOUND'))
  .output(
    pageOf(feedbackCard).extend({
      maskedId: z.string(),
      /** When their first visible review was written. */
      since: moment,
      ...figures,
      /** `null` for one who is not among the first hundred. */
      rank: z.int().nullable(),
      mediaList: z.array(reviewMedia),
      isMine: z.boolean(),
    }),
  )

const ownProfile = z.object({
  buyerIdEncrypt: opaqueId,
  openYn: ynFlag,
  rank: z.int().nullable(),
  ...figures,
})

/** Shows whether the caller's profile is open, and their rank. */
const me = call({ who: 'member' })
  .route({
    method: 'GET',
    path: '/goods/feedbackers/me/profile',
    summary: '내 리뷰어 프로필',
    tags,
  })
  .output(ownProfile)

/** Opens or closes the caller's profile; a closed one leaves the ranking at once. */
const open = call({ who: 'member' })
  .route({
    method: 'PUT',
    path: '/goods/feedbackers/me/profile',
    summary: '리뷰어 프로필 공개',
    tags,
  })
  .input(z.object({ openYn: ynFlag }))
  .output(ownProfile)

/** Objects to the hiding of an own review; once. */
const object = call({ who: 'member' })
  .route({
    method: 'POST',
    path: '/goods/feedbacks/{id}/objection',
    summary: '숨긴 리뷰에 이의 제기',
    tags,
  })
  .input(z.object({ id: opaqueId, text: z.string().max(2_000) }))
  .errors(
    refusals(
      'REVIEW_NOT_FOUND',
      'EDIT_DENIED',
      'REVIEW_OBJECTION_REQUIRED',
      'REVIEW_OBJECTION_CLOSED',
    ),
  )
  .output(z.object({ objectedYn: ynFlag }))

/** The calls of reviewers. Source: market-rules §4. */
export const reviewerCalls = { topN, profile, me, open, object }
