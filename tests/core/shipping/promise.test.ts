import { addBusinessDays, isBusinessDay } from '@jangteo/core/calendar/businessDay.rules'
import { addDays, DAY_MS, kstDayOf, MINUTE_MS, weekdayOf } from '@jangteo/core/calendar/day.rules'
import {
  countArrivals,
  heldPromise,
  listPromises,
  NO_LATER_CUTOFF_MINUTE,
  promiseArrival,
  tomorrowCutoffAfter,
} from '@jangteo/core/shipping/promise.rules'
import type { PromiseTerms } from '@jangteo/core/shipping/promise.rules'
import { AREA_ZONES } from '@jangteo/core/shipping/shipping.codes'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const NOON = 12 * 60
const SAME_DAY: PromiseTerms = {
  cutoffMinute: NOON,
  shipWithinDays: 3,
  isCustomMade: false,
  isOnSale: true,
  deliversToRemote: true,
}
const YEARS = new Set([2025, 2026, 2027])
const CALENDAR = { holidays: new Set(['2026-12-25', '2027-01-01']), knownYears: YEARS }

const kst = (text: string) => Date.parse(`${text}+09:00`)
const at = (time: string) => ({ nowMs: kst(time), zone: 'MAINLAND', calendar: CALENDAR }) as const

test.each([
  ['마감 전의 주문은 다음 영업일에', '2026-11-26T11:59:59', '2026-11-27', '2026-11-26T12:00'],
  ['마감 시각부터는 하루 뒤에', '2026-11-26T12:00:00', '2026-11-30', '2026-11-27T12:00'],
  ['금요일 마감 뒤에는 화요일에', '2026-11-27T12:00:00', '2026-12-01', '2026-11-30T12:00'],
  ['주말 내내 화요일에', '2026-11-29T23:59:59', '2026-12-01', '2026-11-30T12:00'],
  ['공휴일 전날에는 쉬는 날을 건너', '2026-12-24T09:00:00', '2026-12-28', '2026-12-24T12:00'],
  ['공휴일에는 다음 영업일부터', '2026-12-25T09:00:00', '2026-12-29', '2026-12-28T12:00'],
] as const)('%s 도착한다: %s', (...row) => {
  const [, time, arrivesOn, until] = row
  expect(promiseArrival(SAME_DAY, at(time))).toEqual({
    zone: 'MAINLAND',
    arrivesOn,
    orderUntilMs: kst(`${until}:00`),
    basis: 'CUTOFF',
  })
})

test.each([
  ['마감이 이 시각 뒤인 곳이 내일 보낸다', '2026-11-26T11:59:59', 719],
  ['정각이면 그 분의 마감은 지났다', '2026-11-26T12:00:00', 720],
  ['금요일에는 내일이 쉬는 날이다', '2026-11-27T09:00:00', NO_LATER_CUTOFF_MINUTE],
  ['일요일에는 오늘 보내지 않는다', '2026-11-29T09:00:00', NO_LATER_CUTOFF_MINUTE],
  ['휴일을 모르는 해로 넘어가면 약속하지 않는다', '2027-12-31T09:00:00', NO_LATER_CUTOFF_MINUTE],
])('내일 도착: %s', (_, time, minute) => {
  expect(tomorrowCutoffAfter(kst(time), CALENDAR)).toEqual(minute)
})

test('내일 도착하는 것은 당일 보내는 상품 가운데 마감이 그 뒤인 것이고, 다른 것은 없다', () => {
  const startMs = kst('2026-12-20T00:00:00')
  fc.assert(
    fc.property(
      fc.record({
        cutoffMinute: fc.integer({ min: 1, max: 1_439 }),
        shipWithinDays: fc.integer({ min: 1, max: 5 }),
        isCustomMade: fc.boolean(),
        isOnSale: fc.boolean(),
        deliversToRemote: fc.boolean(),
      }),
      fc.integer({ min: 0, max: 20 * DAY_MS }),
      (terms, elapsedMs) => {
        const nowMs = startMs + elapsedMs
        const { shipWithinDays, isCustomMade, isOnSale, cutoffMinute } = terms
        const isPrompt = shipWithinDays <= 3 && !isCustomMade && isOnSale
        const promise = promiseArrival(terms, { nowMs, zone: 'MAINLAND', calendar: CALENDAR })
        expect(promise?.arrivesOn === addDays(kstDayOf(nowMs), 1)).toEqual(
          isPrompt && cutoffMinute > tomorrowCutoffAfter(nowMs, CALENDAR),
        )
      },
    ),
    { numRuns: 2_000 },
  )
})

test('만드는 데 걸리는 날을 판매자가 더 말하면 그만큼 뒤에 도착한다', () => {
  const days = [1, 3, 4, 10].map((shipWithinDays) => {
    const promise = promiseArrival({ ...SAME_DAY, shipWithinDays }, at('2026-11-02T09:00:00'))
    return [promise?.arrivesOn, promise?.basis]
  })
  expect(days).toEqual([
    ['2026-11-03', 'CUTOFF'],
    ['2026-11-03', 'CUTOFF'],
    ['2026-11-09', 'SHIP_DAYS'],
    ['2026-11-17', 'SHIP_DAYS'],
  ])
})

test('제주는 하루 더 걸리고, 도서산간은 약속하지 않는다', () => {
  const place = at('2026-11-26T09:00:00')
  const days = AREA_ZONES.map((zone) => promiseArrival(SAME_DAY, { ...place, zone })?.arrivesOn)
  expect(days).toEqual(['2026-11-27', '2026-11-30', undefined])
})

test.each([
  ['마감을 정하지 않은 스토어', { cutoffMinute: null }, '2026-11-26T09:00:00'],
  ['주문 제작 상품', { isCustomMade: true }, '2026-11-26T09:00:00'],
  ['지금 살 수 없는 상품', { isOnSale: false }, '2026-11-26T09:00:00'],
  ['공휴일을 아직 모르는 해에 도착', {}, '2027-12-31T11:00:00'],
  ['공휴일을 모르는 해의 주문', {}, '2028-03-02T11:00:00'],
] as const)('모르는 것은 약속하지 않는다: %s', (_what, change, time) => {
  expect(promiseArrival({ ...SAME_DAY, ...change }, at(time))).toBe(null)
})

test('제주·도서산간에 배송하지 않는 정책은 내륙만 약속한다', () => {
  const { nowMs, calendar } = at('2026-11-26T09:00:00')
  const terms = { ...SAME_DAY, deliversToRemote: false }
  const zones = listPromises(terms, { nowMs, calendar, zones: AREA_ZONES }).map(({ zone }) => zone)
  expect(zones).toEqual(['MAINLAND', 'MAINLAND'])
})

test('받아 둔 약속은 마감이 지나면 다음 날로 넘어가고, 다음 마감도 지나면 없다', () => {
  const { nowMs, calendar } = at('2026-11-26T09:00:00')
  const promises = listPromises(SAME_DAY, { nowMs, calendar, zones: ['MAINLAND'] })
  const times = ['2026-11-26T11:59:59', '2026-11-26T12:00:00', '2026-11-27T12:00:00']
  const held = times.map((time) => heldPromise(promises, { zone: null, nowMs: kst(time) }))
  expect(held.map((promise) => promise?.arrivesOn ?? null)).toEqual([
    '2026-11-27',
    '2026-11-30',
    null,
  ])
})

test('도착일마다 개수를 세고, 이른 날부터 모르는 것을 끝에 둔다', () => {
  expect(
    countArrivals([
      { arrivesOn: null, count: 1 },
      { arrivesOn: '2026-11-30', count: 2 },
      { arrivesOn: '2026-11-27', count: 1 },
      { arrivesOn: '2026-11-30', count: 3 },
    ]),
  ).toEqual([
    { arrivesOn: '2026-11-27', count: 1 },
    { arrivesOn: '2026-11-30', count: 5 },
    { arrivesOn: null, count: 1 },
  ])
})

const moments = fc.integer({ min: kst('2026-01-01T00:00:00'), max: kst('2027-10-01T00:00:00') })
const holidayLists = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 15 })
const allTerms: fc.Arbitrary<PromiseTerms> = fc.record({
  cutoffMinute: fc.option(fc.integer({ min: 1, max: 1_439 })),
  shipWithinDays: fc.integer({ min: 1, max: 20 }),
  isCustomMade: fc.boolean(),
  isOnSale: fc.boolean(),
  deliversToRemote: fc.boolean(),
})
const knownTerms = allTerms.map((terms) => ({
  ...terms,
  cutoffMinute: terms.cutoffMinute ?? NOON,
  isCustomMade: false,
  isOnSale: true,
}))
const zones = fc.constantFrom(...AREA_ZONES)
const zonedTerms = fc.tuple(knownTerms, zones)

function calendarFrom(nowMs: number, daysOff: readonly number[]) {
  const holidays = new Set(daysOff.map((day) => addDays(kstDayOf(nowMs), day)))
  return { holidays, knownYears: YEARS }
}

test('일요일과 쉬는 날에는 도착하지 않고, 주문 마감은 언제나 아직 오지 않았다', () => {
  fc.assert(
    fc.property(moments, zonedTerms, holidayLists, (nowMs, [terms, zone], daysOff) => {
      const calendar = calendarFrom(nowMs, daysOff)
      const promise = promiseArrival(terms, { nowMs, zone, calendar })
      if (promise === null) return
      const { arrivesOn, orderUntilMs } = promise
      expect([
        isBusinessDay(arrivesOn, calendar.holidays),
        weekdayOf(arrivesOn) === 0,
        orderUntilMs > nowMs,
        arrivesOn > kstDayOf(orderUntilMs),
      ]).toEqual([true, false, true, true])
    }),
  )
})

test('늦게 주문할수록 일찍 도착하는 일은 없다', () => {
  const laps = fc.integer({ min: 0, max: 10 * DAY_MS })
  fc.assert(
    fc.property(fc.tuple(moments, laps), knownTerms, holidayLists, (times, terms, daysOff) => {
      const [nowMs, lapMs] = times
      const place = { zone: 'MAINLAND', calendar: calendarFrom(nowMs, daysOff) } as const
      const first = promiseArrival(terms, { ...place, nowMs })?.arrivesOn ?? ''
      const later = promiseArrival(terms, { ...place, nowMs: nowMs + lapMs })?.arrivesOn ?? ''
      expect(first <= later).toBe(true)
    }),
  )
})

test('마감을 넘기면 꼭 영업일 하루가 밀린다', () => {
  fc.assert(
    fc.property(moments, knownTerms, holidayLists, (nowMs, terms, daysOff) => {
      const calendar = calendarFrom(nowMs, daysOff)
      const place = { zone: 'MAINLAND', calendar } as const
      const held = promiseArrival(terms, { ...place, nowMs })
      if (held === null) throw new Error('everything is known')
      const justBefore = promiseArrival(terms, { ...place, nowMs: held.orderUntilMs - 1 })
      const after = promiseArrival(terms, { ...place, nowMs: held.orderUntilMs })
      expect([justBefore, after?.arrivesOn]).toEqual([
        held,
        addBusinessDays(held.arrivesOn, 1, calendar.holidays),
      ])
    }),
  )
})

test('하나라도 모르면 약속하지 않고, 다 알면 약속한다', () => {
  fc.assert(
    fc.property(moments, allTerms, zones, (nowMs, terms, zone) => {
      const isKnown =
        terms.cutoffMinute !== null &&
        !terms.isCustomMade &&
        terms.isOnSale &&
        (zone === 'MAINLAND' || (zone === 'JEJU' && terms.deliversToRemote))
      const promise = promiseArrival(terms, { nowMs, zone, calendar: CALENDAR })
      expect(promise !== null).toBe(isKnown)
    }),
  )
})

test('더 담아도 마지막 도착일이 당겨지지 않는다', () => {
  const days = fc.option(fc.integer({ min: 0, max: 9 }).map((day) => addDays('2026-11-26', day)))
  const pieces = fc.record({ arrivesOn: days, count: fc.integer({ min: 1, max: 9 }) })
  const lastOf = (all: readonly { readonly arrivesOn: string | null; readonly count: number }[]) =>
    countArrivals(all).at(-1)?.arrivesOn ?? '9999-12-31'
  fc.assert(
    fc.property(fc.array(pieces, { minLength: 1 }), pieces, (cart, added) => {
      const counts = countArrivals([...cart, added])
      const sum = [...cart, added].reduce((total, { count }) => total + count, 0)
      expect([
        lastOf(cart) <= lastOf([...cart, added]),
        counts.reduce((total, { count }) => total + count, 0),
      ]).toEqual([true, sum])
    }),
  )
})

test('받아 둔 약속은 그때 새로 물은 약속과 같다', () => {
  const laps = fc.integer({ min: 0, max: 3 * DAY_MS })
  fc.assert(
    fc.property(moments, laps, zonedTerms, (nowMs, lapMs, [terms, zone]) => {
      const readMs = Math.floor((nowMs + lapMs) / MINUTE_MS) * MINUTE_MS
      const promises = listPromises(terms, { nowMs, zones: AREA_ZONES, calendar: CALENDAR })
      const held = heldPromise(promises, { zone, nowMs: Math.max(readMs, nowMs) })
      if (held === null) return
      const asked = { nowMs: Math.max(readMs, nowMs), zone, calendar: CALENDAR }
      expect(held).toEqual(promiseArrival(terms, asked))
    }),
  )
})
