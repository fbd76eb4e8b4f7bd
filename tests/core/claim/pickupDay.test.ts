import { addBusinessDays, isBusinessDay } from '@jangteo/core/calendar/businessDay.rules'
import { addDays, DAY_MS, kstDayOf, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import {
  decidePickupDay,
  heldPickupDay,
  listPickupDays,
  PICKUP_DAY_COUNT_MAX,
} from '@jangteo/core/claim/request/pickupDay.rules'
import {
  chosenPickupDayText,
  openPickupWishText,
  PICKUP_WISH_HINT,
  pickupDayChoices,
} from '@jangteo/core/claim/request/pickupDay.view'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const HOLIDAYS = new Set(['2026-09-24', '2026-09-25', '2026-12-25', '2027-01-01'])
const CALENDAR = { holidays: HOLIDAYS, knownYears: new Set([2026, 2027]) }
const kst = (text: string) => Date.parse(`${text}+09:00`)
const at = (time: string) => ({ nowMs: kst(time), calendar: CALENDAR })

test.each([
  [
    '다음 영업일부터 닷새다',
    '2026-11-23T00:00:00',
    ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30'],
  ],
  [
    '금요일 밤에는 월요일부터다',
    '2026-11-27T23:59:59',
    ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'],
  ],
  [
    '공휴일과 주말에는 오지 않는다',
    '2026-09-23T09:00:00',
    ['2026-09-28', '2026-09-29', '2026-09-30', '2026-10-01', '2026-10-02'],
  ],
  [
    '휴일을 모르는 해의 날은 없다',
    '2027-12-28T09:00:00',
    ['2027-12-29', '2027-12-30', '2027-12-31'],
  ],
  ['휴일을 아무것도 모르면 하루도 없다', '2028-01-03T09:00:00', []],
])('수거 희망일은 %s', (_, time, days) => {
  expect(listPickupDays(at(time))).toEqual(days)
})

test.each([
  ['고르지 않으면 가장 빠른 날이다', { method: 'COLLECT', pickupOn: null }, { value: null }],
  ['보이는 날은 된다', { method: 'COLLECT', pickupOn: '2026-11-25' }, { value: '2026-11-25' }],
  ['직접 보내면 날이 없다', { method: 'SEND', pickupOn: '2026-11-25' }, { value: null }],
  [
    '직접 보내면 지난 날도 따지지 않는다',
    { method: 'SEND', pickupOn: '2026-11-20' },
    { value: null },
  ],
] as const)('%s', (_, wish, allowed) => {
  expect(decidePickupDay(wish, at('2026-11-23T12:00:00'))).toEqual({ ok: true, ...allowed })
})

test.each([
  ['오늘', '2026-11-23'],
  ['지난 날', '2026-11-20'],
  ['주말', '2026-11-28'],
  ['너무 먼 날', '2026-12-01'],
])('%s에는 수거할 수 없다', (_, pickupOn) => {
  const decision = decidePickupDay({ method: 'COLLECT', pickupOn }, at('2026-11-23T12:00:00'))
  expect(decision).toEqual({ ok: false, reason: 'CLAIM_PICKUP_DAY_UNAVAILABLE', params: {} })
})

const startMs = kst('2026-01-01T00:00:00')
const aMomentMs = fc.integer({ min: startMs, max: kst('2027-12-10T00:00:00') })
const holidaySets = fc
  .array(fc.integer({ min: 0, max: 720 }), { maxLength: 60 })
  .map((offsets) => new Set(offsets.map((offset) => addDays('2026-01-01', offset))))

test('보이는 날은 모두 앞날의 영업일이고, 다음 영업일부터 빠짐없이 차례대로다', () => {
  fc.assert(
    fc.property(aMomentMs, holidaySets, (nowMs, holidays) => {
      const calendar = { holidays, knownYears: new Set([2026, 2027, 2028]) }
      const days = listPickupDays({ nowMs, calendar })
      const today = kstDayOf(nowMs)
      const expected = Array.from({ length: PICKUP_DAY_COUNT_MAX }, (_, index) =>
        addBusinessDays(today, index + 1, holidays),
      )
      expect(days).toEqual(expected)
      expect(days.every((day) => day > today && isBusinessDay(day, holidays))).toBe(true)
    }),
  )
})

test('보인 날은 그날이 시작하기 전까지 신청되고, 그날부터는 거절된다', () => {
  fc.assert(
    fc.property(
      aMomentMs,
      fc.nat(PICKUP_DAY_COUNT_MAX - 1),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (nowMs, place, part) => {
        const pickupOn = listPickupDays({ nowMs, calendar: CALENDAR })[place] ?? ''
        const dayMs = startOfDayMs(pickupOn)
        const decideAt = (laterMs: number) =>
          decidePickupDay({ method: 'COLLECT', pickupOn }, { nowMs: laterMs, calendar: CALENDAR })
            .ok
        const beforeMs = nowMs + Math.floor(part * (dayMs - 1 - nowMs))
        expect([decideAt(beforeMs), decideAt(dayMs - 1)]).toEqual([true, true])
        expect([decideAt(dayMs), decideAt(dayMs + DAY_MS)]).toEqual([false, false])
      },
    ),
  )
})

test('어떤 글자를 보내도 보이는 날이 아니면 거절한다', () => {
  const moment = at('2026-11-23T12:00:00')
  const days = listPickupDays(moment)
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.integer({ min: -400, max: 400 }).map((count) => addDays('2026-11-23', count)),
      ),
      (pickupOn) => {
        const { ok } = decidePickupDay({ method: 'COLLECT', pickupOn }, moment)
        expect(ok).toBe(days.includes(pickupOn))
      },
    ),
  )
})

test('골라 둔 날이 지났으면 가장 빠른 날로 돌아간다', () => {
  const offered = ['2026-11-25', '2026-11-26']
  expect([
    heldPickupDay('2026-11-25', offered),
    heldPickupDay('2026-11-24', offered),
    heldPickupDay(null, offered),
    heldPickupDay('2026-11-25', []),
  ]).toEqual(['2026-11-25', null, null, null])
})

test('가장 빠른 날이 처음이고, 날을 모르면 고를 것이 없다', () => {
  expect([pickupDayChoices(['2026-11-25', '2026-12-01']), pickupDayChoices([])]).toEqual([
    [
      { value: '', label: '가장 빠른 날' },
      { value: '2026-11-25', label: '11/25(수)' },
      { value: '2026-12-01', label: '12/1(화)' },
    ],
    [],
  ])
})

test('고른 날은 약속이 아니라 희망이라고 말한다', () => {
  const offered = ['2026-11-25']
  expect([
    chosenPickupDayText({ method: 'COLLECT', pickupOn: '2026-11-25' }, offered),
    chosenPickupDayText({ method: 'COLLECT', pickupOn: null }, offered),
    chosenPickupDayText({ method: 'COLLECT', pickupOn: null }, []),
    chosenPickupDayText({ method: 'SEND', pickupOn: '2026-11-25' }, offered),
    PICKUP_WISH_HINT,
  ]).toEqual([
    '11/25(수) 방문 희망',
    '가장 빠른 날',
    '가능한 날 아무 때나',
    null,
    '희망일은 판매자에게 전달돼요. 택배사 사정에 따라 다른 날 방문할 수 있어요.',
  ])
})

test('희망일은 수거하기 전까지만 보인다', () => {
  expect([
    openPickupWishText({ status: 'WAITING', pickupOn: '2026-11-25' }),
    openPickupWishText({ status: 'WAITING', pickupOn: null }),
    openPickupWishText({ status: 'COLLECTED', pickupOn: '2026-11-25' }),
  ]).toEqual(['11/25(수) 방문 희망', null, null])
})
