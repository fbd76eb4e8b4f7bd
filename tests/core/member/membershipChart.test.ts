import { membershipChart } from '@jangteo/core/member/membership.chart'
import { MEMBER_STATUS_LABELS, type MemberStatus } from '@jangteo/core/member/membership.codes'
import { MEMBERSHIP_TABLE } from '@jangteo/core/member/membership.table.gen'
import type { MembershipEventType } from '@jangteo/core/member/membership.table.gen'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverTable } from '../../support/chart/chartCoverage.ts'
import { livesOf } from '../../support/chart/chartLives.ts'
import { stepOutcome } from '../../support/chart/stepOutcome.ts'

const coverage = coverTable(membershipChart, MEMBERSHIP_TABLE)

function outcome(state: MemberStatus, event: MembershipEventType, hasNoOpenOrder = true): string {
  const facts = { mayLeave: hasNoOpenOrder, hasNoOpenOrder }
  return stepOutcome(coverage.decide({ state, event, facts }))
}

test('상태와 그 이름은 저장하는 코드와 화면의 이름이다', () => {
  const states = Object.keys(MEMBERSHIP_TABLE.steps)
  const labels = states.map((state) => [state, membershipChart.root.states[state]?.meta?.label])
  expect(Object.fromEntries(labels)).toEqual(MEMBER_STATUS_LABELS)
})

test('탈퇴하면 곧바로 지우고, 남은 일이 끝난 뒤 한 번 더 지우고 주문의 사람을 옮긴다', () => {
  expect([outcome('ACTIVE', 'buyer.leave'), outcome('LEAVING', 'system.leavingDue')]).toEqual([
    'LEAVING blockRejoin eraseAccount endSessions endSocials notifyCoupons scheduleLeaving',
    'LEFT eraseAccount endSessions endSocials notifyCoupons closeOrders',
  ])
})

test('진행 중인 주문이 있으면 탈퇴도, 탈퇴를 마치는 것도 거절한다', () => {
  expect([
    outcome('ACTIVE', 'buyer.leave', false),
    outcome('LEAVING', 'system.leavingDue', false),
  ]).toEqual(['MEMBER_HAS_OPEN_ORDER', 'MEMBER_HAS_OPEN_ORDER'])
})

test('떠난 회원은 다시 떠나지 않는다', () => {
  expect([
    outcome('LEAVING', 'buyer.leave'),
    outcome('LEFT', 'buyer.leave'),
    outcome('LEFT', 'system.leavingDue'),
  ]).toEqual(['MEMBER_LEFT', 'MEMBER_LEFT', 'MEMBER_LEFT'])
})

test('어떤 일이 어떤 순서로 와도 진행 중인 주문이 있는 회원은 떠나지 않고, 지운 회원은 돌아오지 않는다', () => {
  const lives = livesOf({ table: MEMBERSHIP_TABLE, start: 'ACTIVE', stepsMax: 8 })
  const breach = fc.check(
    fc.property(
      lives,
      (steps) =>
        steps.every(
          ({ facts, from, to }) =>
            (from === 'ACTIVE' ? facts.mayLeave : facts.hasNoOpenOrder) && to !== 'ACTIVE',
        ) && steps.filter(({ effects }) => effects.includes('closeOrders')).length <= 1,
    ),
    { numRuns: 2000 },
  ).counterexample
  expect(breach).toEqual(null)
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
