import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import {
  done,
  moment,
  pageOf,
  pageQuery,
  plainId,
  plainIdText,
  ynFlag,
} from '../wire/wire.schemas.ts'
import { GOODS_LISTINGS, GOODS_REVIEW_REASONS } from '@jangteo/core/goods/goodsListing.codes'
import { listingAnswer, sellerGoodsDetail } from './sellerGoods.schemas.ts'

const tags = ['operator']

/** Longest reason that a seller is given, in characters. */
const REASON_LENGTH_MAX = 500

const reviewRow = z.object({
  goodsId: plainId,
  goodsName: z.string(),
  picture: z.string(),
  storeUrl: z.string(),
  storeName: z.string(),
  listingEnum: z.enum(GOODS_LISTINGS),
  revisionYn: ynFlag,
  /** Moment that its review was asked for; `null` when none is. */
  askedAt: moment.nullable(),
})

/** Lists products for operators: those that wait for a review first come first, or by state, store and name. */
const list = call({ who: 'operator', permission: 'SELLERS' })
  .route({ method: 'GET', path: '/operators/goods', summary: '상품 심사 목록', tags })
  .input(
    z.object({
      ...pageQuery,
      /** `WAITING` is every product or revision that waits for a review. */
      queueEnum: z.enum(['WAITING', 'STOPPED', 'ALL']).default('WAITING'),
      keyword: z.string().max(100).optional(),
    }),
  )
  .output(pageOf(reviewRow))

/** Shows a product as a review needs it: its content, its new texts beside, and what they are reviewed for. */
const detail = call({ who: 'operator', permission: 'SELLERS' })
  .route({ method: 'GET', path: '/operators/goods/{id}', summary: '상품 심사', tags })
  .input(z.object({ id: plainIdText }))
  .errors(refusals('GOODS_NOT_FOUND'))
  .output(
    sellerGoodsDetail.extend({
      storeUrl: z.string(),
      storeName: z.string(),
      categoryName: z.string().nullable(),
      /** Category of the new texts. */
      revisionCategoryName: z.string().nullable(),
      watchedWordList: z.array(z.string()),
      reviewReasonList: z.array(z.enum(GOODS_REVIEW_REASONS)),
      /** Reason for which it has no rank; `null` where it may have one. */
      rankingExclusion: z.object({ reason: z.string(), at: moment }).nullable(),
      historyList: z.array(
        z.object({
          action: z.string(),
          actorEnum: z.string(),
          listingEnum: z.enum(GOODS_LISTINGS),
          reason: z.string().nullable(),
          at: moment,
        }),
      ),
    }),
  )

const stepRefusals = refusals(
  'GOODS_NOT_FOUND',
  'GOODS_IN_REVIEW',
  'GOODS_NOTHING_TO_REVIEW',
  'GOODS_STEP_REFUSED',
  'GOODS_DELETED',
  'GOODS_CHANGED',
)

/** The version that the operator looked at: what its seller took back or changed meanwhile is not approved. */
const reviewed = { id: plainIdText, version: z.int().min(1) }
const reason = z.string().trim().min(5).max(REASON_LENGTH_MAX)

/** Approves a product, or the new texts of a listed one. */
const approve = call({ who: 'operator', permission: 'SELLERS' })
  .route({ method: 'POST', path: '/operators/goods/{id}/approve', summary: '상품 승인', tags })
  .input(z.object(reviewed))
  .errors(stepRefusals)
  .output(listingAnswer)

/** Rejects a product, or the new texts of a listed one, with the reason that its seller is given. */
const reject = call({ who: 'operator', permission: 'SELLERS' })
  .route({ method: 'POST', path: '/operators/goods/{id}/reject', summary: '상품 반려', tags })
  .input(z.object({ ...reviewed, reason }))
  .errors(stepRefusals)
  .output(listingAnswer)

/** Takes a listed product out of the market, with the reason that its seller is given. */
const stop = call({ who: 'operator', permission: 'SELLERS' })
  .route({ method: 'POST', path: '/operators/goods/{id}/stop', summary: '상품 중지', tags })
  .input(z.object({ ...reviewed, reason }))
  .errors(stepRefusals)
  .output(listingAnswer)

/** Lists a stopped product again. */
const release = call({ who: 'operator', permission: 'SELLERS' })
  .route({ method: 'POST', path: '/operators/goods/{id}/release', summary: '상품 중지 해제', tags })
  .input(z.object(reviewed))
  .errors(stepRefusals)
  .output(listingAnswer)

/** Takes a product off the rankings, at once and from now on. Twice is the same as once. */
const excludeFromRanking = call({ who: 'operator', permission: 'SELLERS' })
  .route({
    method: 'POST',
    path: '/operators/goods/{id}/exclude-from-ranking',
    summary: '랭킹에서 제외',
    tags,
  })
  .input(z.object({ id: plainIdText, reason }))
  .errors(refusals('GOODS_NOT_FOUND'))
  .output(done)

/** Lets a product be ranked again. Where it was not excluded nothing changes. */
const readmitToRanking = call({ who: 'operator', permission: 'SELLERS' })
  .route({
    method: 'POST',
    path: '/operators/goods/{id}/readmit-to-ranking',
    summary: '랭킹에 다시 포함',
    tags,
  })
  .input(z.object({ id: plainIdText, reason }))
  .errors(refusals('GOODS_NOT_FOUND'))
  .output(done)

export const operatorGoodsCalls = {
  list,
  detail,
  approve,
  reject,
  stop,
  release,
  excludeFromRanking,
  readmitToRanking,
}
