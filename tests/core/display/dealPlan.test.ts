import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import {
  decideDealChange,
  decideDealPlan,
  type DealPlan,
  type DealPlanFacts,
} from '@jangteo/core/display/dealPlan.rules'
import { expect, test } from 'vitest'

const NOW_MS = Date.parse('2026-11-26T09:00:00+09:00')
const PLAN: DealPlan = {
  dealPrice: 9_900,
  startsAtMs: NOW_MS + DAY_MS,
  endsAtMs: NOW_MS + 2 * DAY_MS,
  quantityTotal: 100,
  personMax: 2,
  afterEnd: 'RETURN',
}
const FACTS: DealPlanFacts = {
  isListed: true,
  isSoldSpecially: false,
  salePrice: 12_000,
  saleStartsAtMs: null,
  saleEndsAtMs: null,
  others: [],
  nowMs: NOW_MS,
}

function outcome(plan: Partial<DealPlan>, facts: Partial<DealPlanFacts> = {}): string {
  const decision = decideDealPlan({ ...PLAN, ...plan }, { ...FACTS, ...facts })
  return decision.ok ? 'ok' : decision.reason
}

test('등록한 상품만, 판매가보다 낮은 100원 이상으로 특가를 연다', () => {
  expect([
    outcome({}),
    outcome({}, { isListed: false }),
    outcome({ dealPrice: 12_000 }),
    outcome({ dealPrice: 99 }),
    outcome({ dealPrice: 100 }),
  ]).toEqual(['ok', 'DEAL_GOODS_NOT_LISTED', 'DEAL_PRICE_INVALID', 'DEAL_PRICE_INVALID', 'ok'])
})

test('특가는 앞날에 시작해 31일을 넘지 않고, 수량은 하나부터다', () => {
  expect([
    outcome({ startsAtMs: NOW_MS - 1 }),
    outcome({ startsAtMs: NOW_MS }),
    outcome({ endsAtMs: PLAN.startsAtMs }),
    outcome({ endsAtMs: PLAN.startsAtMs + 31 * DAY_MS + 1 }),
    outcome({ quantityTotal: 0 }),
    outcome({ quantityTotal: null, personMax: null }),
  ]).toEqual([
    'DEAL_PERIOD_INVALID',
    'ok',
    'DEAL_PERIOD_INVALID',
    'DEAL_PERIOD_INVALID',
    'DEAL_BOUNDS_INVALID',
    'ok',
  ])
})

test('한 상품의 특가는 겹치지 않고 특별판매와도 겹치지 않으며, 이어질 수 있다', () => {
  const before = { startsAtMs: NOW_MS, endsAtMs: PLAN.startsAtMs }
  const over = { startsAtMs: NOW_MS, endsAtMs: PLAN.startsAtMs + 1 }
  expect([
    outcome({}, { others: [before] }),
    outcome({}, { others: [over] }),
    outcome({}, { isSoldSpecially: true }),
  ]).toEqual(['ok', 'DEAL_OVERLAPS', 'DEAL_OVERLAPS'])
})

test('특가는 상품의 판매 기간 안에 있다', () => {
  const { startsAtMs, endsAtMs } = PLAN
  expect([
    outcome({}, { saleStartsAtMs: startsAtMs, saleEndsAtMs: endsAtMs }),
    outcome({}, { saleStartsAtMs: startsAtMs + 1 }),
    outcome({}, { saleEndsAtMs: endsAtMs - 1 }),
  ]).toEqual(['ok', 'DEAL_OUTSIDE_SALE', 'DEAL_OUTSIDE_SALE'])
})

test('시작한 특가는 바꾸지 못한다', () => {
  expect([decideDealChange(NOW_MS + 1, NOW_MS).ok, decideDealChange(NOW_MS, NOW_MS).ok]).toEqual([
    true,
    false,
  ])
})
