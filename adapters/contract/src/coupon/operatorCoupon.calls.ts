import { SERIAL_COUNT_MAX } from '@jangteo/core/coupon/couponTerms.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { csvFile } from '../upload/upload.schemas.ts'
import { done, pageOf, plainId, plainIdText } from '../wire/wire.schemas.ts'
import {
  couponTerms,
  issuedCoupon,
  issuedCouponDetail,
  issuedCouponQuery,
  requestedBatch,
  restriction,
  serialBatch,
} from './couponTerms.schemas.ts'

const tags = ['coupon']
const path = '/operators/coupons'
const couponId = z.object({ id: plainIdText })
const batchId = z.object({ id: plainIdText })
const operatorCall = call({ who: 'operator', permission: 'COUPONS' })

/** Coupons of the market and of all stores, the newest first. */
const list = operatorCall
  .route({ method: 'GET', path, summary: '쿠폰 목록', tags })
  .input(issuedCouponQuery)
  .output(pageOf(issuedCoupon))

/** One coupon with its terms, of the market or of a store. */
const detail = operatorCall
  .route({ method: 'GET', path: `${path}/{id}`, summary: '쿠폰 조건', tags })
  .input(couponId)
  .errors(refusals('COUPON_NOT_EXIST'))
  .output(issuedCouponDetail)

/** Makes a coupon of the market; `marketShare` says how much of its discount the market bears. */
const create = operatorCall
  .route({ method: 'POST', path, summary: '장터 쿠폰 만들기', tags })
  .input(couponTerms)
  .errors(refusals('COUPON_TERMS_INVALID', 'COUPON_WORD_TAKEN'))
  .output(z.object({ couponId: plainId }))

/** Changes the terms of one of the market's coupons; holders take changed ones themselves. Source: decision 030. */
const change = operatorCall
  .route({ method: 'PUT', path: `${path}/{id}`, summary: '장터 쿠폰 수정', tags })
  .input(couponTerms.extend(couponId.shape))
  .errors(refusals('COUPON_NOT_EXIST', 'COUPON_TERMS_INVALID', 'COUPON_WORD_TAKEN'))
  .output(z.object({ couponId: plainId }))

/** Keeps a coupon of the market or of a store from being issued and used, or lets it be again. */
const restrict = operatorCall
  .route({ method: 'POST', path: `${path}/{id}/restrict`, summary: '쿠폰 사용 제한', tags })
  .input(restriction.extend(couponId.shape))
  .errors(refusals('COUPON_NOT_EXIST', 'COUPON_RESTRICTED_BY_OPERATOR'))
  .output(done)

/** Takes one of the market's coupons out of lists and downloads; whoever holds it keeps it. */
const remove = operatorCall
  .route({ method: 'DELETE', path: `${path}/{id}`, summary: '장터 쿠폰 삭제', tags })
  .input(couponId)
  .errors(refusals('COUPON_NOT_EXIST'))
  .output(done)

/** Serials of a coupon that were asked for, with how many of them are drawn and entered. */
const serials = operatorCall
  .route({ method: 'GET', path: `${path}/{id}/serials`, summary: '쿠폰 번호', tags })
  .input(couponId)
  .errors(refusals('COUPON_NOT_EXIST'))
  .output(z.object({ batchList: z.array(serialBatch) }))

/** Begins to draw serials in the background. */
const drawSerials = call({ who: 'operator', permission: 'COUPONS', isIdempotent: true })
  .route({ method: 'POST', path: `${path}/{id}/serials`, summary: '쿠폰 번호 만들기', tags })
  .input(couponId.extend({ count: z.int().min(1).max(SERIAL_COUNT_MAX) }))
  .errors(refusals('COUPON_NOT_EXIST', 'COUPON_SERIAL_NOT_DRAWN', 'COUPON_SERIAL_TOO_MANY'))
  .output(requestedBatch)

/** The serials of a batch as CSV, for thirty days. */
const serialList = operatorCall
  .route({
    method: 'GET',
    path: `${path}/serials/{id}/csv`,
    summary: '쿠폰 번호 내려받기',
    tags,
  })
  .input(batchId)
  .errors(
    refusals('COUPON_SERIAL_BATCH_NOT_FOUND', 'COUPON_SERIAL_NOT_READY', 'COUPON_SERIAL_LIST_OVER'),
  )
  .output(csvFile)

/** Cancels what nobody entered yet of a batch. */
const cancelSerials = operatorCall
  .route({
    method: 'POST',
    path: `${path}/serials/{id}/cancel`,
    summary: '쿠폰 번호 취소',
    tags,
  })
  .input(batchId.extend({ reason: restriction.shape.reason }))
  .errors(refusals('COUPON_SERIAL_BATCH_NOT_FOUND'))
  .output(done)

export const operatorCouponCalls = {
  list,
  detail,
  create,
  change,
  restrict,
  remove,
  serials,
  drawSerials,
  serialList,
  cancelSerials,
}
