import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDay } from '@jangteo/core/calendar/dateText.rules'
import { addDays } from '@jangteo/core/calendar/day.rules'
import { maskDay, readDay } from '@jangteo/core/calendar/dayMask.rules'

test.each([
  ['', ''],
  ['202', '202'],
  ['2026', '2026'],
  ['20260', '2026.0'],
  ['202608', '2026.08'],
  ['20260822', '2026.08.22'],
  ['2026-08-22 14:05', '2026.08.22'],
  ['연도', ''],
])('%s을(를) 입력하면 %s', (typed, shown) => {
  expect(maskDay(typed)).toEqual(shown)
})

test('없는 날은 읽지 않는다', () => {
  expect(['2026.08.22', '2026.02.30', '2026.8.2', '2026.08', ''].map(readDay)).toEqual([
    '2026-08-22',
    null,
    null,
    null,
    null,
  ])
})

test('화면에 보이는 날은 그대로 읽힌다', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 20_000 }), (count) => {
      const day = addDays('2026-08-22', count)
      expect(readDay(maskDay(formatDay(day)))).toEqual(day)
    }),
  )
})
