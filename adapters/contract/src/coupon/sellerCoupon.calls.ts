import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, pageOf, plainId, plainIdText } from '../wire/wire.schemas.ts'
import {
  couponTerms,
  issuedCoupon,
  issuedCouponDetail,
  issuedCouponQuery,
  restriction,
} from './couponTerms.schemas.ts'

const tags = ['coupon']
const path = '/sellers/coupons'
const couponId = z.object({ id: plainIdText })
const sellerCall = call({ who: 'seller', permission: 'COUPONS' })

/** Coupons of the store, the newest first. */
const list = sellerCall
  .route({ method: 'GET', path, summary: '스토어 쿠폰 목록', tags })
  .input(issuedCouponQuery)
  .output(pageOf(issuedCoupon))

/** One coupon of the store with its terms. */
const detail = sellerCall
  .route({ method: 'GET', path: `${path}/{id}`, summary: '스토어 쿠폰', tags })
  .input(couponId)
  .errors(refusals('COUPON_NOT_EXIST'))
  .output(issuedCouponDetail)

/** Makes a coupon of the store, for its own goods and at its own cost. */
const create = sellerCall
  .route({ method: 'POST', path, summary: '스토어 쿠폰 만들기', tags })
  .input(couponTerms)
  .errors(refusals('COUPON_TERMS_INVALID', 'COUPON_WORD_TAKEN'))
  .output(z.object({ couponId: plainId }))

/** Changes the terms of a coupon; holders take changed ones themselves. Source: decision 030. */
const change = sellerCall
  .route({ method: 'PUT', path: `${path}/{id}`, summary: '스토어 쿠폰 수정', tags })
  .input(couponTerms.extend(couponId.shape))
  .errors(refusals('COUPON_NOT_EXIST', 'COUPON_TERMS_INVALID', 'COUPON_WORD_TAKEN'))
  .output(z.object({ couponId: plainId }))

/** Keeps a coupon from being issued and used, or lets it be again. */
const restrict = sellerCall
  .route({ method: 'POST', path: `${path}/{id}/restrict`, summary: '스토어 쿠폰 사용 제한', tags })
  .input(restriction.extend(couponId.shape))
  .errors(refusals('COUPON_NOT_EXIST', 'COUPON_RESTRICTED_BY_OPERATOR'))
  .output(done)

/** Takes a coupon out of lists and downloads; whoever holds it keeps it. */
const remove = sellerCall
  .route({ method: 'DELETE', path: `${path}/{id}`, summary: '스토어 쿠폰 삭제', tags })
  .input(couponId)
  .errors(refusals('COUPON_NOT_EXIST'))
  .output(done)

export const sellerCouponCalls = { list, detail, create, change, restrict, remove }
