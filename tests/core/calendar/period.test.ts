import { describe, expect, test } from 'vitest'
import { CALENDAR_MESSAGES } from '@jangteo/core/calendar/calendar.messages'
import { PERIOD_PRESETS } from '@jangteo/core/calendar/period.codes'
import { decidePeriod, periodOf } from '@jangteo/core/calendar/period.rules'
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

  test('거절마다 안내 문구가 있다', () => {
    expect(Object.values(CALENDAR_MESSAGES).map((text) => text())).toEqual([
      '시작일이 종료일보다 늦어요.',
      '조회 기간은 최대 1년이에요.',
      '최근 5년까지만 조회할 수 있어요.',
    ])
  })
})
