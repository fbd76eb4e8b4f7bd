import { expect, test } from 'vitest'
import { observeServerTime, serverAhead, serverNow } from '@jangteo/ui/lib/serverClock'

const NOW_MS = Date.parse('2026-11-25T12:00:00Z')
const answer = (date: string | null) =>
  new Response(null, { headers: date === null ? {} : { date } })
const after = (date: string | null, nowMs = NOW_MS) => {
  observeServerTime(answer(date), nowMs)
  return serverAhead()
}

test('서버의 시각은 답에서 읽고, 시각이 없는 답은 아무것도 바꾸지 않는다', () => {
  expect(serverAhead()).toBeNull()
  expect(after(null)).toBeNull()
  expect(after('no date')).toBeNull()
  expect(after('Wed, 25 Nov 2026 15:00:00 GMT')).toBe(3 * 3_600_000)
  expect(after(null)).toBe(3 * 3_600_000)
})

test('장터의 지금은 기기의 시각에 앞선 만큼을 더한 것이다', () => {
  const beforeMs = Date.now()
  observeServerTime(answer('Wed, 25 Nov 2026 15:00:00 GMT'), NOW_MS)
  const nowMs = serverNow() - 3 * 3_600_000
  expect(nowMs >= beforeMs && nowMs <= Date.now()).toBe(true)
})

test('초 안의 흔들림은 그대로 두고, 기기의 시계가 바뀌면 따라간다', () => {
  expect(after('Wed, 25 Nov 2026 15:00:00 GMT')).toBe(3 * 3_600_000)
  expect(after('Wed, 25 Nov 2026 15:00:01 GMT')).toBe(3 * 3_600_000)
  expect(after('Wed, 25 Nov 2026 12:00:00 GMT')).toBe(0)
})
