import { endOfDayMs, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import type { CouponIssueRefusal } from '@jangteo/core/coupon/coupon.codes'
import { COUPON_ISSUE_STATES } from '@jangteo/core/coupon/couponIssue.codes'
import { couponIssueView } from '@jangteo/core/coupon/couponIssue.view'
import type { ShownCouponIssue } from '@jangteo/core/coupon/couponIssue.view'
import { couponOfferView } from '@jangteo/core/coupon/couponOffer.view'
import type { CouponUsePeriod } from '@jangteo/core/coupon/couponPeriod.rules'
import {
  couponDiscountText,
  couponMinimumText,
  couponUseText,
} from '@jangteo/core/coupon/couponText.rules'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import type { Decision } from '@jangteo/core/decision/decision.rules'
import { describe, expect, test } from 'vitest'
import { NOON_MS, percentOff, wonOff } from '../../support/coupon/couponShelf.ts'

const PUBLISHED = { startDay: '2026-08-01', endDay: '2026-08-31' }

const COUPON: ShownCouponIssue = {
  type: 'GOODS',
  discount: percentOff(10, 5_000),
  minimumAmount: 30_000,
  state: 'USABLE',
  startsAtMs: 0,
  expiresAtMs: endOfDayMs('2026-09-30'),
}

describe('쿠폰 카드의 글', () => {
  test('할인과 조건', () => {
    expect([
      couponDiscountText(percentOff(10, 5_000)),
      couponDiscountText(percentOff(7)),
      couponDiscountText(wonOff(3_000)),
      couponMinimumText(30_000),
      couponMinimumText(0),
    ]).toEqual([
      '10% 할인 (최대 5,000원)',
      '7% 할인',
      '3,000원 할인',
      '30,000원 이상 구매 시',
      null,
    ])
  })

  test('쓸 수 있는 기간', () => {
    const uses: readonly CouponUsePeriod[] = [
      { kind: 'CUSTOM', startDay: '2026-09-01', endDay: '2026-09-30' },
      { kind: 'PUBLISH' },
      { kind: 'ISSUE', days: 7 },
      { kind: 'ISSUE', days: 0 },
      { kind: 'ISSUE', days: null },
      { kind: 'NONE_LIMIT' },
    ]
    expect(uses.map((use) => couponUseText(use, PUBLISHED))).toEqual([
      '2026.09.30까지',
      '2026.08.31까지',
      '발급일부터 7일',
      '발급한 날까지',
      '발급한 달 마지막 날까지',
      '기간 제한 없음',
    ])
  })
})

describe('가진 쿠폰', () => {
  test('쓸 수 있는 쿠폰', () => {
    expect(couponIssueView(COUPON, NOON_MS)).toEqual({
      typeLabel: '상품쿠폰',
      stateLabel: '사용가능',
      discountText: '10% 할인 (최대 5,000원)',
      minimumText: '30,000원 이상 구매 시',
      periodText: '2026.09.30까지',
      daysLeftText: 'D-39',
      isUsable: true,
      canDelete: true,
    })
  })

  test('쓸 수 있는 것만 삭제할 수 있고 남은 날이 보인다', () => {
    const shown = COUPON_ISSUE_STATES.map((state) => {
      const view = couponIssueView({ ...COUPON, state }, NOON_MS)
      return [view.stateLabel, view.isUsable, view.canDelete, view.daysLeftText]
    })
    expect(shown).toEqual([
      ['사용가능', true, true, 'D-39'],
      ['사용완료', false, false, null],
      ['기간만료', false, false, null],
      ['회수완료', false, false, null],
    ])
  })

  test('기한이 지난 쿠폰은 아직 바뀌지 않았어도 만료로, 시작 전이면 시작하는 날로 보인다', () => {
    const over = couponIssueView({ ...COUPON, expiresAtMs: NOON_MS - 1 }, NOON_MS)
    const early = couponIssueView({ ...COUPON, startsAtMs: startOfDayMs('2026-09-01') }, NOON_MS)
    expect([over.stateLabel, over.canDelete, over.daysLeftText]).toEqual(['기간만료', false, null])
    expect([early.periodText, early.isUsable, early.canDelete]).toEqual([
      '2026.09.01부터',
      false,
      true,
    ])
  })
})

describe('받을 쿠폰', () => {
  const offered = (decided: Decision<CouponIssueRefusal>) =>
    couponOfferView({
      discount: wonOff(3_000),
      minimumAmount: 0,
      use: { kind: 'ISSUE', days: 7 },
      published: PUBLISHED,
      decided,
    })

  test('받을 수 있으면 받는다', () => {
    expect(offered(allow())).toEqual({
      discountText: '3,000원 할인',
      minimumText: null,
      periodText: '발급일부터 7일',
      buttonText: '쿠폰받기',
      canTap: true,
      noticeText: null,
    })
  })

  test('로그인하면 되는 것은 누를 수 있고, 이미 받은 것은 발급완료, 그 밖에는 까닭이 보인다', () => {
    const reasons: readonly CouponIssueRefusal[] = [
      'COUPON_NO_SESSION',
      'COUPON_ALREADY_ISSUED',
      'COUPON_SOLD_OUT',
    ]
    const shown = reasons.map((reason) => {
      const { buttonText, canTap, noticeText } = offered(refuse(reason))
      return [buttonText, canTap, noticeText]
    })
    expect(shown).toEqual([
      ['쿠폰받기', true, null],
      ['발급완료', false, null],
      ['쿠폰받기', false, '준비한 쿠폰을 모두 발급했어요.'],
    ])
  })
})
