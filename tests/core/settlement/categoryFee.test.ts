import { appliedRates, type CategoryFee } from '@jangteo/core/settlement/categoryFee.rules'
import { SALE_FEE_RATE_DEFAULT_BP } from '@jangteo/core/settlement/feeRate.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

test('가장 가까운 카테고리의 율, 없으면 장터의 율을 적용한다', () => {
  const rates = appliedRates([
    { categoryId: 1, parentId: null, ownRateBp: null },
    { categoryId: 2, parentId: null, ownRateBp: 800 },
    { categoryId: 3, parentId: 1, ownRateBp: null },
    { categoryId: 4, parentId: 2, ownRateBp: null },
    { categoryId: 5, parentId: 4, ownRateBp: 0 },
    { categoryId: 6, parentId: 4, ownRateBp: null },
  ])
  expect([...rates]).toEqual([
    [1, SALE_FEE_RATE_DEFAULT_BP],
    [2, 800],
    [3, SALE_FEE_RATE_DEFAULT_BP],
    [4, 800],
    [5, 0],
    [6, 800],
  ])
})

test('자기 율을 정하면 아래에서 따로 정하지 않은 곳만 함께 바뀐다', () => {
  const chain = fc.array(fc.option(fc.integer({ min: 0, max: 3000 })), {
    minLength: 3,
    maxLength: 3,
  })
  fc.assert(
    fc.property(chain, fc.integer({ min: 0, max: 3000 }), (owns, rate) => {
      const categories: CategoryFee[] = owns.map((ownRateBp, at) => ({
        categoryId: at,
        parentId: at === 0 ? null : at - 1,
        ownRateBp,
      }))
      const before = appliedRates(categories)
      const after = appliedRates(
        categories.map((each) => (each.categoryId === 1 ? { ...each, ownRateBp: rate } : each)),
      )
      expect([after.get(0), after.get(1)]).toEqual([before.get(0), rate])
      expect(after.get(2)).toEqual(owns[2] ?? rate)
    }),
  )
})
