import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkBuyAvailability } from '@jangteo/core/cart/buyAvailability.rules'
import { aLine, anOption, facts } from '../../support/cart/aCart.ts'

const quantities = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 8 })

describe('구매 가능 확인의 법칙', () => {
  test('한 옵션을 여러 줄에 나눠 담아도 재고는 합으로 견준다', () => {
    fc.assert(
      fc.property(quantities, fc.integer({ min: 0, max: 2_000 }), (split, stock) => {
        const given = facts({ options: [[10, anOption(1, { stock })]] })
        const lines = split.map((quantity, index) => aLine(100 + index, 10, quantity))
        const quantity = split.reduce((sum, part) => sum + part, 0)
        const params = { stock, quantity }
        const expected = lines.map(({ cartId }) => ({ cartId, code: 'SALE_STOCK_LACKING', params }))
        expect(checkBuyAvailability(lines, given)).toEqual(quantity > stock ? expected : [])
      }),
    )
  })

  test('줄의 차례는 지적을 바꾸지 않는다', () => {
    const lines = fc.uniqueArray(
      fc.record({
        cartId: fc.integer({ min: 1, max: 50 }),
        optionId: fc.constantFrom(10, 11, 12, 20, 30),
        quantity: fc.integer({ min: 1, max: 20 }),
      }),
      { selector: (line) => line.cartId, maxLength: 8 },
    )
    fc.assert(
      fc.property(lines, (given) => {
        const cart = given.map((line) => aLine(line.cartId, line.optionId, line.quantity))
        const sorted = (of: typeof cart) =>
          checkBuyAvailability(of, facts({})).toSorted((a, b) => a.cartId - b.cartId)
        expect(sorted(cart.toReversed())).toEqual(sorted(cart))
      }),
    )
  })

  test('줄을 빼면 재고에 더 걸리지 않는다', () => {
    fc.assert(
      fc.property(quantities, (split) => {
        const lines = split.map((quantity, index) => aLine(100 + index, 10, quantity))
        const before = checkBuyAvailability(lines, facts({})).length
        const after = checkBuyAvailability(lines.slice(1), facts({})).length
        expect(after <= before).toEqual(true)
      }),
    )
  })
})
