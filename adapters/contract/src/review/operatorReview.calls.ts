import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { opaqueId, pageOf, pageQuery, ynFlag } from '../wire/wire.schemas.ts'
import { operatorReview } from './staffReview.schemas.ts'

const tags = ['operatorReview']
const reasoned = { id: opaqueId, reason: z.string().max(2_000) }
const stepRefusals = refusals('REVIEW_NOT_FOUND', 'REVIEW_REASON_REQUIRED', 'REVIEW_STATE_CHANGED')

/** Lists reviews for operators: those with an open objection, hidden ones, or visible ones. Source: market-rules §4.1. */
const list = call({ who: 'operator', permission: 'CLAIMS' })
  .route({ method: 'GET', path: '/operators/reviews', summary: '리뷰 목록', tags })
  .input(
    z.object({
      ...pageQuery,
      queueEnum: z.enum(['OBJECTED', 'HIDDEN', 'PUBLISHED']).default('OBJECTED'),
      keyword: z.string().max(100).optional(),
    }),
  )
  .output(pageOf(operatorReview))

/**
 * Hides a review, or decides that a hidden one stays so. On a demand of whoever it violates it returns after thirty days
 * unless it is decided before.
 */
const hide = call({ who: 'operator', permission: 'CLAIMS' })
  .route({ method: 'POST', path: '/operators/reviews/{id}/hide', summary: '리뷰 숨김', tags })
  .input(z.object({ ...reasoned, onDemandYn: ynFlag }))
  .errors(stepRefusals)
  .output(operatorReview)

/** Shows a hidden review again. */
const restore = call({ who: 'operator', permission: 'CLAIMS' })
  .route({
    method: 'POST',
    path: '/operators/reviews/{id}/restore',
    summary: '리뷰 다시 게시',
    tags,
  })
  .input(z.object(reasoned))
  .errors(stepRefusals)
  .output(operatorReview)

export const operatorReviewCalls = { list, hide, restore }
