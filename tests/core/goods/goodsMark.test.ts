import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { GOODS_DISPLAY_SALE_STATUSES } from '@jangteo/core/goods/goods.codes'
import { FRESH_GOODS_DAYS } from '@jangteo/core/goods/goods.rules'
import { goodsMark } from '@jangteo/core/goods/goodsMark.rules'
import { SCARCE_STOCK_MAX } from '@jangteo/core/goods/option.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const NOW_MS = Date.parse('2026-11-28T00:00:00Z')
const AGE_MS = FRESH_GOODS_DAYS * DAY_MS

test.each([
  ['얼마 남지 않은 상품은 품절임박이다', SCARCE_STOCK_MAX, AGE_MS, 'LOW_STOCK'],
  ['얼마 남지 않은 새 상품도 품절임박이다', 1, 0, 'LOW_STOCK'],
  ['두 주가 지나기 전에는 신상품이다', SCARCE_STOCK_MAX + 1, AGE_MS - 1, 'FRESH'],
  ['두 주가 지나면 표시가 없다', SCARCE_STOCK_MAX + 1, AGE_MS, null],
] as const)('%s', (_, stock, ageMs, mark) => {
  const facts = { status: 'SALE', stock, createdAtMs: NOW_MS - ageMs } as const
  expect(goodsMark(facts, NOW_MS)).toEqual(mark)
})

test('지금 살 수 없는 상품에는 표시가 없고, 재고가 줄거나 때가 지나 새 상품이 되는 일은 없다', () => {
  const facts = fc.record({
    status: fc.constantFrom(...GOODS_DISPLAY_SALE_STATUSES),
    stock: fc.integer({ min: 1, max: 20 }),
    createdAtMs: fc.integer({ min: NOW_MS - 2 * AGE_MS, max: NOW_MS }),
  })
  fc.assert(
    fc.property(facts, fc.nat(19), fc.nat(AGE_MS), (now, sold, laterMs) => {
      const mark = goodsMark(now, NOW_MS)
      if (now.status !== 'SALE') expect(mark).toEqual(null)
      const fewer = { ...now, stock: Math.max(1, now.stock - sold) }
      const after = goodsMark(fewer, NOW_MS + laterMs)
      if (mark !== 'FRESH') expect(after).not.toEqual('FRESH')
      if (mark === 'LOW_STOCK') expect(after).toEqual('LOW_STOCK')
    }),
  )
})
