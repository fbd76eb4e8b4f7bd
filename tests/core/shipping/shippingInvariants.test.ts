import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AREA_ZONES } from '@jangteo/core/shipping/shipping.codes'
import { areaExtra, shippingFee } from '@jangteo/core/shipping/shippingPolicy.rules'
import { pieces } from '../../support/shipping/aShippingPolicy.ts'
import { anyPolicy, byAmount, byQuantity } from '../../support/shipping/policies.arbitrary.ts'

const quantities = fc.integer({ min: 1, max: 9_999 })
const lines = fc.array(
  fc.record({
    salePrice: fc.integer({ min: 0, max: 1_000_000 }),
    quantity: quantities,
    isAddon: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
)

describe('배송비의 법칙', () => {
  test('수량별 배송비는 더 살수록 줄지 않는다', () => {
    fc.assert(
      fc.property(byQuantity, quantities, quantities, (policy, a, b) => {
        const fewer = shippingFee(policy, [pieces(Math.min(a, b))])
        const more = shippingFee(policy, [pieces(Math.max(a, b))])
        expect(fewer <= more).toEqual(true)
      }),
    )
  })

  test('조건부 배송비는 더 담을수록 늘지 않는다', () => {
    const amounts = fc.integer({ min: 0, max: 2_000_000 })
    fc.assert(
      fc.property(byAmount, amounts, amounts, (policy, a, b) => {
        const less = shippingFee(policy, [pieces(1, Math.min(a, b))])
        const more = shippingFee(policy, [pieces(1, Math.max(a, b))])
        expect(more <= less).toEqual(true)
      }),
    )
  })

  test('배송비는 음수가 아닌 정수이고 담은 차례와 상관없다', () => {
    fc.assert(
      fc.property(anyPolicy, lines, (policy, shipped) => {
        const fee = shippingFee(policy, shipped)
        expect([Number.isInteger(fee), fee >= 0]).toEqual([true, true])
        expect(shippingFee(policy, shipped.toReversed())).toEqual(fee)
      }),
    )
  })

  test('한 상품을 두 줄로 나눠 담아도 배송비는 같다', () => {
    fc.assert(
      fc.property(anyPolicy, quantities, quantities, (policy, a, b) => {
        expect(shippingFee(policy, [pieces(a), pieces(b)])).toEqual(
          shippingFee(policy, [pieces(a + b)]),
        )
      }),
    )
  })

  test('지역 추가 배송비는 배송비 종류와 상관없이 지역으로만 정해진다', () => {
    const area = { areaKind: 'SECTION3', areaSecondExtra: 3_000, areaThirdExtra: 5_000 } as const
    fc.assert(
      fc.property(anyPolicy, fc.constantFrom(...AREA_ZONES), (policy, zone) => {
        const expected = { MAINLAND: 0, JEJU: 3_000, ISLAND: 5_000 }[zone]
        expect(areaExtra({ ...policy, ...area }, zone)).toEqual(expected)
      }),
    )
  })
})
