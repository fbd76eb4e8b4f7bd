import { refundChart } from '@jangteo/core/payment/refund.chart'
import { REFUND_STATE_LABELS, REFUND_STATES } from '@jangteo/core/payment/refund.codes'
import type { RefundState } from '@jangteo/core/payment/refund.codes'
import { REFUND_TABLE } from '@jangteo/core/payment/refund.table.gen'
import type { RefundEventType } from '@jangteo/core/payment/refund.table.gen'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverTable } from '../../support/chart/chartCoverage.ts'
import { livesOf } from '../../support/chart/chartLives.ts'
import { stepOutcome } from '../../support/chart/stepOutcome.ts'

const coverage = coverTable(refundChart, REFUND_TABLE)

function outcome(state: RefundState, event: RefundEventType, isCounted = false): string {
  return stepOutcome(coverage.decide({ state, event, facts: { isCounted, isAskable: false } }))
}

function askAgain(state: RefundState, isAskable: boolean): string {
  const event = 'system.askAgain'
  return stepOutcome(coverage.decide({ state, event, facts: { isCounted: true, isAskable } }))
}

test('상태와 그 이름은 저장하는 코드와 화면의 이름이다', () => {
  const labels = REFUND_STATES.map((state) => [state, refundChart.root.states[state]?.meta?.label])
  expect([Object.keys(REFUND_TABLE.steps).toSorted(), Object.fromEntries(labels)]).toEqual([
    REFUND_STATES.toSorted(),
    REFUND_STATE_LABELS,
  ])
})

test('결제사가 답할 때까지 묻고, 거절하면 사람에게 알린다', () => {
  expect([
    outcome('REQUESTED', 'gateway.unanswered'),
    outcome('REQUESTED', 'gateway.refunded'),
    outcome('REQUESTED', 'gateway.refundRefused'),
    outcome('REQUESTED', 'system.recorded'),
  ]).toEqual(['REQUESTED askGatewayAgain', 'DONE', 'REFUSED alertOperator', 'PAYMENT_REFUND_ENDED'])
})

test('결제로 친 돈의 환불만 결제에 알린다', () => {
  expect([
    outcome('REQUESTED', 'gateway.refunded', true),
    outcome('REFUSED', 'system.recorded', true),
    outcome('REFUSED', 'system.recorded'),
  ]).toEqual(['DONE notifyPaymentRefunded', 'DONE notifyPaymentRecorded', 'DONE'])
})

test('거절된 환불은 결제사가 돌려줄 수 있을 때만 다시 청한다', () => {
  expect([askAgain('REFUSED', true), askAgain('REFUSED', false), askAgain('DONE', true)]).toEqual([
    'REQUESTED askGatewayAgain',
    'PAYMENT_REFUND_BY_HAND',
    'PAYMENT_REFUND_ENDED',
  ])
})

test('어떤 일이 어떤 순서로 와도 결제에는 한 번만 알린다', () => {
  const lives = livesOf({ table: REFUND_TABLE, start: 'REQUESTED', stepsMax: 12 })
  const breach = fc.check(
    fc.property(
      lives,
      (steps) => steps.filter(({ effects }) => /notifyPayment/.test(effects.join(' '))).length <= 1,
    ),
    { numRuns: 2000 },
  ).counterexample
  expect(breach).toEqual(null)
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
