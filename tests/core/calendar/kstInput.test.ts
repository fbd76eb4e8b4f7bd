import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { fromKstInput, toKstInput } from '@jangteo/core/calendar/kstInput.rules'

test.each([
  ['2026-08-22T14:05', '2026-08-22T05:05:00.000Z'],
  ['2026-01-01T00:00', '2025-12-31T15:00:00.000Z'],
])('%s는 한국의 시각이다', (text, moment) => {
  expect(fromKstInput(text)).toBe(Date.parse(moment))
})

test.each(['', '2026-02-30T10:00', '2026-08-22T24:00', '2026-08-22T10:60', '2026-08-22', 'T10:00'])(
  '%s는 시각이 아니다',
  (text) => {
    expect(fromKstInput(text)).toBe(null)
  },
)

test('어느 분이든 쓰고 읽으면 그대로다', () => {
  const minutes = fc.integer({ min: 0, max: 60_000_000 })
  fc.assert(
    fc.property(minutes, (minute) => {
      const atMs = minute * MINUTE_MS
      expect(fromKstInput(toKstInput(atMs))).toBe(atMs)
    }),
  )
})
