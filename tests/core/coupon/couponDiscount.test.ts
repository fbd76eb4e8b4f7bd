import { couponDiscountOf } from '@jangteo/core/coupon/couponDiscount.rules'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percentOff, wonOff } from '../../support/coupon/couponFixtures.ts'

describe('쿠폰 하나의 할인', () => {
  test.each([
    ['10%, 원 단위는 버린다', couponDiscountOf(percentOff(10), 130), 10],
    ['7%', couponDiscountOf(percentOff(7), 13_333), 930],
    ['10%, 최대 5,000원', couponDiscountOf(percentOff(10, 5_000), 59_800), 5_000],
    ['5%', couponDiscountOf(percentOff(5), 54_800), 2_740],
    ['100%도 원 단위는 남는다', couponDiscountOf(percentOff(100), 9_999), 9_990],
    ['정액은 수량과 상관없이 한 번', couponDiscountOf(wonOff(2_000), 15_000), 2_000],
    ['정액도 금액을 넘지 않는다', couponDiscountOf(wonOff(2_000), 1_500), 1_500],
    ['남은 금액이 없으면 없다', couponDiscountOf(percentOff(10), 0), 0],
    ['큰 금액', couponDiscountOf(percentOff(33), 999_999_999), 329_999_990],
  ])('%s', (_name, taken, expected) => {
    expect(taken).toEqual(expected)
  })

  test('비율 할인은 10원 단위로 내림한 몫이고, 금액이 늘어도 줄지 않는다', () => {
    const facts = fc.record({
      amount: fc.integer({ min: 0, max: 999_999_999 }),
      percent: fc.integer({ min: 1, max: 100 }),
    })
    fc.assert(
      fc.property(facts, ({ amount, percent }) => {
        const taken = couponDiscountOf(percentOff(percent), amount)
        const exact = Number((BigInt(amount) * BigInt(percent)) / 1_000n) * 10
        const more = couponDiscountOf(percentOff(percent), amount + 1)
        expect([taken, taken <= amount, more >= taken]).toEqual([exact, true, true])
      }),
      { numRuns: 1_000 },
    )
  })
})
