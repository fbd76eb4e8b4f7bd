import { decideStep } from '@jangteo/core/chart/table.rules'
import { couponIssueChart } from '@jangteo/core/coupon/couponIssue.chart'
import type { CouponIssueFacts } from '@jangteo/core/coupon/couponIssue.chart'
import {
  COUPON_ISSUE_STATES,
  COUPON_ISSUE_STATE_LABELS,
} from '@jangteo/core/coupon/couponIssue.codes'
import type { CouponIssueState } from '@jangteo/core/coupon/couponIssue.codes'
import {
  couponIssueFacts,
  decideCouponRenewal,
  issueStateAt,
} from '@jangteo/core/coupon/couponIssue.rules'
import { COUPON_ISSUE_TABLE } from '@jangteo/core/coupon/couponIssue.table.gen'
import type { CouponIssueEventType } from '@jangteo/core/coupon/couponIssue.table.gen'
import { giveBackCoupon } from '@jangteo/core/coupon/couponReturn.rules'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coverTable } from '../../support/chart/chartCoverage.ts'
import { livesOf } from '../../support/chart/chartLives.ts'
import { stepOutcome } from '../../support/chart/stepOutcome.ts'
import { NOON_MS } from '../../support/coupon/couponFixtures.ts'

const IN_PERIOD: CouponIssueFacts = { isInPeriod: true, isOverdue: false, isSellerFault: false }
const OVERDUE: CouponIssueFacts = { isInPeriod: false, isOverdue: true, isSellerFault: false }

const CLAIMED = { state: 'USED', event: 'claim.completed' } as const
const coverage = coverTable(couponIssueChart, COUPON_ISSUE_TABLE)

function outcome(
  state: CouponIssueState,
  event: CouponIssueEventType,
  facts: CouponIssueFacts = IN_PERIOD,
): string {
  return stepOutcome(coverage.decide({ state, event, facts }))
}

test('상태와 그 이름은 저장하는 코드와 화면의 이름이다', () => {
  const labels = COUPON_ISSUE_STATES.map((state) => [
    state,
    couponIssueChart.root.states[state]?.meta?.label,
  ])
  expect([Object.keys(COUPON_ISSUE_TABLE.steps).toSorted(), Object.fromEntries(labels)]).toEqual([
    COUPON_ISSUE_STATES.toSorted(),
    COUPON_ISSUE_STATE_LABELS,
  ])
})

describe('쿠폰 한 장의 일생', () => {
  test('기간 안에서 주문에 쓴다', () => {
    expect([
      outcome('USABLE', 'order.placed'),
      outcome('USABLE', 'order.placed', OVERDUE),
      outcome('USED', 'order.placed'),
      outcome('EXPIRED', 'order.placed'),
      outcome('WITHDRAWN', 'order.placed'),
    ]).toEqual([
      'USED',
      'COUPON_USE_PERIOD_OVER',
      'COUPON_USED',
      'COUPON_USE_PERIOD_OVER',
      'COUPON_UNUSABLE',
    ])
  })

  test('결제되지 않은 주문은 쿠폰을 돌려준다', () => {
    expect([
      outcome('USED', 'order.unpaid'),
      outcome('USED', 'order.unpaid', OVERDUE),
      outcome('USABLE', 'order.unpaid'),
    ]).toEqual(['USABLE', 'EXPIRED', 'COUPON_UNUSABLE'])
  })

  test('취소와 반품은 쿠폰을 돌려주거나, 판매자 탓이면 다시 발급한다', () => {
    expect([
      outcome('USED', 'claim.completed'),
      outcome('USED', 'claim.completed', OVERDUE),
      outcome('USED', 'claim.completed', { ...OVERDUE, isSellerFault: true }),
      outcome('EXPIRED', 'claim.completed'),
    ]).toEqual(['USABLE', 'EXPIRED', 'EXPIRED reissueCoupon', 'COUPON_USE_PERIOD_OVER'])
  })

  test('쓰지 않은 쿠폰만 지우고 회수하고 만료시킨다', () => {
    expect([
      outcome('USABLE', 'buyer.delete'),
      outcome('USABLE', 'seller.withdraw'),
      outcome('USED', 'buyer.delete'),
      outcome('USED', 'seller.withdraw'),
      outcome('USABLE', 'system.periodOver', OVERDUE),
      outcome('USABLE', 'system.periodOver'),
      outcome('USED', 'system.periodOver', OVERDUE),
    ]).toEqual([
      'WITHDRAWN',
      'WITHDRAWN',
      'COUPON_USED',
      'COUPON_USED',
      'EXPIRED',
      'COUPON_PERIOD_NOT_OVER',
      'COUPON_USED',
    ])
  })
})

test('사실은 기간의 처음과 끝에서 바뀐다', () => {
  const at = (startsAtMs: number, expiresAtMs: number | null) =>
    couponIssueFacts({ startsAtMs, expiresAtMs, isSellerFault: false, nowMs: NOON_MS })
  expect([at(NOON_MS, NOON_MS), at(NOON_MS + 1, null), at(0, NOON_MS - 1), at(0, null)]).toEqual([
    IN_PERIOD,
    { ...IN_PERIOD, isInPeriod: false },
    OVERDUE,
    IN_PERIOD,
  ])
})

test('돌려주는 규칙과 같은 길을 간다', () => {
  const known = fc.record({
    startsAtMs: fc.constant(0),
    expiresAtMs: fc.constantFrom(null, NOON_MS - 1, NOON_MS, NOON_MS + 1),
    isSellerFault: fc.boolean(),
    nowMs: fc.constant(NOON_MS),
  })
  const ways = {
    RESTORED: 'USABLE',
    REISSUED: 'EXPIRED reissueCoupon',
    LOST: 'EXPIRED',
  }
  fc.assert(
    fc.property(known, (facts) => {
      const { kind } = giveBackCoupon(facts)
      const asked = { ...CLAIMED, facts: couponIssueFacts(facts) }
      expect(stepOutcome(decideStep(COUPON_ISSUE_TABLE, asked))).toEqual(ways[kind])
    }),
  )
})

describe('어떤 일이 어떤 순서로 와도', () => {
  const lives = livesOf({ table: COUPON_ISSUE_TABLE, start: 'USABLE', stepsMax: 30 })

  test('한 번에 한 주문에만 쓰인다', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        const uses = steps.filter(({ event }) => event === 'order.placed').length
        const returns = steps.filter(({ from }) => from === 'USED').length
        expect([0, 1]).toContain(uses - returns)
      }),
      { numRuns: 2_000 },
    )
  })

  test('한 번만 다시 발급되고, 끝난 쿠폰은 되살아나지 않는다', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        const reissues = steps.filter(({ effects }) => effects.includes('reissueCoupon'))
        expect(reissues.length).toBeLessThanOrEqual(1)
        const ended = steps.filter(({ from }) => from === 'EXPIRED' || from === 'WITHDRAWN')
        expect(ended).toEqual([])
      }),
      { numRuns: 2_000 },
    )
  })
})

test('아무도 적지 않았어도 기간이 지난 쿠폰은 만료된 것으로 보이고, 사용할 수 있는 쿠폰만 새 조건을 받는다', () => {
  const shown = (['USABLE', 'USED', 'EXPIRED', 'WITHDRAWN'] as const).flatMap((state) => [
    issueStateAt(state, NOON_MS, NOON_MS),
    issueStateAt(state, NOON_MS, NOON_MS + 1),
    issueStateAt(state, null, NOON_MS),
  ])
  const renewals = COUPON_ISSUE_STATES.map((state) => {
    const decision = decideCouponRenewal(state)
    return decision.ok ? 'renewed' : decision.reason
  })
  expect([shown, renewals]).toEqual([
    [
      ['USABLE', 'EXPIRED', 'USABLE'],
      ['USED', 'USED', 'USED'],
      ['EXPIRED', 'EXPIRED', 'EXPIRED'],
      ['WITHDRAWN', 'WITHDRAWN', 'WITHDRAWN'],
    ].flat(),
    ['renewed', 'COUPON_USED', 'COUPON_USE_PERIOD_OVER', 'COUPON_UNUSABLE'],
  ])
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
