import { disputeChart } from '@jangteo/core/dispute/dispute.chart'
import type { DisputeFacts } from '@jangteo/core/dispute/dispute.chart'
import {
  DISPUTE_STATE_LABELS,
  DISPUTE_STATES,
  type DisputeState,
  OPEN_DISPUTE_STATES,
} from '@jangteo/core/dispute/dispute.codes'
import { DISPUTE_TABLE, type DisputeEventType } from '@jangteo/core/dispute/dispute.table.gen'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverTable } from '../../support/chart/chartCoverage.ts'
import { livesOf } from '../../support/chart/chartLives.ts'
import { stepOutcome } from '../../support/chart/stepOutcome.ts'

const coverage = coverTable(disputeChart, DISPUTE_TABLE)
const ALL_TRUE: DisputeFacts = { isAnswerOpen: true, isAnswerDue: true, isDecidable: true }

function outcome(
  state: DisputeState,
  event: DisputeEventType,
  facts: Partial<DisputeFacts> = {},
): string {
  return stepOutcome(coverage.decide({ state, event, facts: { ...ALL_TRUE, ...facts } }))
}

test('상태와 그 이름은 저장하는 코드와 화면의 이름이다', () => {
  const labels = DISPUTE_STATES.map((state) => [
    state,
    disputeChart.root.states[state]?.meta?.label,
  ])
  expect([Object.keys(DISPUTE_TABLE.steps).toSorted(), Object.fromEntries(labels)]).toEqual([
    DISPUTE_STATES.toSorted(),
    DISPUTE_STATE_LABELS,
  ])
  expect(OPEN_DISPUTE_STATES).toEqual(['OPENED', 'ANSWERING', 'DECIDING'])
})

test('접수하면 바로 판매자에게 묻고 정산을 보류한다', () => {
  expect([outcome('OPENED', 'system.ask'), outcome('OPENED', 'system.decide')]).toEqual([
    'ANSWERING holdStatements scheduleAnswerDue',
    'DISPUTE_STATE_CHANGED',
  ])
})

test('판매자가 답하거나 기한이 지나면 장터가 판단한다', () => {
  expect([
    outcome('ANSWERING', 'seller.answer'),
    outcome('ANSWERING', 'seller.answer', { isAnswerOpen: false }),
    outcome('ANSWERING', 'system.answerDue'),
    outcome('ANSWERING', 'system.answerDue', { isAnswerDue: false }),
    outcome('DECIDING', 'seller.answer'),
    outcome('DECIDING', 'system.answerDue'),
  ]).toEqual([
    'DECIDING',
    'DISPUTE_ANSWER_OVER',
    'DECIDING',
    'DISPUTE_NOT_DUE',
    'DISPUTE_STATE_CHANGED',
    'DISPUTE_STATE_CHANGED',
  ])
})

test('결정하면 신청에 알리고, 정산 보류를 풀고, 구매확정을 다시 센다', () => {
  const ended = 'releaseStatements resumeConfirmation'
  expect([
    outcome('DECIDING', 'system.decide'),
    outcome('DECIDING', 'system.decide', { isDecidable: 'NOT_CHANGE_STATUS' }),
    outcome('DECIDING', 'system.decide', { isDecidable: false }),
    outcome('ANSWERING', 'system.decide'),
    outcome('ANSWERING', 'system.decide', { isDecidable: 'DISPUTE_ANSWER_AWAITED' }),
    outcome('DECIDED', 'system.decide'),
    outcome('ANSWERING', 'claim.ended'),
    outcome('DECIDING', 'claim.ended'),
    outcome('DECIDED', 'claim.ended'),
    outcome('CLOSED', 'system.decide'),
  ]).toEqual([
    `DECIDED decideClaim ${ended}`,
    'NOT_CHANGE_STATUS',
    'DISPUTE_ANSWER_AWAITED',
    `DECIDED decideClaim ${ended}`,
    'DISPUTE_ANSWER_AWAITED',
    'DISPUTE_STATE_CHANGED',
    `CLOSED ${ended}`,
    `CLOSED ${ended}`,
    'DISPUTE_STATE_CHANGED',
    'DISPUTE_STATE_CHANGED',
  ])
})

test('보류한 정산은 끝날 때 꼭 한 번 풀린다', () => {
  const lives = livesOf({ table: DISPUTE_TABLE, start: 'OPENED', stepsMax: 12 })
  const breach = fc.check(
    fc.property(lives, (steps) => {
      const effects = steps.flatMap((step) => step.effects)
      const held = effects.filter((effect) => effect === 'holdStatements').length
      const released = effects.filter((effect) => effect === 'releaseStatements').length
      const isOver = steps.some(({ to }) => to === 'DECIDED' || to === 'CLOSED')
      return held <= 1 && released === (isOver ? held : 0)
    }),
    { numRuns: 2_000 },
  ).counterexample
  expect(breach).toEqual(null)
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
