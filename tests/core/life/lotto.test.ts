import { expect, test } from 'vitest'
import { lottoPageOf } from '@jangteo/core/life/lotto.rules'
import { STORAGE_KEYS } from '@jangteo/core/life/storageKey.codes'

test('로또는 처음에는 언제나 안내로, 다음부터는 원하면 홈으로 간다', () => {
  expect([
    lottoPageOf({ hasVisited: false, asksForHome: false }),
    lottoPageOf({ hasVisited: false, asksForHome: true }),
    lottoPageOf({ hasVisited: true, asksForHome: false }),
    lottoPageOf({ hasVisited: true, asksForHome: true }),
  ]).toEqual(['INFO', 'INFO', 'INFO', 'HOME'])
})

test('브라우저에 남기는 것의 이름은 서로 다르다', () => {
  const keys = Object.values(STORAGE_KEYS)
  expect(new Set(keys).size).toEqual(keys.length)
})
