import { checkBuyAvailability } from '@jangteo/core/cart/buyAvailability.rules'
import { quantityProblem, type ShownCartLine } from '@jangteo/core/cart/cartQuantity.rules'
import { buyReasonText } from '@jangteo/core/cart/cart.messages'
import { CALLER_KINDS } from '@jangteo/core/session/caller.codes'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const LIMITS = {
  quantityMin: 1,
  orderQuantityMax: null,
  accountQuantityMax: null,
  guestQuantityMax: null,
}

function aLine(change: Partial<ShownCartLine> = {}): ShownCartLine {
  return {
    cartId: 1,
    mainCartId: null,
    goodsId: 1,
    quantity: 1,
    limits: LIMITS,
    option: { optionId: 1, stock: 5, saleStatus: 'SALE' },
    ...change,
  }
}

const ask = (lines: readonly ShownCartLine[], quantity: number) =>
  quantityProblem(lines, { cartId: 1, quantity, caller: 'MEMBER' })

test('같은 옵션을 담은 다른 줄까지 더해 재고와 견준다', () => {
  const lines = [aLine(), aLine({ cartId: 2, quantity: 3 })]
  expect([ask(lines, 2), ask(lines, 3)]).toEqual([
    null,
    buyReasonText({ code: 'SALE_STOCK_LACKING', params: { stock: 5, quantity: 6 } }),
  ])
})

test('이미 막혀 있던 까닭은 다시 말하지 않는다', () => {
  const full = [aLine({ quantity: 8 })]
  expect(ask(full, 7)).toEqual(null)
})

const limit = fc.option(fc.integer({ min: 1, max: 4 }))
const lines = fc
  .array(
    fc.record({
      goodsId: fc.constantFrom(1, 2),
      quantity: fc.integer({ min: 1, max: 5 }),
      stock: fc.integer({ min: 0, max: 6 }),
      saleStatus: fc.constantFrom('SALE' as const, 'OUT_OF_STOCK' as const),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .chain((drawn) =>
    fc
      .record({
        quantityMin: fc.integer({ min: 1, max: 2 }),
        orderQuantityMax: limit,
        accountQuantityMax: limit,
        guestQuantityMax: limit,
      })
      .map((limits) =>
        drawn.map(({ goodsId, quantity, stock, saleStatus }, index) =>
          aLine({
            cartId: index + 1,
            goodsId,
            quantity,
            limits,
            option: { optionId: index + 1, stock, saleStatus },
          }),
        ),
      ),
  )

test('팔리는 상품의 수량은 주문할 때의 검사와 같은 까닭으로 막는다', () => {
  fc.assert(
    fc.property(
      lines,
      fc.integer({ min: 1, max: 8 }),
      fc.constantFrom(...CALLER_KINDS),
      (drawn, quantity, caller) => {
        const reasonsOf = (shown: readonly ShownCartLine[]) =>
          checkBuyAvailability(
            shown.map((line) => ({ ...line, optionId: line.option.optionId })),
            {
              goods: new Map(
                shown.map(({ goodsId, limits }) => [
                  goodsId,
                  { ...limits, displaySaleStatus: 'SALE', isAdultOnly: false, optionNames: [] },
                ]),
              ),
              options: new Map(
                shown.map(({ goodsId, option }) => [
                  option.optionId,
                  { ...option, goodsId, kind: 'OPTION', optionValues: [] },
                ]),
              ),
              buyer: { caller, isAdultCertified: false, boughtCounts: new Map() },
            },
          ).map(buyReasonText)
        const known = new Set(reasonsOf(drawn))
        const changed = drawn.map((line) => (line.cartId === 1 ? { ...line, quantity } : line))
        const added = reasonsOf(changed).find((text) => !known.has(text)) ?? null
        expect(quantityProblem(drawn, { cartId: 1, quantity, caller })).toEqual(added)
      },
    ),
  )
})
