import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addBusinessDays, isBusinessDay } from '@jangteo/core/calendar/businessDay.rules'
import { addDays, daysBetween, weekdayOf } from '@jangteo/core/calendar/day.rules'

/** The full moon festival of 2026: Thursday to Saturday. */
const CHUSEOK = new Set(['2026-09-24', '2026-09-25', '2026-09-26'])

describe('영업일', () => {
  test('주말과 공휴일은 영업일이 아니다', () => {
    const week = Array.from({ length: 8 }, (_, count) => addDays('2026-09-21', count))
    expect(week.filter((day) => isBusinessDay(day, CHUSEOK))).toEqual([
      '2026-09-21',
      '2026-09-22',
      '2026-09-23',
      '2026-09-28',
    ])
  })

  test.each([
    ['2026-08-19', 2, '2026-08-21'],
    ['2026-08-21', 2, '2026-08-25'],
    ['2026-08-22', 1, '2026-08-24'],
    ['2026-08-22', 0, '2026-08-22'],
    ['2026-09-23', 2, '2026-09-29'],
  ])('%s의 %d영업일 뒤는 %s이다', (day, count, after) => {
    expect(addBusinessDays(day, count, CHUSEOK)).toEqual(after)
  })

  test('그 사이의 영업일을 세면 그 수이고, 마지막 날은 영업일이다', () => {
    const facts = fc.record({
      from: fc.integer({ min: 0, max: 3_000 }).map((count) => addDays('2026-01-01', count)),
      count: fc.integer({ min: 1, max: 10 }),
      offs: fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 6 }),
    })
    fc.assert(
      fc.property(facts, ({ from, count, offs }) => {
        const holidays = new Set(offs.map((off) => addDays(from, off)))
        const after = addBusinessDays(from, count, holidays)
        const passed = Array.from({ length: daysBetween(from, after) }, (_, index) =>
          addDays(from, index + 1),
        )
        const worked = passed.filter(
          (day) => ![0, 6].includes(weekdayOf(day)) && !holidays.has(day),
        )
        expect([worked.length, worked.at(-1)]).toEqual([count, after])
      }),
    )
  })
})
