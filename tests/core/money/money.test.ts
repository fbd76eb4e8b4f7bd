import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BADGE_COUNT_MAX, CART_BADGE_COUNT_MAX } from '@jangteo/core/money/limits.rules'
import {
  abbreviateCount,
  discountRate,
  formatBadge,
  formatShippingFee,
  formatWon,
  sumWon,
} from '@jangteo/core/money/money.rules'

describe('금액 표시', () => {
  test.each([
    [0, '0원'],
    [-0, '0원'],
    [900, '900원'],
    [12_900, '12,900원'],
    [1_234_567, '1,234,567원'],
    [-1_000, '-1,000원'],
  ])('%d원은 %s로 보여 준다', (amount, text) => {
    expect(formatWon(amount)).toEqual(text)
  })

  test.each([
    [0, '무료배송'],
    [null, '무료배송'],
    [undefined, '무료배송'],
    [3_000, '3,000원'],
  ])('배송비 %s는 %s로 보여 준다', (fee, text) => {
    expect(formatShippingFee(fee)).toEqual(text)
  })
})

describe('만·억 줄임', () => {
  test.each([
    [0, '0'],
    [9_999, '9,999'],
    [10_000, '1만'],
    [12_345, '1.2만'],
    [123_456, '12.3만'],
    [99_999_999, '9,999.9만'],
    [100_000_000, '1억'],
    [123_456_789, '1.2억'],
  ])('%d은 %s으로 줄인다', (count, text) => {
    expect(abbreviateCount(count)).toEqual(text)
  })

  test('줄인 수는 실제보다 크지 않고, 한 자리 아래만 버린다', () => {
    const read = (text: string) => {
      const unit = text.endsWith('억') ? 100_000_000 : 10_000
      const isCut = /[만억]$/.test(text)
      return Math.round(Number(text.replaceAll(/[,만억]/g, '')) * (isCut ? unit * 10 : 10)) / 10
    }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (count) => {
        const shown = read(abbreviateCount(count))
        const step = count >= 100_000_000 ? 10_000_000 : count >= 10_000 ? 1_000 : 1
        expect([shown <= count, count - shown < step]).toEqual([true, true])
      }),
    )
  })

  test('배지는 장바구니 99, 그 밖에는 999에서 멈춘다', () => {
    const texts = [
      formatBadge(99, CART_BADGE_COUNT_MAX),
      formatBadge(100, CART_BADGE_COUNT_MAX),
      formatBadge(999, BADGE_COUNT_MAX),
      formatBadge(1_000, BADGE_COUNT_MAX),
    ]
    expect(texts).toEqual(['99', '99+', '999', '999+'])
  })
})

describe('할인율', () => {
  test.each([
    [10_000, 7_000, 30],
    [29_900, 19_900, 33],
    [10_000, 9_901, null],
    [10_000, 9_900, 1],
    [10_000, 10_000, null],
    [10_000, 0, 100],
    [0, 0, null],
  ])('정가 %d원, 판매가 %d원의 할인율은 %s', (listPrice, salePrice, rate) => {
    expect(discountRate(listPrice, salePrice)).toEqual(rate)
  })
})

test('금액을 더한다', () => {
  expect(sumWon([])).toEqual(0)
  expect(sumWon([12_000, 3_000, 5])).toEqual(15_005)
})
