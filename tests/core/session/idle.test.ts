import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { idleLeftText, idleNoticeAtMs, idleSecondsLeft } from '@jangteo/core/session/idle.rules'
import { isIdleLoggedOut } from '@jangteo/core/session/session.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const NOW_MS = Date.parse('2026-08-22T14:00:00+09:00')
const restOf = (restMs: number, isInApp = false) => ({
  lastSeenAtMs: NOW_MS - restMs,
  nowMs: NOW_MS,
  isInApp,
})

test('쉰 만큼 남은 시간이 줄고, 앱에서는 없다', () => {
  expect([
    idleSecondsLeft(restOf(0)),
    idleSecondsLeft(restOf(28 * MINUTE_MS)),
    idleSecondsLeft(restOf(30 * MINUTE_MS - 1)),
    idleSecondsLeft(restOf(31 * MINUTE_MS)),
    idleSecondsLeft(restOf(0, true)),
  ]).toEqual([1_800, 120, 1, 0, null])
})

test('남았다는 시간이 지나면 반드시 끝나 있다', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 * MINUTE_MS }), (restMs) => {
      const leftMs = (idleSecondsLeft(restOf(restMs)) ?? 0) * 1_000
      expect(isIdleLoggedOut(restOf(restMs + leftMs))).toEqual(true)
    }),
  )
})

test('끝나기 2분 전에 묻는다', () => {
  expect(idleNoticeAtMs(NOW_MS + 30 * MINUTE_MS)).toEqual(NOW_MS + 28 * MINUTE_MS)
})

test.each([
  [120_000, '2분 0초 뒤 자동으로 로그아웃돼요.'],
  [118_000, '1분 58초 뒤 자동으로 로그아웃돼요.'],
  [9_001, '10초 뒤 자동으로 로그아웃돼요.'],
  [-5, '0초 뒤 자동으로 로그아웃돼요.'],
])('남은 시간을 말한다: %i', (leftMs, text) => {
  expect(idleLeftText(leftMs)).toEqual(text)
})
