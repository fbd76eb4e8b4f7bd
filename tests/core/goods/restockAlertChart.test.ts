import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { restockAlertChart } from '@jangteo/core/goods/restockAlert.chart'
import {
  RESTOCK_ALERT_STATES,
  RESTOCK_ALERT_STATE_LABELS,
} from '@jangteo/core/goods/restockAlert.codes'
import type { RestockAlertState } from '@jangteo/core/goods/restockAlert.codes'
import { RESTOCK_ALERT_TABLE } from '@jangteo/core/goods/restockAlert.table.gen'
import type { RestockAlertEventType } from '@jangteo/core/goods/restockAlert.table.gen'
import { coverTable } from '../../support/chart/chartCoverage.ts'
import { livesOf } from '../../support/chart/chartLives.ts'
import { stepOutcome } from '../../support/chart/stepOutcome.ts'

const coverage = coverTable(restockAlertChart, RESTOCK_ALERT_TABLE)

function outcome(state: RestockAlertState, event: RestockAlertEventType, isSellable = true) {
  return stepOutcome(coverage.decide({ state, event, facts: { isSellable } }))
}

test('상태와 그 이름은 저장하는 코드와 화면의 이름이다', () => {
  const labels = RESTOCK_ALERT_STATES.map((state) => [
    state,
    restockAlertChart.root.states[state]?.meta?.label,
  ])
  expect([Object.keys(RESTOCK_ALERT_TABLE.steps), Object.fromEntries(labels)]).toEqual([
    RESTOCK_ALERT_STATES,
    RESTOCK_ALERT_STATE_LABELS,
  ])
})

test('다시 구매할 수 있을 때만 알리고, 판매가 끝나면 알리지 않는다', () => {
  expect([
    outcome('WAITING', 'system.restocked'),
    outcome('WAITING', 'system.restocked', false),
    outcome('WAITING', 'system.saleEnded'),
    outcome('ENDED', 'system.restocked'),
  ]).toEqual(['NOTIFIED notifyBuyer', 'RESTOCK_STILL_SOLD_OUT', 'ENDED', 'RESTOCK_ALERT_ENDED'])
})

test('구매자는 언제든 한 번 삭제한다', () => {
  expect(RESTOCK_ALERT_STATES.map((state) => outcome(state, 'buyer.remove'))).toEqual([
    'REMOVED',
    'REMOVED',
    'REMOVED',
    'RESTOCK_ALERT_ENDED',
  ])
})

test('어떤 일이 어떤 순서로 와도 한 번만, 삭제하기 전에만 알린다', () => {
  const lives = livesOf({ table: RESTOCK_ALERT_TABLE, start: 'WAITING', stepsMax: 12 })
  fc.assert(
    fc.property(lives, (steps) => {
      const reported = steps.filter(({ effects }) => effects.includes('notifyBuyer'))
      expect(reported.length).toBeLessThanOrEqual(1)
      expect(reported.every(({ from, facts }) => from === 'WAITING' && facts.isSellable)).toEqual(
        true,
      )
    }),
    { numRuns: 500 },
  )
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
