import {
  COUPON_DISCOUNT_KINDS,
  COUPON_DISCOUNT_KIND_LABELS,
  COUPON_TYPES,
  COUPON_TYPE_LABELS,
  COUPON_USE_PERIOD_KINDS,
  COUPON_USE_PERIOD_KIND_LABELS,
} from '@jangteo/core/coupon/coupon.codes'
import {
  COUPON_ISSUE_STATES,
  COUPON_ISSUE_STATE_LABELS,
} from '@jangteo/core/coupon/couponIssue.codes'
import { expect, test } from 'vitest'

test('쿠폰의 코드에는 모두 이름이 있다', () => {
  expect([
    COUPON_TYPES.map((code) => COUPON_TYPE_LABELS[code]),
    COUPON_DISCOUNT_KINDS.map((code) => COUPON_DISCOUNT_KIND_LABELS[code]),
    COUPON_USE_PERIOD_KINDS.map((code) => COUPON_USE_PERIOD_KIND_LABELS[code]),
    COUPON_ISSUE_STATES.map((code) => COUPON_ISSUE_STATE_LABELS[code]),
  ]).toEqual([
    ['상품쿠폰', '중복쿠폰', '스토어쿠폰'],
    ['정률 할인', '정액 할인'],
    ['지정 기간', '발급 기간과 같음', '발급일부터', '기간 제한 없음'],
    ['사용가능', '사용완료', '기간만료', '회수완료'],
  ])
})
