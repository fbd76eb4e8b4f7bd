import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { saleEntryChart } from '@jangteo/core/promotion/saleEntry.chart'
import { SALE_ENTRY_STATES, SALE_ENTRY_STATE_LABELS } from '@jangteo/core/promotion/saleEntry.codes'
import type { SaleEntryState } from '@jangteo/core/promotion/saleEntry.codes'
import { SALE_ENTRY_TABLE } from '@jangteo/core/promotion/saleEntry.table.gen'
import type { SaleEntryEventType, SaleEntryFact } from '@jangteo/core/promotion/saleEntry.table.gen'
import { coverTable } from '../../support/chart/chartCoverage.ts'
import { livesOf } from '../../support/chart/chartLives.ts'
import { stepOutcome } from '../../support/chart/stepOutcome.ts'

const coverage = coverTable(saleEntryChart, SALE_ENTRY_TABLE)

function outcome(
  state: SaleEntryState,
  event: SaleEntryEventType,
  ...held: readonly SaleEntryFact[]
) {
  const facts = {
    isEntryOpen: held.includes('isEntryOpen'),
    isWinner: held.includes('isWinner'),
    isWaitlisted: held.includes('isWaitlisted'),
    hasNoOpenOrder: held.includes('hasNoOpenOrder'),
    isWaveOpen: held.includes('isWaveOpen'),
  }
  return stepOutcome(coverage.decide({ state, event, facts }))
}

test('상태와 그 이름은 저장하는 코드와 화면의 이름이다', () => {
  const labels = SALE_ENTRY_STATES.map((state) => [
    state,
    saleEntryChart.root.states[state]?.meta?.label,
  ])
  expect([new Set(Object.keys(SALE_ENTRY_TABLE.steps)), Object.fromEntries(labels)]).toEqual([
    new Set(SALE_ENTRY_STATES),
    SALE_ENTRY_STATE_LABELS,
  ])
})

test('순위 안이면 당첨, 가까우면 예비, 나머지는 미당첨이다', () => {
  expect([
    outcome('ENTERED', 'system.ranked', 'isWinner', 'isWaitlisted'),
    outcome('ENTERED', 'system.ranked', 'isWaitlisted'),
    outcome('ENTERED', 'system.ranked'),
    outcome('WITHDRAWN', 'system.ranked', 'isWinner'),
  ]).toEqual(['WON notifyWinner', 'WAITING', 'LOST', 'SALE_ENTRY_STATE_CHANGED'])
})

test('응모는 닫히기 전에만 취소하고, 판매가 취소되면 알린다', () => {
  expect([
    outcome('ENTERED', 'buyer.withdraw', 'isEntryOpen'),
    outcome('ENTERED', 'buyer.withdraw'),
    outcome('WON', 'buyer.withdraw', 'isEntryOpen'),
    outcome('ENTERED', 'system.cancelled'),
  ]).toEqual([
    'WITHDRAWN',
    'SALE_ENTRY_CLOSED',
    'SALE_ENTRY_STATE_CHANGED',
    'CANCELLED notifyCancelled',
  ])
})

test('예비 순번은 차례가 오면 당첨되고, 판매가 끝나면 미당첨이다', () => {
  expect([outcome('WAITING', 'system.promoted'), outcome('WAITING', 'system.ended')]).toEqual([
    'WON notifyWinner',
    'LOST',
  ])
})

test('결제하면 산 것이고, 기간이 지나면 결제를 기다리는 주문이 없을 때 권리를 잃는다', () => {
  expect([
    outcome('WON', 'payment.completed'),
    outcome('BOUGHT', 'payment.completed'),
    outcome('WON', 'system.waveOver', 'hasNoOpenOrder'),
    outcome('WON', 'system.waveOver'),
    outcome('BOUGHT', 'system.waveOver', 'hasNoOpenOrder'),
  ]).toEqual(['BOUGHT', 'BOUGHT', 'LAPSED', 'SALE_ORDER_OPEN', 'SALE_ENTRY_STATE_CHANGED'])
})

test('주문이 취소되면 기간 안에는 권리가 돌아오고, 지나면 잃는다', () => {
  expect(
    (['WON', 'BOUGHT'] as const).map((state) => [
      outcome(state, 'order.cancelled', 'isWaveOpen'),
      outcome(state, 'order.cancelled'),
    ]),
  ).toEqual([
    ['WON holdPieces', 'LAPSED holdPieces'],
    ['WON holdPieces', 'LAPSED holdPieces'],
  ])
})

test('떠난 회원은 응모도 순번도 권리도 잃는다', () => {
  expect([
    outcome('ENTERED', 'member.left'),
    outcome('WAITING', 'member.left'),
    outcome('WON', 'member.left', 'hasNoOpenOrder'),
    outcome('WON', 'member.left'),
    outcome('BOUGHT', 'member.left'),
  ]).toEqual(['WITHDRAWN', 'LOST', 'LAPSED', 'SALE_ORDER_OPEN', 'SALE_ENTRY_STATE_CHANGED'])
})

test('어떤 일이 어떤 순서로 와도 순위 없이 사는 사람은 없다', () => {
  const lives = livesOf({ table: SALE_ENTRY_TABLE, start: 'ENTERED', stepsMax: 20 })
  fc.assert(
    fc.property(lives, (steps) => {
      const bought = steps.findIndex(({ to }) => to === 'BOUGHT')
      const won = steps.findIndex(({ effects }) => effects.includes('notifyWinner'))
      expect(bought === -1 || (won !== -1 && won < bought)).toEqual(true)
    }),
    { numRuns: 500 },
  )
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
