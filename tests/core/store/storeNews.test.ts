import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import { STORE_NEWS_KINDS } from '@jangteo/core/store/storeNews.codes'
import { isAdvertisingHour, pickStoreNews } from '@jangteo/core/store/storeNews.rules'

const MIDNIGHT_MS = startOfDayMs('2026-08-22')

test.each([
  [8 * HOUR_MS - 1, false],
  [8 * HOUR_MS, true],
  [20 * HOUR_MS + 50 * MINUTE_MS - 1, true],
  [20 * HOUR_MS + 50 * MINUTE_MS, false],
  [0, false],
])('자정에서 %d밀리초 뒤에 광고를 보내도 되는지는 %s', (ofDayMs, isAllowed) => {
  expect(isAdvertisingHour(MIDNIGHT_MS + ofDayMs)).toBe(isAllowed)
})

test('소식은 공지, 쿠폰, 특가의 차례로 고르고, 같은 종류는 늦은 것을 고르며, 순서와 상관없다', () => {
  const happening = fc.record({
    kind: fc.constantFrom(...STORE_NEWS_KINDS),
    atMs: fc.nat(9),
    id: fc.nat(),
  })
  const list = fc.uniqueArray(happening, { selector: ({ kind, atMs }) => `${kind} ${atMs}` })
  fc.assert(
    fc.property(list, (happenings) => {
      const picked = pickStoreNews(happenings)
      expect(pickStoreNews(happenings.toReversed())).toEqual(picked)
      const best = STORE_NEWS_KINDS.find((kind) => happenings.some((each) => each.kind === kind))
      const ofKind = happenings.filter(({ kind }) => kind === best).map(({ atMs }) => atMs)
      expect(picked === null ? null : [picked.kind, picked.atMs]).toEqual(
        best === undefined ? null : [best, Math.max(...ofKind)],
      )
    }),
  )
})
