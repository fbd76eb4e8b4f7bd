import { DAY_MS, addDays, endOfDayMs, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { formatWeekdayTime } from '@jangteo/core/calendar/dateText.rules'
import { autoConfirmDueMs } from '@jangteo/core/calendar/deadline.rules'
import type { EndedClaim } from '@jangteo/core/calendar/deadline.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const DELIVERED_MS = Date.parse('2026-08-22T14:05:00+09:00')

function aClaim(requestedAt: string, endedAt: string): EndedClaim {
  return {
    requestedAtMs: Date.parse(`2026-${requestedAt}+09:00`),
    endedAtMs: Date.parse(`2026-${endedAt}+09:00`),
  }
}

test.each([
  ['27일에 신청해 9월 3일에 거절됐으면', [aClaim('08-27T10:00', '09-03T16:00')], '9/5(토) 23:59'],
  ['23일에 신청해 25일에 철회했으면', [aClaim('08-23T10:00', '08-25T09:00')], '8/31(월) 23:59'],
  ['같은 날 신청하고 철회했으면', [aClaim('08-24T10:00', '08-24T10:05')], '8/29(토) 23:59'],
  ['마지막 날 신청하고 철회했으면', [aClaim('08-29T10:00', '08-29T10:05')], '8/31(월) 23:59'],
  ['자정 전에 신청해 자정에 철회했으면', [aClaim('08-24T23:59', '08-25T00:00')], '8/30(일) 23:59'],
  ['배송 중에 신청해 25일에 거절됐으면', [aClaim('08-20T10:00', '08-25T10:00')], '9/1(화) 23:59'],
  ['받기 전에 거절됐으면', [aClaim('08-19T10:00', '08-21T10:00')], '8/29(토) 23:59'],
  [
    '두 번 신청했으면',
    [aClaim('08-23T10:00', '08-25T10:00'), aClaim('08-26T10:00', '08-27T10:00')],
    '9/1(화) 23:59',
  ],
] as const)('22일에 받은 상품은 클레임을 %s 그만큼 늦게 저절로 확정된다', (_when, claims, due) => {
  expect(formatWeekdayTime(autoConfirmDueMs(DELIVERED_MS, claims))).toEqual(due)
})

const moments = fc.integer({ min: -10 * 24 * 60, max: 60 * 24 * 60 }).map((m) => m * 60_000)
const claims = fc
  .tuple(moments, fc.integer({ min: 0, max: 20 * 24 * 60 }))
  .map(([startMs, minutes]): EndedClaim => {
    const requestedAtMs = DELIVERED_MS + startMs
    return { requestedAtMs, endedAtMs: requestedAtMs + minutes * 60_000 }
  })
const histories = fc.array(claims, { maxLength: 5 })

function dueOf(history: readonly EndedClaim[]): number {
  return autoConfirmDueMs(DELIVERED_MS, history)
}

function fullDaysAfter(atMs: number, days: number): number {
  return endOfDayMs(addDays(kstDayOf(atMs), days))
}

/** The midnights in Korea, from the delivery on, that at least one of the claims was open at. */
function pausedMidnights(history: readonly EndedClaim[]): number {
  const first = endOfDayMs(kstDayOf(DELIVERED_MS)) + 1
  return Array.from({ length: 100 }, (_, day) => first + day * DAY_MS).filter((midnightMs) =>
    history.some((claim) => claim.requestedAtMs < midnightMs && midnightMs <= claim.endedAtMs),
  ).length
}

test('클레임은 자동 구매확정을 앞당기지 않는다', () => {
  fc.assert(
    fc.property(histories, claims, (history, claim) => {
      expect(dueOf([...history, claim])).toBeGreaterThanOrEqual(dueOf(history))
    }),
  )
})

test('받은 뒤에 끝난 클레임이 끝나면 꽉 찬 이틀이 남는다', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const due = dueOf(history)
      const short = history.filter(
        ({ endedAtMs }) => endedAtMs >= DELIVERED_MS && due < fullDaysAfter(endedAtMs, 2),
      )
      expect(short).toEqual([])
    }),
  )
})

test('늦게 끝난 클레임이 확정을 앞당기지 않는다', () => {
  fc.assert(
    fc.property(histories, claims, fc.nat({ max: 10 * DAY_MS }), (history, claim, laterMs) => {
      const longer = { ...claim, endedAtMs: claim.endedAtMs + laterMs }
      expect(dueOf([...history, longer])).toBeGreaterThanOrEqual(dueOf([...history, claim]))
    }),
  )
})

test('클레임이 열려 있던 날은 겹쳐도 한 번씩, 이어져도 모두 더해진다', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const added = fullDaysAfter(DELIVERED_MS, 7 + pausedMidnights(history))
      const last = Math.max(DELIVERED_MS, ...history.map(({ endedAtMs }) => endedAtMs))
      const isEarly = last + 2 * DAY_MS < fullDaysAfter(DELIVERED_MS, 7)
      expect(dueOf(history)).toBeGreaterThanOrEqual(added)
      expect(isEarly ? dueOf(history) : added).toEqual(added)
    }),
  )
})

test('겹치는 두 클레임은 둘을 합친 하나와 같다', () => {
  fc.assert(
    fc.property(claims, fc.double({ min: 0, max: 1, noNaN: true }), (claim, share) => {
      const middleMs = Math.floor(
        claim.requestedAtMs + (claim.endedAtMs - claim.requestedAtMs) * share,
      )
      const first = { ...claim, endedAtMs: middleMs }
      const second = { ...claim, requestedAtMs: middleMs }
      expect([dueOf([first, second]), dueOf([claim, first]), dueOf([second, claim])]).toEqual([
        dueOf([claim]),
        dueOf([claim]),
        dueOf([claim]),
      ])
    }),
  )
})

test('순서 없이 알려도 같다', () => {
  fc.assert(
    fc.property(histories, (history) => {
      expect(dueOf(history.toReversed())).toEqual(dueOf(history))
    }),
  )
})
