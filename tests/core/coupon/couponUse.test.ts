import {
  COUPON_ISSUE_VALIDATIONS,
  COUPON_USE_VALIDATIONS,
  COUPON_VALIDATIONS,
} from '@jangteo/core/coupon/coupon.codes'
import { COUPON_MESSAGES, couponReasonText } from '@jangteo/core/coupon/coupon.messages'
import { couponValidationOf, decideCouponUse } from '@jangteo/core/coupon/couponUse.rules'
import type { CouponUseFacts } from '@jangteo/core/coupon/couponUse.rules'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MEMBER_AT_NOON, NOON_MS, aCoupon } from '../../support/coupon/couponFixtures.ts'

const COUPON = aCoupon(1, 'GOODS', { minimumAmount: 30_000 })
const FACTS: CouponUseFacts = {
  buyer: MEMBER_AT_NOON,
  coupon: COUPON,
  baseAmount: 30_000,
  isTaken: false,
}

type Fault = (facts: CouponUseFacts) => CouponUseFacts

function inCoupon(change: Partial<typeof COUPON>): Fault {
  return (facts) => ({ ...facts, coupon: facts.coupon && { ...facts.coupon, ...change } })
}

function inFacts(change: Partial<CouponUseFacts>): Fault {
  return (facts) => ({ ...facts, ...change })
}

/** One fault each, in the order of checking. */
const FAULTS: readonly (readonly [code: string, fault: Fault, text: string])[] = [
  [
    'COUPON_NO_SESSION',
    inFacts({ buyer: { ...MEMBER_AT_NOON, isLoggedIn: false } }),
    '로그인이 필요해요.',
  ],
  ['COUPON_NOT_EXIST', inFacts({ coupon: null }), '쿠폰을 찾을 수 없어요.'],
  [
    'COUPON_ADMIN_RESTRICTED',
    inCoupon({ isRestricted: true }),
    '지금은 사용할 수 없는 쿠폰이에요. 자세한 내용은 고객센터로 문의해 주세요.',
  ],
  ['COUPON_USE_NOT_STARTED', inCoupon({ startsAtMs: NOON_MS + 1 }), '아직 사용 기간이 아니에요.'],
  ['COUPON_USE_PERIOD_OVER', inCoupon({ expiresAtMs: NOON_MS - 1 }), '사용 기간이 지났어요.'],
  ['COUPON_USED', inCoupon({ state: 'USED' }), '이미 사용한 쿠폰이에요.'],
  ['COUPON_POLICY_CHANGED', inCoupon({ isPolicyChanged: true }), '쿠폰 조건이 바뀌었어요.'],
  ['COUPON_NOT_RELATED', inFacts({ baseAmount: null }), '이 상품에는 사용할 수 없는 쿠폰이에요.'],
  [
    'COUPON_MINIMUM_UNMET',
    inCoupon({ minimumAmount: 30_001 }),
    '30,001원 이상 구매할 때 사용할 수 있어요.',
  ],
  ['COUPON_UNUSABLE', inCoupon({ isUsableHere: false }), '지금은 사용할 수 없는 쿠폰이에요.'],
  [
    'COUPON_APPLIED_TWICE',
    inFacts({ isTaken: true }),
    '쿠폰을 중복으로 사용할 수 없어요. 쿠폰을 다시 선택해 주세요.',
  ],
]

describe('쿠폰을 사용할 수 있는지 확인한다', () => {
  test('아무 문제가 없으면 사용할 수 있다', () => {
    expect(decideCouponUse(FACTS)).toEqual({ ok: true, value: undefined })
  })

  test.each(FAULTS)('%s', (code, fault, text) => {
    const decided = decideCouponUse(fault(FACTS))
    expect(decided.ok ? null : [decided.reason, couponReasonText(decided)]).toEqual([code, text])
  })

  test('기간이 지났거나 회수된 것으로 저장된 쿠폰도 사용할 수 없다', () => {
    const reasons = (['EXPIRED', 'WITHDRAWN'] as const).map((state) => {
      const decided = decideCouponUse(inCoupon({ state })(FACTS))
      return decided.ok ? null : decided.reason
    })
    expect(reasons).toEqual(['COUPON_USE_PERIOD_OVER', 'COUPON_UNUSABLE'])
  })

  test('문제가 여럿이면 확인하는 순서에서 먼저인 것을 알려 준다', () => {
    const twoFaults = fc.shuffledSubarray([...FAULTS.keys()], { minLength: 2 })
    fc.assert(
      fc.property(twoFaults, (indexes) => {
        const faulty = indexes.reduce((facts, index) => FAULTS[index]?.[1](facts) ?? facts, FACTS)
        const decided = decideCouponUse(faulty)
        expect(decided.ok ? null : decided.reason).toEqual(FAULTS[Math.min(...indexes)]?.[0])
      }),
    )
  })
})

test('모든 거절은 명세의 확인 결과 가운데 하나이고 문구가 있다', () => {
  const refusals = Object.keys({ ...COUPON_USE_VALIDATIONS, ...COUPON_ISSUE_VALIDATIONS })
  expect(refusals.filter((code) => !(code in COUPON_MESSAGES))).toEqual([])
  expect(Object.keys(COUPON_USE_VALIDATIONS)).toEqual(FAULTS.map(([code]) => code))
})

test('확인 결과는 여덟 가지이고, 확인하지 못한 것은 잠시 뒤 다시 하게 한다', () => {
  const used = FAULTS.map(([, fault]) => couponValidationOf(decideCouponUse(fault(FACTS))))
  expect(new Set([...used, couponValidationOf(null)])).toEqual(new Set(COUPON_VALIDATIONS))
  expect(couponValidationOf(decideCouponUse(FACTS))).toEqual(null)
  expect(couponValidationOf({ ok: false, reason: 'COUPON_ALREADY_ISSUED' })).toEqual('DUPLICATION')
  expect(COUPON_MESSAGES.COUPON_TEMPORARY_ERROR()).toEqual('잠시 후 다시 시도해 주세요.')
})
