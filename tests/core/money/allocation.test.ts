import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocateByLargestRemainder } from '@jangteo/core/money/allocation.rules'
import { sumWon } from '@jangteo/core/money/money.rules'

const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), {
  minLength: 1,
  maxLength: 20,
})
const discounted = weights.chain((lines) =>
  fc.record({ lines: fc.constant(lines), total: fc.integer({ min: 0, max: sumWon(lines) }) }),
)

describe('할인 안분', () => {
  test.each([
    [5_000, [10_000, 20_000, 30_000], [833, 1_667, 2_500]],
    [1_000, [1, 1, 1], [334, 333, 333]],
    [2, [1, 1, 1, 1], [1, 1, 0, 0]],
    [5_000, [40_000, 20_000], [3_333, 1_667]],
    [3_000, [52_060, 12_403], [2_423, 577]],
    [5_000, [0, 0], [0, 0]],
    [5_000, [], []],
  ])('%d원을 %j에 나누면 %j', (total, lines, shares) => {
    expect(allocateByLargestRemainder(total, lines)).toEqual(shares)
  })

  test('나눈 몫의 합은 할인액과 같다', () => {
    fc.assert(
      fc.property(discounted, ({ lines, total }) => {
        expect(sumWon(allocateByLargestRemainder(total, lines))).toEqual(total)
      }),
    )
  })

  test('몫은 그 상품의 금액을 넘지 않고 음수가 아니다', () => {
    fc.assert(
      fc.property(discounted, ({ lines, total }) => {
        const shares = allocateByLargestRemainder(total, lines)
        const outside = shares.filter((share, index) => share < 0 || share > (lines[index] ?? 0))
        expect(outside).toEqual([])
      }),
    )
  })

  test('순서를 바꿔도 나머지가 같은 상품끼리 1원만 오간다', () => {
    const shuffled = discounted.chain(({ lines, total }) =>
      fc.record({
        lines: fc.constant(lines),
        order: fc.shuffledSubarray([...lines.keys()], { minLength: lines.length }),
        total: fc.constant(total),
      }),
    )
    fc.assert(
      fc.property(shuffled, ({ lines, order, total }) => {
        const shares = allocateByLargestRemainder(total, lines)
        const moved = allocateByLargestRemainder(
          total,
          order.map((index) => lines[index] ?? 0),
        )
        const apart = order.filter(
          (index, place) => Math.abs((shares[index] ?? 0) - (moved[place] ?? 0)) > 1,
        )
        expect(apart).toEqual([])
      }),
    )
  })

  test('나머지가 모두 다르면 순서는 결과를 바꾸지 않는다', () => {
    const total = 5_000
    const lines = [10_000, 25_000, 31_000]
    const shares = allocateByLargestRemainder(total, lines)
    expect(allocateByLargestRemainder(total, lines.toReversed())).toEqual(shares.toReversed())
  })
})
