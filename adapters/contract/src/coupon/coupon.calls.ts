import { SERIAL_LENGTH_MAX } from '@jangteo/core/coupon/couponSerial.codes'
import { z } from 'zod'
import { SECRET_TRIES_PER_MINUTE_MAX, call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, opaqueId, pageOf, pageQuery, plainIdText } from '../wire/wire.schemas.ts'
import { page } from './couponPage.calls.ts'
import { best, choose, forCart } from './couponQuote.calls.ts'
import { COUPON_TABS, couponIssue, offeredCoupon } from './coupon.schemas.ts'

const tags = ['coupon']
const issueId = z.object({ id: opaqueId })
const offers = z.object({ coupons: z.array(offeredCoupon) })

/** Coupons on offer for a product today. */
const forGoods = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/promotions/coupons/goods/{id}',
    summary: '상품에 사용할 수 있는 쿠폰',
    tags,
  })
  .input(z.object({ id: plainIdText }))
  .errors(refusals('GOODS_NOT_FOUND'))
  .output(offers)

/** Coupons on offer at a store today. */
const ofStore = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/promotions/coupons/companyStore/{id}',
    summary: '스토어가 주는 쿠폰',
    tags,
  })
  .input(z.object({ id: plainIdText }))
  .output(offers)

/** Coupons of an exhibition today; none before and after it. */
const ofExhibition = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/promotions/coupons/exhibitions/{id}',
    summary: '기획전이 주는 쿠폰',
    tags,
  })
  .input(z.object({ id: plainIdText }))
  .errors(refusals('EXHIBITION_NOT_FOUND'))
  .output(offers)

/** Gives the member one issue of a coupon; guests are refused and asked to log in. */
const download = call({ who: 'anybody', isIdempotent: true })
  .route({ method: 'POST', path: '/promotions/coupons/{id}', summary: '쿠폰 받기', tags })
  .input(z.object({ id: plainIdText }))
  .errors(
    refusals(
      'COUPON_NO_SESSION',
      'COUPON_NOT_EXIST',
      'COUPON_ADMIN_RESTRICTED',
      'STORE_FEATURE_DENIED',
      'COUPON_ISSUE_NOT_STARTED',
      'COUPON_ISSUE_PERIOD_OVER',
      'COUPON_CONDITION_UNMET',
      'COUPON_ALREADY_ISSUED',
      'COUPON_ALREADY_ISSUED_TODAY',
      'COUPON_SOLD_OUT',
      'COUPON_SOLD_OUT_TODAY',
    ),
  )
  .output(couponIssue)

/** Gives the member the coupon behind a drawn number or a word. Five wrong ones in a row block it for five minutes. */
const register = call({
  who: 'member',
  isIdempotent: true,
  triesPerMinuteMax: SECRET_TRIES_PER_MINUTE_MAX,
})
  .route({ method: 'POST', path: '/promotions/coupons/codes', summary: '쿠폰 번호 등록', tags })
  .input(z.object({ code: z.string().max(SERIAL_LENGTH_MAX * 3) }))
  .errors(
    refusals(
      'COUPON_SERIAL_INVALID',
      'COUPON_SERIAL_OVER_DATE',
      'COUPON_SERIAL_USED',
      'COUPON_SERIAL_CANCELLED',
      'COUPON_SERIAL_POLICY_CHANGED',
      'COUPON_SERIAL_ISSUE_ERROR',
      'COUPON_SERIAL_DELETED',
      'COUPON_SERIAL_BLOCKED',
    ),
  )
  .output(couponIssue)

/** The member's coupons of one tab, and the counts of all tabs; `usableCount` is of those that can be used now. */
const mine = call({ who: 'member' })
  .route({ method: 'GET', path: '/promotions/coupons/me', summary: '내 쿠폰', tags })
  .input(z.object({ ...pageQuery, couponIssueStateEnum: z.enum(COUPON_TABS).default('USABLE') }))
  .output(
    pageOf(couponIssue).extend({ usableCount: z.int(), usedCount: z.int(), expiredCount: z.int() }),
  )

/** A coupon that the member holds. */
const detail = call({ who: 'member' })
  .route({ method: 'GET', path: '/promotions/coupons/issues/{id}', summary: '내 쿠폰 보기', tags })
  .input(issueId)
  .errors(refusals('COUPON_NOT_EXIST'))
  .output(couponIssue)

/** Gives a coupon whose terms changed the terms of today. */
const renew = call({ who: 'member' })
  .route({
    method: 'PUT',
    path: '/promotions/coupons/issues/{id}',
    summary: '바뀐 조건 받기',
    tags,
  })
  .input(issueId)
  .errors(refusals('COUPON_NOT_EXIST', 'COUPON_USED', 'COUPON_USE_PERIOD_OVER', 'COUPON_UNUSABLE'))
  .output(couponIssue)

/** Throws a coupon away. */
const remove = call({ who: 'member' })
  .route({
    method: 'DELETE',
    path: '/promotions/coupons/issues/{id}',
    summary: '내 쿠폰 삭제',
    tags,
  })
  .input(issueId)
  .errors(refusals('COUPON_NOT_EXIST', 'COUPON_USED', 'COUPON_USE_PERIOD_OVER', 'COUPON_UNUSABLE'))
  .output(done)

export const couponCalls = {
  forGoods,
  ofStore,
  ofExhibition,
  download,
  register,
  mine,
  detail,
  renew,
  remove,
  best,
  choose,
  forCart,
  page,
}
