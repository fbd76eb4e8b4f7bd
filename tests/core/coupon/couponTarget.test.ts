import { COUPON_ISSUE_STATES } from '@jangteo/core/coupon/couponIssue.codes'
import { issueStepText } from '@jangteo/core/coupon/couponIssue.rules'
import { couponTargetText } from '@jangteo/core/coupon/couponTarget.rules'
import { expect, test } from 'vitest'

test('쿠폰을 어디에 쓰는지 말로 알려 준다', () => {
  const five = ['가', '나', '다', '라', '마']
  expect([
    couponTargetText({ kind: 'ALL', names: [] }),
    couponTargetText({ kind: 'STORES', names: ['아침밭상회'] }),
    couponTargetText({ kind: 'STORES', names: five }),
    couponTargetText({ kind: 'CATEGORIES', names: ['식품', '뷰티', '리빙'] }),
    couponTargetText({ kind: 'CATEGORIES', names: five }),
    couponTargetText({ kind: 'GOODS', names: five }),
    couponTargetText({ kind: 'GOODS', names: [] }),
  ]).toEqual([
    '장터의 모든 상품',
    '아침밭상회의 모든 상품',
    '가, 나, 다 외 2곳의 모든 상품',
    '식품, 뷰티, 리빙 카테고리의 상품',
    '가, 나, 다 외 2개 카테고리의 상품',
    '정해진 상품 5개',
    '지금은 사용할 수 있는 상품이 없어요',
  ])
})

test('쿠폰에 있었던 일은 할 때의 이름으로, 없어진 일은 간 곳의 이름으로 부른다', () => {
  const isReissued = false
  expect([
    issueStepText({ event: 'order.placed', from: 'USABLE', to: 'USED', isReissued }),
    issueStepText({ event: 'order.unpaid', from: 'USED', to: 'USABLE', isReissued }),
    issueStepText({ event: 'order.unpaid', from: 'USED', to: 'EXPIRED', isReissued }),
    issueStepText({ event: 'claim.completed', from: 'USED', to: 'EXPIRED', isReissued }),
    issueStepText({ event: 'claim.completed', from: 'USED', to: 'EXPIRED', isReissued: true }),
    issueStepText({ event: 'buyer.delete', from: 'USABLE', to: 'WITHDRAWN', isReissued }),
    issueStepText({ event: 'system.periodOver', from: 'USABLE', to: 'EXPIRED', isReissued }),
    ...COUPON_ISSUE_STATES.map((to) =>
      issueStepText({ event: 'toString', from: 'EXPIRED', to, isReissued }),
    ),
  ]).toEqual([
    '사용',
    '결제되지 않아 돌려줌',
    '결제되지 않음, 기간 만료',
    '취소·반품, 기간 만료',
    '판매자 탓으로 다시 발급',
    '삭제',
    '기간 만료',
    '사용가능',
    '사용완료',
    '기간만료',
    '회수완료',
  ])
})
