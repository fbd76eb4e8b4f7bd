import { expect, test } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDaysLeft,
  formatRelative,
  formatSpokenTime,
  formatMonthDay,
  formatWeekday,
  formatWeekdayTime,
} from '@jangteo/core/calendar/dateText.rules'
import { DAY_MS, HOUR_MS, MINUTE_MS, endOfDayMs } from '@jangteo/core/calendar/day.rules'

const NOW_MS = Date.parse('2026-08-22T14:05:09+09:00')

test('날짜는 점으로 나눠 보여 준다', () => {
  const texts = [formatDay('2026-08-22'), formatDate(NOW_MS), formatDateTime(NOW_MS)]
  expect(texts).toEqual(['2026.08.22', '2026.08.22', '2026.08.22 14:05'])
})

test.each([
  ['2026-08-23', '8/23(일)'],
  ['2026-08-24', '8/24(월)'],
  ['2026-08-25', '8/25(화)'],
  ['2026-08-26', '8/26(수)'],
  ['2026-08-27', '8/27(목)'],
  ['2026-08-28', '8/28(금)'],
  ['2026-08-29', '8/29(토)'],
  ['2026-12-05', '12/5(토)'],
])('%s은 %s로 보여 준다', (day, text) => {
  expect(formatWeekday(day)).toEqual(text)
})

test.each([
  ['00:05', '8/22(토) 오전 12:05'],
  ['06:03', '8/22(토) 오전 6:03'],
  ['12:00', '8/22(토) 오후 12:00'],
  ['22:30', '8/22(토) 오후 10:30'],
])('가까운 시각은 오전과 오후로 말한다: %s', (time, text) => {
  expect(formatSpokenTime(Date.parse(`2026-08-22T${time}:00+09:00`))).toBe(text)
})

test('다른 해의 날은 해까지 보여 준다', () => {
  const texts = ['2026-12-02', '2027-01-03'].map((day) => formatMonthDay(day, '2026-11-25'))
  expect(texts).toEqual(['12/2', '2027/1/3'])
})

test('입금 기한은 요일과 시각까지 보여 준다', () => {
  expect(formatWeekdayTime(endOfDayMs('2026-08-25'))).toEqual('8/25(화) 23:59')
})

test.each([
  [0, '방금 전'],
  [MINUTE_MS - 1, '방금 전'],
  [-MINUTE_MS + 1, '방금 전'],
  [-MINUTE_MS, '2026.08.22'],
  [MINUTE_MS, '1분 전'],
  [HOUR_MS - 1, '59분 전'],
  [HOUR_MS, '1시간 전'],
  [DAY_MS - 1, '23시간 전'],
  [DAY_MS, '2026.08.21'],
  [-DAY_MS, '2026.08.23'],
])('%d밀리초 전은 %s', (elapsedMs, text) => {
  expect(formatRelative(NOW_MS - elapsedMs, NOW_MS)).toEqual(text)
})

test.each([
  ['2026-08-25', 'D-3'],
  ['2026-08-22', 'D-day'],
  ['2026-08-21', null],
])('%s까지 남은 날은 %s', (day, text) => {
  expect(formatDaysLeft(day, NOW_MS)).toEqual(text)
})
