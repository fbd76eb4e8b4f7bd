import { isBusinessDay } from '@jangteo/core/calendar/businessDay.rules'
import { weekdayOf } from '@jangteo/core/calendar/day.rules'
import { cancelAnswerDueMs } from '@jangteo/core/calendar/deadline.rules'
import { HOLIDAY_YEARS, HOLIDAYS } from '@jangteo/server/calendar/holidays'
import { watchHolidays } from '@jangteo/server/claim/watch-holidays'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openMarket } from '../../support/market.ts'
import { notificationsOf } from '../../support/notification/inboxes.ts'

const claimsOfDesk = z.object({ missingHolidayYear: z.int().nullable() })

test('공휴일은 2025년부터 2027년까지 알고, 모두 주말이 아닌 날이다', () => {
  const days = [...HOLIDAYS]
  expect([
    [...HOLIDAY_YEARS],
    days.filter((day) => [0, 6].includes(weekdayOf(day))),
    days.filter((day) => !HOLIDAY_YEARS.has(Number(day.slice(0, 4)))),
    days,
  ]).toEqual([[2025, 2026, 2027], [], [], days.toSorted()])
})

test('노동절과 제헌절은 2026년부터 대체공휴일까지 쉰다', () => {
  const off = ['2026-05-01', '2026-07-17', '2027-05-03', '2027-07-19']
  const open = ['2025-05-01', '2025-07-17', '2026-05-04', '2027-05-04', '2027-07-16']
  expect([
    off.filter((day) => isBusinessDay(day, HOLIDAYS)),
    open.filter((day) => !isBusinessDay(day, HOLIDAYS)),
  ]).toEqual([[], []])
  const askedMs = Date.parse('2027-04-30T10:00:00+09:00')
  expect(new Date(cancelAnswerDueMs(askedMs, HOLIDAYS)).toISOString()).toBe(
    '2027-05-06T14:59:59.999Z',
  )
})

test('공휴일을 모르는 해가 두 달 앞이면 데스크에 보이고, 운영자에게 한 달에 한 번 알린다', async () => {
  const market = await openMarket()
  const shown = async () => {
    const response = await fetch(`${market.url}/api/dev/desk/claims`, {
      headers: { authorization: 'Bearer null' },
    })
    return claimsOfDesk.parse(await response.json()).missingHolidayYear
  }
  const notified = async () => {
    await market.runtime.runPromise(watchHolidays)
    return notificationsOf(market, 'OPERATOR')
  }
  expect([await shown(), await notified()]).toEqual([null, []])
  market.advance(Date.parse('2027-11-02T00:00:00+09:00') - market.now())
  const content = { kind: 'HOLIDAYS_MISSING', year: 2028 }
  expect([await shown(), await notified(), await notified()]).toEqual([2028, [content], [content]])
  market.advance(Date.parse('2027-12-01T00:00:00+09:00') - market.now())
  expect(await notified()).toEqual([content, content])
  await market.close()
})
