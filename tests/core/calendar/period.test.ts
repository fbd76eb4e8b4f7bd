import { describe, expect, test } from 'vitest'
import { CALENDAR_MESSAGES } from '@jangteo/core/calendar/calendar.messages'
import { PERIOD_PRESETS } from '@jangteo/core/calendar/period.codes'
import { addDays } from '@jangteo/core/calendar/day.rules'
import {
  decidePeriod,
  periodOf,
  periodReaching,
  yearUntil,
} from '@jangteo/core/calendar/period.rules'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'

const TODAY = '2026-08-22'

describe('조회 기간', () => {
  test.each([
    ['2026-08-22', '2026-08-22'],
    ['2025-08-22', '2026-08-22'],
    ['2021-08-22', '2022-08-22'],
    ['2024-02-29', '2025-02-28'],
  ])('%s부터 %s까지 조회할 수 있다', (start, end) => {
    expect(decidePeriod({ start, end }, TODAY)).toEqual(allow({ start, end }))
  })

  test.each([
    ['2026-08-22', '2026-08-21', 'PERIOD_START_AFTER_END'],
    ['2025-08-21', '2026-08-22', 'PERIOD_TOO_LONG'],
    ['2021-08-21', '2021-09-01', 'PERIOD_TOO_OLD'],
  ] as const)('%s부터 %s까지는 %s로 거절한다', (start, end, code) => {
    expect(decidePeriod({ start, end }, TODAY)).toEqual(refuse(code))
  })

  test('기간 칩은 모두 조회할 수 있는 기간이다', () => {
    const periods = PERIOD_PRESETS.map((preset) => periodOf(preset, TODAY))
    expect(periods.map((period) => period.start)).toEqual([
      '2026-08-15',
      '2026-07-22',
      '2026-05-22',
      '2026-02-22',
      '2025-08-22',
    ])
    expect(periods.map((period) => decidePeriod(period, TODAY))).toEqual(periods.map(allow))
  })

  test('윤년의 2월 29일을 지나도 오늘까지의 칩은 날마다 조회할 수 있다', () => {
    const days = Array.from({ length: 5 * 366 }, (_, index) => addDays('2024-01-01', index))
    const refused = days.flatMap((today) =>
      PERIOD_PRESETS.filter((preset) => !decidePeriod(periodOf(preset, today), today).ok).map(
        (preset) => [today, preset],
      ),
    )
    expect([refused, periodOf('YEAR', '2028-02-29')]).toEqual([
      [],
      { start: '2027-03-01', end: '2028-02-29' },
    ])
  })

  test.each([
    ['2026-08-22', '2026-08-15', '2026-08-22'],
    ['2026-08-14', '2026-07-22', '2026-08-22'],
    ['2026-03-01', '2026-02-22', '2026-08-22'],
    ['2025-08-21', '2024-08-21', '2025-08-21'],
    ['2021-08-22', '2021-08-22', '2021-08-22'],
  ])('%s의 주문이 보이는 가장 짧은 기간은 %s부터 %s까지다', (day, start, end) => {
    const period = periodReaching(day, TODAY)
    expect([period, decidePeriod(period, TODAY)]).toEqual([{ start, end }, allow({ start, end })])
  })

  test.each([
    ['2026-08-22', '2025-08-22'],
    ['2024-02-29', '2023-03-01'],
    ['2022-01-01', '2021-08-22'],
    ['2021-08-22', '2021-08-22'],
  ])('%s까지의 한 해는 %s부터다: 조회할 수 있는 날까지만 거슬러 올라간다', (end, start) => {
    const period = yearUntil(end, TODAY)
    expect([period, decidePeriod(period, TODAY)]).toEqual([{ start, end }, allow({ start, end })])
  })

  test('조회할 수 있는 날보다 먼저 끝나는 한 해는 너무 오래됐다', () => {
    expect(decidePeriod(yearUntil('2021-08-21', TODAY), TODAY)).toEqual(refuse('PERIOD_TOO_OLD'))
  })

  test('거절마다 안내 문구가 있다', () => {
    expect(Object.values(CALENDAR_MESSAGES).map((text) => text())).toEqual([
      '시작일이 종료일보다 늦어요.',
      '조회 기간은 최대 1년이에요.',
      '최근 5년까지만 조회할 수 있어요.',
    ])
  })
})
