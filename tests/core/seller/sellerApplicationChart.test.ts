import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sellerApplicationChart } from '@jangteo/core/seller/sellerApplication.chart'
import {
  SELLER_APPLICATION_STATES,
  SELLER_APPLICATION_STATE_LABELS,
} from '@jangteo/core/seller/sellerApplication.codes'
import { SELLER_APPLICATION_TABLE } from '@jangteo/core/seller/sellerApplication.table.gen'
import type { SellerApplicationEventType } from '@jangteo/core/seller/sellerApplication.table.gen'
import { coverTable } from '../../support/chart/chartCoverage.ts'
import { livesOf } from '../../support/chart/chartLives.ts'
import { stepOutcome } from '../../support/chart/stepOutcome.ts'

const ENDED = 'SELLER_APPLICATION_ENDED'
const AWAITED = 'SELLER_SUPPLEMENT_AWAITED'
const UNASKED = 'SELLER_SUPPLEMENT_UNASKED'

const coverage = coverTable(sellerApplicationChart, SELLER_APPLICATION_TABLE)

function outcomes(event: SellerApplicationEventType, isApprovable = true): string[] {
  return SELLER_APPLICATION_STATES.map((state) =>
    stepOutcome(coverage.decide({ state, event, facts: { isApprovable } })),
  )
}

test('상태와 그 이름은 저장하는 코드와 화면의 이름이다', () => {
  const labels = SELLER_APPLICATION_STATES.map((state) => [
    state,
    sellerApplicationChart.root.states[state]?.meta?.label,
  ])
  expect([Object.keys(SELLER_APPLICATION_TABLE.steps), Object.fromEntries(labels)]).toEqual([
    SELLER_APPLICATION_STATES,
    SELLER_APPLICATION_STATE_LABELS,
  ])
})

test('심사 중인 신청만 승인하고, 그사이 겹친 것이 있으면 승인하지 않는다', () => {
  expect([outcomes('system.approve'), outcomes('system.approve', false)]).toEqual([
    ['APPROVED openStore notifyApplicant', AWAITED, ENDED, ENDED, ENDED],
    ['SELLER_APPLICATION_TAKEN', AWAITED, ENDED, ENDED, ENDED],
  ])
})

test('보완을 요청하면 판매자가 보완해 다시 심사받는다', () => {
  expect([outcomes('system.askSupplement'), outcomes('seller.supplement')]).toEqual([
    ['SUPPLEMENT notifyApplicant', AWAITED, ENDED, ENDED, ENDED],
    [UNASKED, 'APPLIED', ENDED, ENDED, ENDED],
  ])
})

test('끝나기 전에는 언제든 거절하거나 철회한다', () => {
  expect([outcomes('system.reject'), outcomes('seller.withdraw')]).toEqual([
    ['REJECTED notifyApplicant', 'REJECTED notifyApplicant', ENDED, ENDED, ENDED],
    ['WITHDRAWN', 'WITHDRAWN', ENDED, ENDED, ENDED],
  ])
})

test('스토어는 한 번만, 겹치는 것이 없을 때만 열린다', () => {
  const lives = livesOf({ table: SELLER_APPLICATION_TABLE, start: 'APPLIED', stepsMax: 15 })
  fc.assert(
    fc.property(lives, (steps) => {
      const opened = steps.filter(({ effects }) => effects.includes('openStore'))
      expect(opened.length).toBeLessThanOrEqual(1)
      expect(opened.every(({ facts }) => facts.isApprovable)).toEqual(true)
      expect(steps.at(-1)?.event === 'system.approve').toEqual(opened.length === 1)
    }),
    { numRuns: 500 },
  )
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
