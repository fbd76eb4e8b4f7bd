import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { listLasting } from '@jangteo/core/session/sessionList.rules'
import { expect, test } from 'vitest'

const NOW_MS = Date.parse('2026-08-22T14:00:00+09:00')

const aSession = (
  name: string,
  change: Partial<Parameters<typeof listLasting>[0][number]> = {},
) => ({
  name,
  isCurrent: false,
  isInApp: false,
  openedAtMs: NOW_MS - HOUR_MS,
  lastSeenAtMs: NOW_MS - MINUTE_MS,
  nowMs: NOW_MS,
  ...change,
})

test('이 기기가 먼저고 그다음은 최근에 쓴 기기이며, 끝난 로그인은 보이지 않는다', () => {
  const sessions = [
    aSession('older', { lastSeenAtMs: NOW_MS - 9 * MINUTE_MS }),
    aSession('idle', { lastSeenAtMs: NOW_MS - 30 * MINUTE_MS }),
    aSession('app', {
      isInApp: true,
      lastSeenAtMs: NOW_MS - 3 * DAY_MS,
      openedAtMs: NOW_MS - 29 * DAY_MS,
    }),
    aSession('old', { openedAtMs: NOW_MS - 12 * HOUR_MS }),
    aSession('newer', { lastSeenAtMs: NOW_MS - 2 * MINUTE_MS }),
    aSession('mine', { isCurrent: true, lastSeenAtMs: NOW_MS - 10 * MINUTE_MS }),
  ]
  expect(listLasting(sessions).map(({ name }) => name)).toEqual(['mine', 'newer', 'older', 'app'])
})
