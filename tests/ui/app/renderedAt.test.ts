import { readRenderedAtMs } from '@jangteo/ui/app/dehydratedState'
import { expect, test } from 'vitest'

test('화면을 그린 때는 그 화면이 알려 준 것만 믿는다', () => {
  const states = [{ renderedAtMs: 1_000, queries: [] }, { renderedAtMs: '1000' }, {}, null]
  expect(states.map(readRenderedAtMs)).toEqual([1_000, null, null, null])
})
