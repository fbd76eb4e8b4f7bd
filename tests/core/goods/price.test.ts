import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineAmounts, priceWithOption, unitPrice } from '@jangteo/core/goods/price.rules'
import { isMemberOnly } from '@jangteo/core/goods/purchaseLimit.rules'
import type { PurchaseLimits } from '@jangteo/core/goods/purchaseLimit.rules'

const GOODS = { listPrice: 20_000, salePrice: 15_000 }

describe('가격', () => {
  test.each([
    [
      '옵션 추가 금액을 더한다',
      { kind: 'OPTION', extraPrice: 1_000 },
      { listPrice: 21_000, salePrice: 16_000 },
    ],
    [
      '옵션 금액이 음수면 뺀다',
      { kind: 'OPTION', extraPrice: -1_000 },
      { listPrice: 19_000, salePrice: 14_000 },
    ],
    [
      '0원 아래로 내려가지 않는다',
      { kind: 'OPTION', extraPrice: -16_000 },
      { listPrice: 4_000, salePrice: 0 },
    ],
    [
      '추가구성은 제 가격만 받는다',
      { kind: 'ADDON', extraPrice: 3_000 },
      { listPrice: 3_000, salePrice: 3_000 },
    ],
  ] as const)('%s', (_, option, price) => {
    expect(unitPrice(GOODS, option)).toEqual(price)
  })

  test('판매가는 정가를 넘지 않고 음수가 되지 않는다', () => {
    const goods = fc
      .tuple(fc.nat(10_000_000), fc.nat(10_000_000))
      .map(([a, b]) => ({ listPrice: Math.max(a, b), salePrice: Math.min(a, b) }))
    const option = fc.record({
      kind: fc.constantFrom('OPTION' as const, 'ADDON' as const),
      extraPrice: fc.integer({ min: -10_000_000, max: 10_000_000 }),
    })
    fc.assert(
      fc.property(goods, option, (price, chosen) => {
        const { listPrice, salePrice } = unitPrice(price, chosen)
        expect([salePrice >= 0, salePrice <= listPrice]).toEqual([true, true])
      }),
    )
  })

  test('여러 개의 금액은 정가, 할인, 판매가로 나뉜다', () => {
    expect(lineAmounts(GOODS, 3)).toEqual({
      listAmount: 60_000,
      discountAmount: 15_000,
      goodsAmount: 45_000,
    })
  })
})

test('다른 옵션의 값은 그 옵션을 처음부터 고른 값과 같다', () => {
  const won = fc.integer({ min: 0, max: 100_000 })
  const extra = fc.integer({ min: -50_000, max: 50_000 })
  fc.assert(
    fc.property(fc.tuple(won, won), extra, extra, ([base, discount], own, other) => {
      const goods = { listPrice: base + discount + 50_000, salePrice: base + 50_000 }
      const of = (extraPrice: number) => unitPrice(goods, { kind: 'OPTION', extraPrice })
      expect(priceWithOption({ ...of(own), extraPrice: own }, other)).toEqual(of(other))
    }),
  )
})

describe('수량', () => {
  const NO_LIMITS: PurchaseLimits = {
    quantityMin: 1,
    orderQuantityMax: null,
    accountQuantityMax: null,
    guestQuantityMax: null,
  }
  test('비회원 수량이 0이면 회원만 사는 상품이다', () => {
    const answers = [0, 1, null].map((guestQuantityMax) =>
      isMemberOnly({ ...NO_LIMITS, guestQuantityMax }),
    )
    expect(answers).toEqual([true, false, false])
  })
})
