import { reachedRows } from '@jangteo/core/order/sellerOrderSearch.rules'
import { expect, test } from 'vitest'

test('표는 만 줄까지 이어지고, 그 뒤의 쪽은 비어 있다', () => {
  expect([
    reachedRows(0, 20),
    reachedRows(499, 20),
    reachedRows(500, 20),
    reachedRows(142, 70),
    reachedRows(9_999, 70),
  ]).toEqual([
    { offset: 0, limit: 20 },
    { offset: 9_980, limit: 20 },
    { offset: 10_000, limit: 0 },
    { offset: 9_940, limit: 60 },
    { offset: 10_000, limit: 0 },
  ])
})
