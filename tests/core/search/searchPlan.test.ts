import {
  capTotal,
  chooseFacetPlan,
  choosePlan,
  EXACT_TOTAL_MAX,
  walkLengthOf,
} from '@jangteo/core/search/searchPlan.rules'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const MANY = 20_001

describe('찾는 길', () => {
  test.each([
    [[MANY, 0], 1, 'NONE'],
    [[MANY, 1], 1, 'INDEX'],
    [[20_000], 1, 'INDEX'],
    [[MANY], 1, 'WALK'],
    [[MANY], 1 / 200, 'WALK'],
    [[MANY], 1 / 201, 'INDEX'],
  ])('단어가 %j개 상품에 있고 필터가 %d을 남기면 %s', (wordCounts, passShare, plan) => {
    expect(choosePlan({ wordCounts, passShare, goodsCount: 1_000_000 })).toEqual(plan)
  })

  test.each([
    [251, 316, 'INDEX'],
    [100_000, 6_324, 'INDEX'],
    [100_000, 6_325, 'WALK'],
    [10_000_000, 20_000, 'INDEX'],
    [10_000_000, 20_001, 'WALK'],
  ])('상품이 %i개이고 단어가 %i개에 있으면 %s', (goodsCount, count, plan) => {
    expect(choosePlan({ wordCounts: [count], passShare: 1, goodsCount })).toEqual(plan)
  })

  test.each([
    [[10_000], 'WALK'],
    [[10_000, 20_000, 25_000], 'INDEX'],
    [[20_000, 20_000], 'WALK'],
    [[20_001, 20_001, 20_001, 20_001], 'WALK'],
  ])('상품 십만 개에서 단어가 %j개씩에 있으면 함께는 드물다고 보고 %s', (wordCounts, plan) => {
    expect(choosePlan({ wordCounts, passShare: 1, goodsCount: 100_000 })).toEqual(plan)
  })

  test('단어를 더하면 더 드문 길로만 바뀐다', () => {
    const counts = fc.array(fc.nat(50_000), { minLength: 1 })
    const order = ['WALK', 'INDEX', 'NONE']
    fc.assert(
      fc.property(counts, counts, (one, more) => {
        const before = order.indexOf(
          choosePlan({ wordCounts: one, passShare: 1, goodsCount: 100_000 }),
        )
        const after = order.indexOf(
          choosePlan({
            wordCounts: [...one, ...more],
            passShare: 1,
            goodsCount: 100_000,
          }),
        )
        expect(after).toBeGreaterThanOrEqual(before)
      }),
    )
  })

  test.each([
    [[0], 1_000_000, 'NONE'],
    [[20_000], 100_000, 'INDEX'],
    [[30_000], 100_000, 'INDEX'],
    [[40_000], 100_000, 'WALK'],
    [[100_000], 1_000_000, 'INDEX'],
    [[100_001], 1_000_000, 'WALK'],
  ])('필터의 수는 %j개가 있고 모두 %i개이면 %s', (wordCounts, goodsCount, plan) => {
    expect(chooseFacetPlan({ wordCounts, goodsCount, passShare: 1 })).toEqual(plan)
  })

  test('인기순으로 살피다 그만두는 곳은 드물수록 멀지만, 인덱스로 찾을 상품의 두 배까지다', () => {
    const length = (wordCounts: readonly number[], passShare = 1) =>
      walkLengthOf({ wordCounts, goodsCount: 1_000_000, passShare }, 400)
    expect([
      length([500_000, 900_000]),
      length([50_000, 900_000]),
      length([50_000], 0.5),
      length([20_001]),
      length([200_000, 250_000, 100_000]),
    ]).toEqual([10_000, 32_000, 64_000, 40_002, 16_000])
  })

  test('단어를 더해도 더 멀리 살피지 않는다', () => {
    const counts = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1 })
    const length = (wordCounts: readonly number[]) =>
      walkLengthOf({ wordCounts, goodsCount: 100_000, passShare: 1 }, 400)
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 100_000 }), (words, more) => {
        const least = Math.min(...words)
        const before = length(words)
        const after = length([...words, Math.max(least, more)])
        expect(after).toBeLessThanOrEqual(before)
      }),
    )
  })

  test('1만 개까지는 그대로, 넘으면 1만 개 이상이다', () => {
    expect([capTotal(0), capTotal(EXACT_TOTAL_MAX), capTotal(EXACT_TOTAL_MAX + 1)]).toEqual([
      { count: 0, isCapped: false },
      { count: 10_000, isCapped: false },
      { count: 10_000, isCapped: true },
    ])
  })
})
