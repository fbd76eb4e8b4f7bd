import { addDays, DAY_MS, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import { dormancyNoticeRange, isDormancyNear } from '@jangteo/core/session/dormancy.rules'
import { dormantOn, isDormant } from '@jangteo/core/session/session.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const at = (day: string) => startOfDayMs(day) + 1
const moments = fc.integer({ min: at('2020-01-01'), max: at('2032-12-31') })

test('휴면은 마지막으로 쓴 날의 한 해 뒤부터다', () => {
  expect([dormantOn(at('2025-09-21')), dormantOn(at('2024-02-29'))]).toEqual([
    '2026-09-21',
    '2025-02-28',
  ])
})

test.each([
  ['2026-08-21', false],
  ['2026-08-22', true],
  ['2026-09-20', true],
  ['2026-09-21', false],
])('2025-09-21에 마지막으로 쓴 회원에게 %s에 알린다: %s', (today, isNear) => {
  expect(isDormancyNear(at('2025-09-21'), at(today))).toEqual(isNear)
})

test('알릴 회원은 모두 범위 안에 있고, 이미 휴면인 회원에게는 알리지 않는다', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 400 }), (nowMs, daysAgo) => {
      const lastUsedAtMs = nowMs - daysAgo * DAY_MS
      if (!isDormancyNear(lastUsedAtMs, nowMs)) return
      const { fromMs, endMs } = dormancyNoticeRange(nowMs)
      expect([
        fromMs <= lastUsedAtMs,
        lastUsedAtMs < endMs,
        isDormant(lastUsedAtMs, nowMs),
      ]).toEqual([true, true, false])
    }),
  )
})

test('누구나 휴면이 되기 30일 전의 날에 알릴 때가 된다', () => {
  fc.assert(
    fc.property(moments, (lastUsedAtMs) => {
      const noticeDay = addDays(dormantOn(lastUsedAtMs), -30)
      expect(isDormancyNear(lastUsedAtMs, at(noticeDay))).toEqual(true)
    }),
  )
})
