import {
  countFilters,
  decidePriceRange,
  NO_FILTER,
  PRICE_RANGES,
  priceRangeText,
} from '@jangteo/core/goods/goodsFilter.rules'
import { describe, expect, test } from 'vitest'

describe('가격 범위', () => {
  test.each([
    [null, null],
    [0, null],
    [null, 0],
    [10_000, 10_000],
    [10_000, 30_000],
  ])('%s원부터 %s원까지는 있을 수 있다', (min, max) => {
    expect(decidePriceRange({ min, max })).toEqual({ ok: true, value: { min, max } })
  })

  test('최소가 최대보다 높을 수는 없다', () => {
    expect(decidePriceRange({ min: 10_001, max: 10_000 })).toEqual({
      ok: false,
      reason: 'PRICE_RANGE_REVERSED',
      params: {},
    })
  })

  test('고를 수 있는 범위는 빈틈없이 이어지고 끝이 열려 있다', () => {
    const bounds = PRICE_RANGES.map(({ min, max }) => [min, max])
    expect(bounds.map(([min]) => min)).toEqual([null, ...bounds.slice(0, -1).map(([, max]) => max)])
    expect(bounds.at(-1)?.[1]).toBe(null)
  })

  test.each([
    [{ min: null, max: null }, ''],
    [{ min: null, max: 10_000 }, '1만원 이하'],
    [{ min: 100_000, max: null }, '10만원 이상'],
    [{ min: 10_000, max: 30_000 }, '1만원~3만원'],
    [{ min: 12_500, max: 35_000 }, '12,500원~35,000원'],
    [{ min: 0, max: 900 }, '0원~900원'],
    [{ min: null, max: 12_340_000 }, '1,234만원 이하'],
  ])('%j은 %s이다', (range, text) => {
    expect(priceRangeText(range)).toBe(text)
  })
})

test.each([
  [NO_FILTER, 0],
  [{ ...NO_FILTER, price: { min: 1, max: null } }, 1],
  [{ ...NO_FILTER, price: { min: null, max: 1 } }, 1],
  [{ ...NO_FILTER, isInStock: true, storeUrls: ['a', 'b'] }, 2],
  [
    {
      isFreeShipping: true,
      isDiscounted: true,
      arrivesTomorrow: true,
      isInStock: true,
      price: { min: 1, max: 2 },
      storeUrls: ['a'],
      brandIds: [1, 2],
      categoryId: 3,
      ratingMin: 4 as const,
    },
    9,
  ],
])('%j에는 필터가 %i가지다', (filter, count) => {
  expect(countFilters(filter)).toBe(count)
})
