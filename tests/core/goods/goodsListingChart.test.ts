import { neededFacts } from '@jangteo/core/chart/table.rules'
import { goodsListingChart } from '@jangteo/core/goods/goodsListing.chart'
import { GOODS_LISTING_LABELS, type GoodsListing } from '@jangteo/core/goods/goodsListing.codes'
import {
  GOODS_LISTING_TABLE,
  type GoodsListingEventType,
  type GoodsListingFact,
} from '@jangteo/core/goods/goodsListing.table.gen'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverTable } from '../../support/chart/chartCoverage.ts'
import { livesOf } from '../../support/chart/chartLives.ts'
import { stepOutcome } from '../../support/chart/stepOutcome.ts'

const coverage = coverTable(goodsListingChart, GOODS_LISTING_TABLE)

type Facts = Readonly<Record<GoodsListingFact, boolean>>

/** Complete, reviewed first, without new texts and without open orders. */
const SEEN: Facts = {
  isComplete: true,
  mayListUnseen: false,
  hasRevision: false,
  hasNoOpenItem: true,
}

function outcome(state: GoodsListing, event: GoodsListingEventType, facts: Partial<Facts> = {}) {
  return stepOutcome(coverage.decide({ state, event, facts: { ...SEEN, ...facts } }))
}

test('상태와 그 이름은 저장하는 코드와 화면의 이름이다', () => {
  const states = Object.keys(GOODS_LISTING_TABLE.steps)
  const labels = states.map((state) => [state, goodsListingChart.root.states[state]?.meta?.label])
  expect(Object.fromEntries(labels)).toEqual(GOODS_LISTING_LABELS)
})

test('다 쓴 상품은 심사할 것이 없으면 바로 등록되고, 있으면 심사를 기다린다', () => {
  expect([
    outcome('DRAFT', 'seller.submit', { mayListUnseen: true }),
    outcome('DRAFT', 'seller.submit'),
    outcome('DRAFT', 'seller.submit', { isComplete: false }),
    outcome('REJECTED', 'seller.submit', { mayListUnseen: true }),
    outcome('REJECTED', 'seller.submit', { isComplete: false }),
  ]).toEqual(['LISTED', 'REVIEWING', 'GOODS_INCOMPLETE', 'REVIEWING', 'GOODS_INCOMPLETE'])
})

test('심사 중에는 고치지 못하고, 요청을 취소하거나 지울 수 있다', () => {
  expect([
    outcome('REVIEWING', 'seller.edit'),
    outcome('REVIEWING', 'seller.submit'),
    outcome('REVIEWING', 'seller.withdraw'),
    outcome('REVIEWING', 'seller.delete'),
    outcome('REVIEWING', 'system.approve'),
    outcome('REVIEWING', 'system.reject'),
  ]).toEqual(['GOODS_IN_REVIEW', 'GOODS_IN_REVIEW', 'DRAFT', 'DELETED', 'LISTED', 'REJECTED'])
})

test('등록한 상품의 새 내용은 기다리는 것이 있을 때만 승인하고 반려하고 취소한다', () => {
  const waiting = { hasRevision: true }
  expect([
    outcome('LISTED', 'system.approve', waiting),
    outcome('LISTED', 'system.reject', waiting),
    outcome('LISTED', 'seller.withdraw', waiting),
    outcome('LISTED', 'system.approve'),
    outcome('LISTED', 'system.reject'),
    outcome('LISTED', 'seller.withdraw'),
  ]).toEqual([
    'LISTED applyRevision',
    'LISTED dropRevision',
    'LISTED dropRevision',
    'GOODS_NOTHING_TO_REVIEW',
    'GOODS_NOTHING_TO_REVIEW',
    'GOODS_NOTHING_TO_REVIEW',
  ])
})

test('운영자가 중지하면 특가와 기다리던 내용이 끝나고, 해제하면 다시 등록된다', () => {
  expect([
    outcome('LISTED', 'system.stop'),
    outcome('STOPPED', 'system.release'),
    outcome('STOPPED', 'system.stop'),
    outcome('DRAFT', 'system.stop'),
  ]).toEqual([
    'STOPPED endDeals dropRevision',
    'LISTED',
    'GOODS_STEP_REFUSED',
    'GOODS_STEP_REFUSED',
  ])
})

test('진행 중인 주문이 있는 상품은 지우지 못한다', () => {
  const ordered = { hasNoOpenItem: false }
  expect([
    outcome('LISTED', 'seller.delete'),
    outcome('LISTED', 'seller.delete', ordered),
    outcome('STOPPED', 'seller.delete'),
    outcome('STOPPED', 'seller.delete', ordered),
    outcome('DRAFT', 'seller.delete'),
    outcome('REJECTED', 'seller.delete'),
  ]).toEqual([
    'DELETED endDeals dropRevision',
    'GOODS_HAS_OPEN_ORDER',
    'DELETED',
    'GOODS_HAS_OPEN_ORDER',
    'DELETED',
    'DELETED',
  ])
})

test('고치는 것은 상태를 바꾸지 않고, 지운 상품에는 아무 일도 없다', () => {
  const editable = ['DRAFT', 'REJECTED', 'LISTED', 'STOPPED'] as const
  expect(editable.map((state) => outcome(state, 'seller.edit'))).toEqual([...editable])
  expect([outcome('DELETED', 'seller.edit'), outcome('DELETED', 'system.release')]).toEqual([
    'GOODS_DELETED',
    'GOODS_DELETED',
  ])
})

test('어떤 일이 어떤 순서로 와도 심사할 상품은 승인 없이 등록되지 않고, 지운 상품은 돌아오지 않는다', () => {
  const lives = livesOf({ table: GOODS_LISTING_TABLE, start: 'DRAFT', stepsMax: 12 })
  const breach = fc.check(
    fc.property(lives, (steps) => {
      const unseen = steps.findIndex(({ event, facts, from, to }) =>
        to === 'LISTED' && from !== 'LISTED'
          ? !(event === 'system.approve' || event === 'system.release' || facts.mayListUnseen)
          : false,
      )
      const deleted = steps.findIndex(({ to }) => to === 'DELETED')
      return unseen === -1 && (deleted === -1 || deleted === steps.length - 1)
    }),
    { numRuns: 2000 },
  ).counterexample
  expect(breach).toEqual(null)
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})

test('단계가 묻는 사실만 찾아본다', () => {
  const needed = (state: GoodsListing, events: readonly GoodsListingEventType[]) =>
    [...neededFacts(GOODS_LISTING_TABLE, state, events)].toSorted()
  expect([
    needed('LISTED', ['seller.edit']),
    needed('DRAFT', ['seller.submit']),
    needed('LISTED', ['seller.delete', 'system.approve']),
    needed('DELETED', ['seller.delete']),
  ]).toEqual([[], ['isComplete', 'mayListUnseen'], ['hasNoOpenItem', 'hasRevision'], []])
})
