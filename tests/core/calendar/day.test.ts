import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  addYears,
  daysBetween,
  endOfDayMs,
  isDay,
  kstDayOf,
  lastDayOfMonth,
  startOfDayMs,
  weekdayOf,
} from '@jangteo/core/calendar/day.rules'

const YEAR_2000_MS = Date.parse('2000-01-01T00:00:00Z')
const YEAR_2100_MS = Date.parse('2100-01-01T00:00:00Z')
const moments = fc.integer({ min: YEAR_2000_MS, max: YEAR_2100_MS })
const days = moments.map(kstDayOf)

describe('한국 날짜', () => {
  test('자정은 UTC보다 아홉 시간 먼저 온다', () => {
    const found = ['2026-08-21T14:59:59.999Z', '2026-08-21T15:00:00.000Z'].map((text) =>
      kstDayOf(Date.parse(text)),
    )
    expect(found).toEqual(['2026-08-21', '2026-08-22'])
  })

  test('하루는 00:00:00부터 23:59:59까지다', () => {
    const edges = [startOfDayMs('2026-08-22'), endOfDayMs('2026-08-22')]
    expect(edges.map((edge) => new Date(edge).toISOString())).toEqual([
      '2026-08-21T15:00:00.000Z',
      '2026-08-22T14:59:59.999Z',
    ])
  })

  test('모든 순간은 그 날의 시작과 끝 사이에 있다', () => {
    fc.assert(
      fc.property(moments, (atMs) => {
        const day = kstDayOf(atMs)
        expect([startOfDayMs(day) <= atMs, atMs <= endOfDayMs(day)]).toEqual([true, true])
      }),
    )
  })

  test('없는 날짜를 가려낸다', () => {
    const texts = ['2026-08-22', '2024-02-29', '2026-02-29', '2026-13-01', '2026-8-22', '', '날짜']
    expect(texts.map(isDay)).toEqual([true, true, false, false, false, false, false])
  })
})

describe('날짜 계산', () => {
  test.each([
    ['2026-08-29', 7, '2026-09-05'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-12-31', 1, '2027-01-01'],
  ])('%s의 %d일 뒤는 %s', (day, count, moved) => {
    expect(addDays(day, count)).toEqual(moved)
  })

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-08-22', -6, '2026-02-22'],
  ])('%s의 %d개월 뒤는 %s', (day, count, moved) => {
    expect(addMonths(day, count)).toEqual(moved)
  })

  test('윤일의 1년 뒤는 2월 28일이다', () => {
    expect(addYears('2024-02-29', 1)).toEqual('2025-02-28')
  })

  test('달의 마지막 날과 요일을 안다', () => {
    expect(['2028-02-10', '2026-12-31', '2026-04-01'].map(lastDayOfMonth)).toEqual([
      '2028-02-29',
      '2026-12-31',
      '2026-04-30',
    ])
    expect(['2026-08-22', '2026-08-23', '2026-08-24'].map(weekdayOf)).toEqual([6, 0, 1])
  })

  test('더한 날수만큼 떨어져 있다', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -2_000, max: 2_000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toEqual(count)
      }),
    )
  })
})
