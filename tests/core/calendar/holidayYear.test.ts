import { missingHolidayYear } from '@jangteo/core/calendar/holidayYear.rules'
import { expect, test } from 'vitest'

const KNOWN = new Set([2026, 2027])

test.each([
  ['2025-12-31', 2025],
  ['2026-01-01', null],
  ['2027-11-01', null],
  ['2027-11-02', 2028],
  ['2027-12-31', 2028],
  ['2028-01-01', 2028],
  ['2029-06-01', 2029],
])('%s: 공휴일을 모르는 해는 %s', (today, year) => {
  expect(missingHolidayYear(today, KNOWN)).toBe(year)
})
