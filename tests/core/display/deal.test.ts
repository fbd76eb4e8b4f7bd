import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '@jangteo/core/calendar/day.rules'
import {
  DEAL_AFTER_ENDS,
  DEAL_STATE_LABELS,
  DEAL_STATES,
  DEAL_STATUS_LABELS,
  DEAL_STATUSES,
} from '@jangteo/core/display/deal.codes'
import {
  type Deal,
  dealInForce,
  dealLeft,
  dealStateOf,
  effectivePrice,
  showsDealPrice,
  soldPercent,
  stockInDeal,
} from '@jangteo/core/display/deal.rules'
import { accountLeft, tighterLimit } from '@jangteo/core/goods/purchaseLimit.rules'

const STARTS_AT_MS = Date.parse('2026-08-22T10:00:00+09:00')
const ENDS_AT_MS = STARTS_AT_MS + 24 * HOUR_MS

const aDeal = (change: Partial<Deal> = {}): Deal => ({
  dealId: 1,
  dealPrice: 9_900,
  startsAtMs: STARTS_AT_MS,
  endsAtMs: ENDS_AT_MS,
  quantityTotal: 100,
  personMax: null,
  afterEnd: 'RETURN',
  stoppedAtMs: null,
  taken: 0,
  ...change,
})

/** Deals of an hour to ten days, with and without a bound, stopped or not. */
const anyDeal = fc
  .record({
    dealPrice: fc.integer({ min: 100, max: 1_000_000 }),
    lengthMs: fc.integer({ min: 1, max: 240 * HOUR_MS }),
    quantityTotal: fc.option(fc.integer({ min: 1, max: 2_000 })),
    share: fc.integer({ min: 0, max: 100 }),
    afterEnd: fc.constantFrom(...DEAL_AFTER_ENDS),
  })
  .map(({ lengthMs, share, quantityTotal, ...deal }) =>
    aDeal({
      ...deal,
      quantityTotal,
      endsAtMs: STARTS_AT_MS + lengthMs,
      taken: quantityTotal === null ? share : Math.floor((quantityTotal * share) / 100),
    }),
  )
const anyPrice = fc.integer({ min: 0, max: 2_000_000 })

describe('특가의 상태', () => {
  test.each([
    ['시작 전', { nowMs: STARTS_AT_MS - 1 }, 'COMING'],
    ['시작하는 순간', { nowMs: STARTS_AT_MS }, 'RUNNING'],
    ['끝나기 직전', { nowMs: ENDS_AT_MS - 1 }, 'RUNNING'],
    ['끝나는 순간', { nowMs: ENDS_AT_MS }, 'ENDED'],
    ['한 개 남았을 때', { nowMs: STARTS_AT_MS, taken: 99 }, 'RUNNING'],
    ['다 팔렸을 때', { nowMs: STARTS_AT_MS, taken: 100 }, 'SOLD_OUT'],
    ['다 팔리고 끝났을 때', { nowMs: ENDS_AT_MS, taken: 100 }, 'ENDED'],
    ['수량 제한이 없을 때', { nowMs: STARTS_AT_MS, quantityTotal: null, taken: 5_000 }, 'RUNNING'],
    ['중단하기 직전', { nowMs: STARTS_AT_MS + 1, stoppedAtMs: STARTS_AT_MS + 2 }, 'RUNNING'],
    ['중단했을 때', { nowMs: STARTS_AT_MS + 2, stoppedAtMs: STARTS_AT_MS + 2 }, 'STOPPED'],
    ['중단하고 기간이 지났을 때', { nowMs: ENDS_AT_MS, stoppedAtMs: STARTS_AT_MS + 2 }, 'STOPPED'],
  ])('%s', (_, { nowMs, ...change }, state) => {
    expect(dealStateOf(aDeal(change), nowMs)).toBe(state)
  })

  test('다 팔린 특가는 수량이 돌아오면 다시 진행된다', () => {
    const states = [100, 99, 100].map((taken) => dealStateOf(aDeal({ taken }), STARTS_AT_MS))
    expect(states).toEqual(['SOLD_OUT', 'RUNNING', 'SOLD_OUT'])
  })

  test('모든 상태와 탭에 이름이 있다', () => {
    expect([
      DEAL_STATES.map((state) => DEAL_STATE_LABELS[state]),
      DEAL_STATUSES.map((status) => DEAL_STATUS_LABELS[status]),
    ]).toEqual([
      ['오픈 예정', '진행 중', '품절', '종료', '중단'],
      ['진행 중', '오픈 예정', '종료'],
    ])
  })

  test('특가 가격은 시작한 뒤에만 보여 준다', () => {
    expect(DEAL_STATES.filter(showsDealPrice)).toEqual(['RUNNING', 'SOLD_OUT', 'ENDED', 'STOPPED'])
  })
})

describe('특가의 가격', () => {
  test('끝나기 1밀리초 전까지 특가이고, 끝나는 순간 원래 가격이다', () => {
    fc.assert(
      fc.property(anyDeal, anyPrice, (deal, salePrice) => {
        const priceAt = (nowMs: number) => effectivePrice({ salePrice }, deal, nowMs)
        const dealPrice = Math.min(deal.dealPrice, salePrice)
        expect(
          [deal.startsAtMs - 1, deal.startsAtMs, deal.endsAtMs - 1, deal.endsAtMs].map(priceAt),
        ).toEqual([salePrice, dealPrice, dealPrice, salePrice])
      }),
    )
  })

  test('언제든 원래 가격보다 비싸지 않고, 다 팔려도 가격은 그대로다', () => {
    fc.assert(
      fc.property(anyDeal, anyPrice, fc.integer({ min: -1, max: 241 }), (deal, salePrice, hour) => {
        const nowMs = deal.startsAtMs + hour * HOUR_MS
        const price = effectivePrice({ salePrice }, deal, nowMs)
        const soldOut = { ...deal, taken: deal.quantityTotal ?? deal.taken }
        expect([price <= salePrice, effectivePrice({ salePrice }, soldOut, nowMs)]).toEqual([
          true,
          price,
        ])
      }),
    )
  })

  test('중단한 특가와 없는 특가는 가격을 바꾸지 않는다', () => {
    const stopped = aDeal({ stoppedAtMs: STARTS_AT_MS })
    expect([
      effectivePrice({ salePrice: 12_000 }, stopped, STARTS_AT_MS),
      effectivePrice({ salePrice: 12_000 }, null, STARTS_AT_MS),
      dealInForce(stopped, STARTS_AT_MS),
    ]).toEqual([12_000, 12_000, null])
  })
})

describe('특가의 수량', () => {
  test('남은 수량이 있으면 100%가 아니고, 다 팔려야 100%다', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat(100), (quantityTotal, share) => {
        const taken = Math.floor((quantityTotal * share) / 100)
        const deal = aDeal({ quantityTotal, taken })
        const percent = soldPercent(taken, quantityTotal)
        expect(percent === 100).toBe(dealLeft(deal) === 0)
        expect(percent !== null && percent >= 0 && percent <= 100).toBe(true)
      }),
    )
  })

  test('수량 제한이 없으면 판매율도 남은 수량도 없다', () => {
    const deal = aDeal({ quantityTotal: null, taken: 7 })
    expect([soldPercent(7, null), dealLeft(deal), stockInDeal(30, deal)]).toEqual([null, null, 30])
  })

  test('재고와 남은 특가 수량 가운데 적은 만큼만 판다', () => {
    const deal = aDeal({ taken: 96 })
    expect([stockInDeal(30, deal), stockInDeal(3, deal), stockInDeal(30, null)]).toEqual([4, 3, 30])
  })
})

describe('계정의 구매 한도', () => {
  test.each([
    [
      '둘 다 없다',
      [
        { max: null, bought: 9 },
        { max: null, bought: 9 },
      ],
      null,
    ],
    [
      '상품에만 있다',
      [
        { max: 5, bought: 2 },
        { max: null, bought: 2 },
      ],
      3,
    ],
    [
      '특가에만 있다',
      [
        { max: null, bought: 7 },
        { max: 2, bought: 1 },
      ],
      1,
    ],
    [
      '특가가 더 적다',
      [
        { max: 5, bought: 1 },
        { max: 2, bought: 0 },
      ],
      2,
    ],
    [
      '상품이 더 적다',
      [
        { max: 5, bought: 4 },
        { max: 2, bought: 0 },
      ],
      1,
    ],
    [
      '이미 넘었다',
      [
        { max: 2, bought: 3 },
        { max: 2, bought: 0 },
      ],
      0,
    ],
  ] as const)('%s', (_, [own, deal], left) => {
    expect(accountLeft(tighterLimit(own, deal))).toBe(left)
  })
})
