import { endOfDayMs, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import {
  couponDaysLeftText,
  couponUntilText,
  isExpired,
  usablePeriod,
} from '@jangteo/core/coupon/couponPeriod.rules'
import type { CouponUsePeriod } from '@jangteo/core/coupon/couponPeriod.rules'
import { describe, expect, test } from 'vitest'
import { NOON_MS } from '../../support/coupon/couponFixtures.ts'

const PUBLISHED = { startDay: '2026-08-01', endDay: '2026-08-31' }

function shownPeriod(use: CouponUsePeriod, issuedAtMs = NOON_MS): (string | null)[] {
  const { startsAtMs, expiresAtMs } = usablePeriod(use, { published: PUBLISHED, issuedAtMs })
  const iso = (ms: number) => new Date(ms).toISOString()
  return [iso(startsAtMs), expiresAtMs === null ? null : iso(expiresAtMs)]
}

describe('쿠폰을 사용할 수 있는 기간', () => {
  test('정한 날부터 정한 날의 마지막 순간까지', () => {
    const use = { kind: 'CUSTOM', startDay: '2026-09-01', endDay: '2026-09-30' } as const
    expect(shownPeriod(use)).toEqual(['2026-08-31T15:00:00.000Z', '2026-09-30T14:59:59.999Z'])
  })

  test('발급 기간과 같게', () => {
    expect(shownPeriod({ kind: 'PUBLISH' })).toEqual([
      '2026-07-31T15:00:00.000Z',
      '2026-08-31T14:59:59.999Z',
    ])
  })

  test.each([
    [0, '2026-08-22T14:59:59.999Z'],
    [7, '2026-08-29T14:59:59.999Z'],
    [365, '2027-08-22T14:59:59.999Z'],
    [null, '2026-08-31T14:59:59.999Z'],
  ])('발급한 날부터 %s일', (days, end) => {
    expect(shownPeriod({ kind: 'ISSUE', days })).toEqual(['2026-08-22T03:00:00.000Z', end])
  })

  test('발급한 날은 한국의 날짜로 센다', () => {
    const justAfterMidnightMs = startOfDayMs('2026-08-23')
    expect(shownPeriod({ kind: 'ISSUE', days: 1 }, justAfterMidnightMs)[1]).toEqual(
      '2026-08-24T14:59:59.999Z',
    )
    expect(shownPeriod({ kind: 'ISSUE', days: 1 }, justAfterMidnightMs - 1)[1]).toEqual(
      '2026-08-23T14:59:59.999Z',
    )
  })

  test('끝이 없다', () => {
    expect(shownPeriod({ kind: 'NONE_LIMIT' })).toEqual(['2026-08-22T03:00:00.000Z', null])
  })
})

test('마지막 순간까지 사용할 수 있고 그다음 순간부터 사용할 수 없다', () => {
  const end = endOfDayMs('2026-08-22')
  expect([isExpired(end, end), isExpired(end, end + 1), isExpired(null, end)]).toEqual([
    false,
    true,
    false,
  ])
})

test('남은 날을 알려 준다', () => {
  const left = (day: string, nowMs = NOON_MS) => couponDaysLeftText(endOfDayMs(day), nowMs)
  expect([left('2026-08-25'), left('2026-08-22'), left('2026-08-21')]).toEqual([
    'D-3',
    'D-day',
    null,
  ])
  expect(couponDaysLeftText(null, NOON_MS)).toEqual(null)
  expect([couponUntilText(endOfDayMs('2026-09-30')), couponUntilText(null)]).toEqual([
    '2026.09.30까지',
    '기간 제한 없음',
  ])
})
