import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { reportFields } from '../report/report.schemas.ts'
import { done, opaqueId, pageOf, pageQuery, queryList } from '../wire/wire.schemas.ts'
import { sellerReview } from './staffReview.schemas.ts'

const tags = ['sellerReview']
const byId = { id: opaqueId }

/** Lists the visible reviews of the store, those without a reply first. Source: market-rules §9.3. */
const list = call({ who: 'seller', permission: 'CS' })
  .route({ method: 'GET', path: '/sellers/reviews', summary: '리뷰 목록', tags })
  .input(
    z.object({
      ...pageQuery,
      replyEnum: z.enum(['ALL', 'WAITING', 'DONE']).default('ALL'),
      scoreList: queryList(z.coerce.number().pipe(z.int().min(1).max(5))).optional(),
      keyword: z.string().max(100).optional(),
    }),
  )
  .output(pageOf(sellerReview).extend({ waitingCount: z.int() }))

/** Replies to a review of the store, or changes the reply; a review has one. */
const reply = call({ who: 'seller', permission: 'CS' })
  .route({ method: 'PUT', path: '/sellers/reviews/{id}/reply', summary: '리뷰 답글', tags })
  .input(z.object({ ...byId, text: z.string().max(2_000) }))
  .errors(refusals('REVIEW_NOT_FOUND', 'REVIEW_REPLY_REQUIRED', 'REVIEW_STATE_CHANGED'))
  .output(sellerReview)

const removeReply = call({ who: 'seller', permission: 'CS' })
  .route({
    method: 'DELETE',
    path: '/sellers/reviews/{id}/reply',
    summary: '리뷰 답글 삭제',
    tags,
  })
  .input(z.object(byId))
  .errors(refusals('REVIEW_NOT_FOUND', 'REVIEW_REPLY_NOT_FOUND', 'REVIEW_STATE_CHANGED'))
  .output(sellerReview)

/** Reports a review of the store, once a store; an operator decides. Source: market-rules §9.3. */
const report = call({ who: 'seller', permission: 'CS', isIdempotent: true })
  .route({ method: 'POST', path: '/sellers/reviews/{id}/report', summary: '리뷰 신고', tags })
  .input(z.object({ ...byId, ...reportFields }))
  .errors(
    refusals(
      'REVIEW_NOT_FOUND',
      'REPORT_REASON_REQUIRED',
      'REPORT_TEXT_REQUIRED',
      'REPORT_OWN',
      'REPORT_DUPLICATE',
      'REPORT_TOO_MANY',
    ),
  )
  .output(done)

export const sellerReviewCalls = { list, reply, removeReply, report }
