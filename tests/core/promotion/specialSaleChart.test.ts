import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { specialSaleChart } from '@jangteo/core/promotion/specialSale.chart'
import {
  SPECIAL_SALE_STATES,
  SPECIAL_SALE_STATE_LABELS,
} from '@jangteo/core/promotion/specialSale.codes'
import type { SpecialSaleState } from '@jangteo/core/promotion/specialSale.codes'
import { SPECIAL_SALE_TABLE } from '@jangteo/core/promotion/specialSale.table.gen'
import type {
  SpecialSaleEventType,
  SpecialSaleFact,
} from '@jangteo/core/promotion/specialSale.table.gen'
import { coverTable } from '../../support/chart/chartCoverage.ts'
import { livesOf } from '../../support/chart/chartLives.ts'
import { stepOutcome } from '../../support/chart/stepOutcome.ts'

const coverage = coverTable(specialSaleChart, SPECIAL_SALE_TABLE)

function outcome(
  state: SpecialSaleState,
  event: SpecialSaleEventType,
  ...held: readonly SpecialSaleFact[]
) {
  const facts = {
    isDue: held.includes('isDue'),
    isOpeningDue: held.includes('isOpeningDue'),
    hasNextWave: held.includes('hasNextWave'),
  }
  return stepOutcome(coverage.decide({ state, event, facts }))
}

test('상태와 그 이름은 저장하는 코드와 화면의 이름이다', () => {
  const labels = SPECIAL_SALE_STATES.map((state) => [
    state,
    specialSaleChart.root.states[state]?.meta?.label,
  ])
  expect([Object.keys(SPECIAL_SALE_TABLE.steps), Object.fromEntries(labels)]).toEqual([
    SPECIAL_SALE_STATES,
    SPECIAL_SALE_STATE_LABELS,
  ])
})

test('때가 되면 응모를 받고, 닫고, 추첨하고, 당첨된 사람이 산다', () => {
  expect([
    outcome('SCHEDULED', 'system.entryOpens', 'isOpeningDue'),
    outcome('SCHEDULED', 'system.entryOpens', 'isDue'),
    outcome('ENTERING', 'system.entryCloses', 'isDue'),
    outcome('ENTERING', 'system.entryCloses'),
    outcome('CLOSED', 'system.drawn', 'isDue'),
    outcome('CLOSED', 'system.drawn'),
    outcome('DRAWN', 'system.buyOpens', 'isDue'),
    outcome('DRAWN', 'system.buyOpens'),
  ]).toEqual([
    'ENTERING',
    'SALE_NOT_DUE',
    'CLOSED',
    'SALE_NOT_DUE',
    'DRAWN rankEntries',
    'SALE_NOT_DUE',
    'BUYING',
    'SALE_NOT_DUE',
  ])
})

test('살 시간이 지나면 남은 것을 다음 순번이 사고, 남지 않으면 끝난다', () => {
  expect(
    (['BUYING', 'BUYING_NEXT'] as const).map((state) => [
      outcome(state, 'system.nextWave', 'hasNextWave', 'isDue'),
      outcome(state, 'system.nextWave', 'isDue'),
      outcome(state, 'system.buyCloses', 'isDue'),
      outcome(state, 'system.buyCloses'),
    ]),
  ).toEqual([
    ['BUYING_NEXT promoteWaiting', 'SALE_NOT_DUE', 'ENDED endEntries', 'SALE_NOT_DUE'],
    ['BUYING_NEXT promoteWaiting', 'SALE_NOT_DUE', 'ENDED endEntries', 'SALE_NOT_DUE'],
  ])
})

test('추첨하기 전에만 취소한다', () => {
  expect(SPECIAL_SALE_STATES.map((state) => outcome(state, 'operator.cancel'))).toEqual([
    'CANCELLED cancelEntries',
    'CANCELLED cancelEntries',
    'CANCELLED cancelEntries',
    'SALE_ALREADY_DRAWN',
    'SALE_ALREADY_DRAWN',
    'SALE_ALREADY_DRAWN',
    'SALE_ALREADY_DRAWN',
    'SALE_STATE_CHANGED',
  ])
})

test('어떤 일이 어떤 순서로 와도 한 번만 추첨하고, 추첨한 판매는 취소되지 않는다', () => {
  const lives = livesOf({ table: SPECIAL_SALE_TABLE, start: 'SCHEDULED', stepsMax: 20 })
  fc.assert(
    fc.property(lives, (steps) => {
      const draws = steps.filter(({ effects }) => effects.includes('rankEntries'))
      const isCancelled = steps.some(({ to }) => to === 'CANCELLED')
      expect(draws.length).toBeLessThanOrEqual(1)
      expect(draws.length === 1 && isCancelled).toEqual(false)
    }),
    { numRuns: 500 },
  )
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
