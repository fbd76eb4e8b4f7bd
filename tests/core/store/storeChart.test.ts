import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { storeChart } from '@jangteo/core/store/store.chart'
import { STORE_STATES, STORE_STATE_LABELS } from '@jangteo/core/store/store.codes'
import { STORE_TABLE } from '@jangteo/core/store/store.table.gen'
import type { StoreEventType } from '@jangteo/core/store/store.table.gen'
import { coverTable } from '../../support/chart/chartCoverage.ts'
import { livesOf } from '../../support/chart/chartLives.ts'
import { stepOutcome } from '../../support/chart/stepOutcome.ts'

const NO = 'STORE_STATE_CHANGED'
const coverage = coverTable(storeChart, STORE_TABLE)
const ALL = { isReady: true, hasNoOpenOrder: true }

function outcomes(event: StoreEventType, facts = ALL): string[] {
  return STORE_STATES.map((state) => stepOutcome(coverage.decide({ state, event, facts })))
}

test('상태와 그 이름은 저장하는 코드와 화면의 이름이다', () => {
  const labels = STORE_STATES.map((state) => [state, storeChart.root.states[state]?.meta?.label])
  expect([Object.keys(STORE_TABLE.steps), Object.fromEntries(labels)]).toEqual([
    STORE_STATES,
    STORE_STATE_LABELS,
  ])
})

test('준비를 마친 스토어만 연다', () => {
  expect([outcomes('seller.open'), outcomes('seller.open', { ...ALL, isReady: false })]).toEqual([
    ['OPEN showGoods', NO, NO, NO, NO],
    ['STORE_NOT_READY', NO, NO, NO, NO],
  ])
})

test('판매자가 쉬었다가 다시 연다', () => {
  expect([outcomes('seller.pause'), outcomes('seller.resume')]).toEqual([
    [NO, 'PAUSED hideGoods', NO, NO, NO],
    [NO, NO, 'OPEN showGoods', NO, NO],
  ])
})

test('운영자가 정지하고, 풀린 스토어는 판매자가 다시 열 때까지 쉰다', () => {
  expect([outcomes('system.suspend'), outcomes('system.release')]).toEqual([
    [NO, 'SUSPENDED hideGoods notifySeller', 'SUSPENDED notifySeller', NO, NO],
    [NO, NO, NO, 'PAUSED notifySeller', NO],
  ])
})

test('진행 중인 주문이 없어야 폐점한다', () => {
  const busy = { ...ALL, hasNoOpenOrder: false }
  const BUSY = 'STORE_HAS_OPEN_ORDER'
  expect([outcomes('system.close'), outcomes('system.close', busy)]).toEqual([
    [
      'CLOSED notifySeller',
      'CLOSED hideGoods notifySeller',
      'CLOSED notifySeller',
      'CLOSED notifySeller',
      NO,
    ],
    [BUSY, BUSY, BUSY, BUSY, NO],
  ])
})

test('상품은 스토어가 열려 있는 동안만 팔린다', () => {
  const lives = livesOf({ table: STORE_TABLE, start: 'PREPARING', stepsMax: 30 })
  fc.assert(
    fc.property(lives, (steps) => {
      let isShown = false
      for (const { effects, to } of steps) {
        if (effects.includes('showGoods')) isShown = true
        if (effects.includes('hideGoods')) isShown = false
        expect(isShown).toEqual(to === 'OPEN')
      }
    }),
    { numRuns: 500 },
  )
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
