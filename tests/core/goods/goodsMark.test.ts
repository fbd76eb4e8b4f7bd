import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { GOODS_DISPLAY_SALE_STATUSES } from '@jangteo/core/goods/goods.codes'
import { FRESH_GOODS_DAYS } from '@jangteo/core/goods/goods.rules'
import { goodsMark } from '@jangteo/core/goods/mark/goodsMark.rules'
import { SCARCE_STOCK_MAX } from '@jangteo/core/goods/option.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const NOW_MS = Date.parse('2026-11-28T00:00:00Z')
const AGE_MS = FRESH_GOODS_DAYS * DAY_MS

test.each([
  { stock: SCARCE_STOCK_MAX, ageMs: AGE_MS, mark: 'LOW_STOCK' },
  { stock: 1, ageMs: 0, mark: 'LOW_STOCK' },
  { stock: SCARCE_STOCK_MAX + 1, ageMs: AGE_MS - 1, mark: 'FRESH' },
  { stock: SCARCE_STOCK_MAX + 1, ageMs: AGE_MS, mark: null },
] as const)('$stock개가 남고 $ageMs밀리초 전에 들어온 상품: $mark', ({ stock, ageMs, mark }) => {
  const facts = { status: 'SALE', stock, createdAtMs: NOW_MS - ageMs } as const
  expect(goodsMark(facts, NOW_MS)).toEqual(mark)
})

test('지금 살 수 없는 상품에는 표시가 없다', () => {
  const facts = { stock: 1, createdAtMs: NOW_MS }
  const marked = GOODS_DISPLAY_SALE_STATUSES.filter(
    (status) => goodsMark({ ...facts, status }, NOW_MS) !== null,
  )
  expect(marked).toEqual(['SALE'])
})

/** Marks in the order in which a product that sells has them. */
const COURSE = ['FRESH', null, 'LOW_STOCK'] as const

test('팔리고 때가 지나면 신상품에서 품절임박으로만 간다', () => {
  const facts = fc.record({
    status: fc.constant('SALE' as const),
    stock: fc.integer({ min: 1, max: 20 }),
    createdAtMs: fc.integer({ min: NOW_MS - 2 * AGE_MS, max: NOW_MS }),
  })
  fc.assert(
    fc.property(facts, fc.nat(19), fc.nat(AGE_MS), (now, sold, laterMs) => {
      const later = { ...now, stock: Math.max(1, now.stock - sold) }
      const steps = [goodsMark(now, NOW_MS), goodsMark(later, NOW_MS + laterMs)]
      const [before = 0, after = 0] = steps.map((mark) => COURSE.indexOf(mark))
      expect(after).toBeGreaterThanOrEqual(before)
    }),
  )
})
