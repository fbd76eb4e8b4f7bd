import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import {
  done,
  opaqueId,
  pageOf,
  pageQuery,
  plainIdText,
  queryList,
  ynFlag,
} from '../wire/wire.schemas.ts'
import {
  bestQuery,
  clauseAnswer,
  clauseChoices,
  editedFeedback,
  enabledAnswer,
  expectedScore,
  feedbackCard,
  feedbackQuery,
  mediaCard,
  mediaQuery,
  ownFeedbacks,
  reviewContent,
  reviewCounts,
  statistics,
} from './review.schemas.ts'

const tags = ['review']
const byId = { id: opaqueId }
const goodsId = plainIdText

const contentRefusals = refusals(
  'REVIEW_CLAUSE_REQUIRED',
  'REVIEW_SCORE_REQUIRED',
  'REVIEW_TOO_SHORT',
  'REVIEW_TOO_LONG',
  'REVIEW_PERSONAL_DATA',
  'REVIEW_VIDEO_TOO_MANY',
  'FILE_NOT_FOUND',
  'FILE_COUNT_EXCEEDED',
  'FILE_FORMAT_UNSUPPORTED',
  'FILE_TOO_LARGE',
  'FILES_TOO_LARGE',
)

/** Shows the caller's reviews, hidden ones with the reason, and their sums. */
const me = call({ who: 'member' })
  .route({ method: 'GET', path: '/goods/feedbackers/me', summary: '내 리뷰', tags })
  .input(z.object(pageQuery))
  .output(ownFeedbacks)

/** Lists what the caller may review, or says of one item if it may be reviewed and why not. */
const enable = call({ who: 'member' })
  .route({ method: 'GET', path: '/goods/feedbackers/enable', summary: '작성 가능한 리뷰', tags })
  .input(z.object({ ...pageQuery, orderItemIdEncrypt: opaqueId.optional() }))
  .errors(refusals('ORDER_ITEM_NOT_FOUND'))
  .output(enabledAnswer)

const clauses = call({ who: 'member' })
  .route({ method: 'GET', path: '/goods/feedbackers/clauses', summary: '리뷰 약관', tags })
  .output(z.object({ clauseList: z.array(clauseAnswer) }))

const agree = call({ who: 'member' })
  .route({ method: 'PUT', path: '/goods/feedbackers/clauses', summary: '리뷰 약관 동의', tags })
  .input(z.object({ clauseList: clauseChoices }))
  .output(z.object({ clauseList: z.array(clauseAnswer) }))

/** Computes the points that a review would have. */
const expected = call({ who: 'member' })
  .route({
    method: 'GET',
    path: '/goods/feedbackers/expected-score',
    summary: '예상 리뷰 점수',
    tags,
  })
  .input(
    z.object({
      orderItemIdEncrypt: opaqueId,
      textLength: z.coerce.number().pipe(z.int().min(0).max(5_000)),
      imageCount: z.coerce.number().pipe(z.int().min(0).max(30)),
      videoCount: z.coerce.number().pipe(z.int().min(0).max(30)),
    }),
  )
  .errors(refusals('ORDER_ITEM_NOT_FOUND'))
  .output(expectedScore)

/** Writes a review of a confirmed purchase, once an option. */
const create = call({ who: 'member', isIdempotent: true })
  .route({ method: 'POST', path: '/goods/{id}/feedbacks', summary: '리뷰 쓰기', tags })
  .input(
    z.object({
      id: goodsId,
      orderItemIdEncrypt: opaqueId,
      ...reviewContent,
      clauseList: clauseChoices.default([]),
    }),
  )
  .errors({
    ...contentRefusals,
    ...refusals(
      'ORDER_ITEM_NOT_FOUND',
      'REVIEW_NOT_CONFIRMED',
      'REVIEW_ALREADY_WRITTEN',
      'REVIEW_PERIOD_OVER',
      'STORE_FEATURE_DENIED',
    ),
  })
  .output(z.object({ feedbackIdEncrypt: opaqueId, score: z.int() }))

/** Shows a review to its writer, for the editor. */
const detail = call({ who: 'member' })
  .route({ method: 'GET', path: '/goods/feedbacks/{id}', summary: '내 리뷰 하나', tags })
  .input(z.object(byId))
  .errors(refusals('REVIEW_NOT_FOUND', 'REVIEW_DELETED', 'EDIT_DENIED'))
  .output(editedFeedback)

/** Changes a review; one that had pictures keeps one. */
const change = call({ who: 'member' })
  .route({ method: 'PUT', path: '/goods/feedbacks/{id}', summary: '리뷰 수정', tags })
  .input(z.object({ ...byId, ...reviewContent }))
  .errors({
    ...contentRefusals,
    ...refusals(
      'REVIEW_NOT_FOUND',
      'EDIT_DENIED',
      'REVIEW_DELETED',
      'REVIEW_HIDDEN',
      'REVIEW_IMAGES_LOST',
    ),
  })
  .output(z.object({ feedbackIdEncrypt: opaqueId, score: z.int() }))

/** Deletes a review for good: its text and files go at once. A second time changes nothing. */
const remove = call({ who: 'member' })
  .route({ method: 'DELETE', path: '/goods/feedbacks/{id}', summary: '리뷰 삭제', tags })
  .input(z.object(byId))
  .errors(refusals('REVIEW_NOT_FOUND', 'EDIT_DENIED'))
  .output(done)

/** Says that a review was helpful, or takes it back; repeating it changes nothing. */
const like = call({ who: 'member' })
  .route({ method: 'POST', path: '/goods/feedbacks/{id}/like', summary: '도움돼요', tags })
  .input(z.object({ ...byId, likeYn: ynFlag }))
  .errors(refusals('REVIEW_NOT_FOUND', 'REVIEW_OWN'))
  .output(z.object({ likeCount: z.int(), likeYn: ynFlag }))

/** Lists the reviews of a product. */
const detailList = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/goods/feedbacks/detail-list', summary: '상품 리뷰', tags })
  .input(feedbackQuery)
  .output(pageOf(feedbackCard))

/** Lists the reviews of a product that readers found most helpful. */
const best = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/goods/feedbacks/best', summary: '베스트 리뷰', tags })
  .input(bestQuery)
  .output(z.object({ content: z.array(feedbackCard) }))

/** Lists the reviews of a product with four stars or five, the newest first. */
const aboveFour = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/goods/{id}/feedback-above-four', summary: '4점 이상 리뷰', tags })
  .input(z.object({ ...pageQuery, id: goodsId }))
  .output(pageOf(feedbackCard))

/** Lists the pictures and videos of a product's reviews, the newest first. */
const media = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/goods/feedbacks/media', summary: '리뷰 사진·동영상', tags })
  .input(mediaQuery)
  .output(pageOf(mediaCard))

const statisticsOf = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/goods/feedbacks/statistics', summary: '리뷰 통계', tags })
  .input(z.object({ goodsId }))
  .output(statistics)

const counts = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/goods/feedbacks/counts', summary: '리뷰 수', tags })
  .input(z.object({ goodsIdList: queryList(plainIdText) }))
  .output(reviewCounts)

/** The calls of reviews. Source: market-rules §4. */
export const reviewCalls = {
  me,
  enable,
  clauses,
  agree,
  expectedScore: expected,
  create,
  detail,
  change,
  remove,
  like,
  detailList,
  best,
  aboveFour,
  media,
  statistics: statisticsOf,
  counts,
}
