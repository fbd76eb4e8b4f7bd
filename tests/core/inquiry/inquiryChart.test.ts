import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inquiryChart } from '@jangteo/core/inquiry/inquiry.chart'
import { INQUIRY_STATUSES, INQUIRY_STATUS_LABELS } from '@jangteo/core/inquiry/inquiry.codes'
import { decideQuestionEdit, isUnanswered } from '@jangteo/core/inquiry/inquiry.rules'
import { INQUIRY_TABLE } from '@jangteo/core/inquiry/inquiry.table.gen'
import type { InquiryEventType } from '@jangteo/core/inquiry/inquiry.table.gen'
import { coverTable } from '../../support/chart/chartCoverage.ts'
import { livesOf } from '../../support/chart/chartLives.ts'
import { stepOutcome } from '../../support/chart/stepOutcome.ts'

const coverage = coverTable(inquiryChart, INQUIRY_TABLE)

function outcomes(event: InquiryEventType): string[] {
  return INQUIRY_STATUSES.map((state) => stepOutcome(coverage.decide({ state, event, facts: {} })))
}

test('상태와 그 이름은 저장하는 코드와 화면의 이름이다', () => {
  const labels = INQUIRY_STATUSES.map((state) => [
    state,
    inquiryChart.root.states[state]?.meta?.label,
  ])
  expect([Object.keys(INQUIRY_TABLE.steps), Object.fromEntries(labels)]).toEqual([
    INQUIRY_STATUSES,
    INQUIRY_STATUS_LABELS,
  ])
})

test('쓴 사람은 답변이 달리기 전까지 고치고 삭제한다', () => {
  expect([outcomes('buyer.edit'), outcomes('buyer.remove')]).toEqual([
    ['WAIT', 'WAIT', 'INQUIRY_ANSWERED', 'INQUIRY_DELETED'],
    ['DELETED', 'DELETED', 'INQUIRY_ANSWERED', 'INQUIRY_DELETED'],
  ])
})

test('판매자는 답변하고, 미루고, 답변을 고친다', () => {
  expect([outcomes('seller.answer'), outcomes('seller.hold')]).toEqual([
    ['DONE notifyWriter', 'DONE notifyWriter', 'DONE', 'INQUIRY_DELETED'],
    ['HOLD', 'INQUIRY_ANSWERED', 'INQUIRY_ANSWERED', 'INQUIRY_DELETED'],
  ])
})

test('신고된 문의는 답변이 달렸어도 삭제된다', () => {
  expect(outcomes('system.hide')).toEqual(['DELETED', 'DELETED', 'DELETED', 'INQUIRY_DELETED'])
})

test('규칙과 표는 누가 고칠 수 있는지 같은 말을 한다', () => {
  const byTable = INQUIRY_STATUSES.map((status) =>
    INQUIRY_TABLE.tags[status].includes('unanswered'),
  )
  const byRule = INQUIRY_STATUSES.map(
    (status) => decideQuestionEdit({ kind: 'DIRECT', writerSeq: 7, status }, 7).ok,
  )
  expect([byRule, INQUIRY_STATUSES.map(isUnanswered)]).toEqual([byTable, byTable])
})

test('답변은 한 번만 알리고, 답변이 달린 뒤에는 쓴 사람이 바꾸지 못한다', () => {
  const lives = livesOf({ table: INQUIRY_TABLE, start: 'WAIT', stepsMax: 12 })
  fc.assert(
    fc.property(lives, (steps) => {
      const answeredAt = steps.findIndex(({ effects }) => effects.includes('notifyWriter'))
      const after = answeredAt < 0 ? [] : steps.slice(answeredAt + 1)
      const later = after.filter(
        ({ event, effects }) => event.startsWith('buyer.') || effects.includes('notifyWriter'),
      )
      expect(later).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
