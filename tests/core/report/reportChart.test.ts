import { reportChart } from '@jangteo/core/report/report.chart'
import { REPORT_STATE_LABELS, REPORT_STATES } from '@jangteo/core/report/report.codes'
import type { ReportState } from '@jangteo/core/report/report.codes'
import { REPORT_TABLE, type ReportEventType } from '@jangteo/core/report/report.table.gen'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverTable } from '../../support/chart/chartCoverage.ts'
import { livesOf } from '../../support/chart/chartLives.ts'
import { stepOutcome } from '../../support/chart/stepOutcome.ts'

const coverage = coverTable(reportChart, REPORT_TABLE)

function outcome(state: ReportState, event: ReportEventType, isExplained = true) {
  return stepOutcome(coverage.decide({ state, event, facts: { isExplained } }))
}

test('상태와 그 이름은 저장하는 코드와 화면의 이름이다', () => {
  const labels = REPORT_STATES.map((state) => [state, reportChart.root.states[state]?.meta?.label])
  expect([Object.keys(REPORT_TABLE.steps), Object.fromEntries(labels)]).toEqual([
    REPORT_STATES,
    REPORT_STATE_LABELS,
  ])
})

test('사유를 밝히고 조치하거나 끝내며, 조치할 때만 글을 가린다', () => {
  expect([
    outcome('RECEIVED', 'system.accept'),
    outcome('RECEIVED', 'system.dismiss'),
    outcome('RECEIVED', 'system.accept', false),
    outcome('RECEIVED', 'system.dismiss', false),
  ]).toEqual([
    'ACCEPTED hideSubject notifyReporter',
    'DISMISSED notifyReporter',
    'REPORT_DECISION_REQUIRED',
    'REPORT_DECISION_REQUIRED',
  ])
})

test('처리한 신고는 다시 처리하지 않는다', () => {
  const decided = (['ACCEPTED', 'DISMISSED'] as const).flatMap((state) => [
    outcome(state, 'system.accept'),
    outcome(state, 'system.dismiss'),
  ])
  expect(decided).toEqual(Array.from({ length: 4 }, () => 'REPORT_DECIDED'))
})

test('어떤 순서로 와도 신고한 분에게 한 번만 알린다', () => {
  const lives = livesOf({ table: REPORT_TABLE, start: 'RECEIVED', stepsMax: 8 })
  fc.assert(
    fc.property(lives, (steps) => {
      const notified = steps.filter(({ effects }) => effects.includes('notifyReporter'))
      expect(notified.length).toBeLessThanOrEqual(1)
      expect(notified.every(({ facts }) => facts.isExplained)).toEqual(true)
    }),
  )
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
