import { describe, expect, test } from 'vitest'
import type { BuyViolation } from '@jangteo/core/cart/buyViolation.rules'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { ORDER_DIFFERENCE_KINDS } from '@jangteo/core/order/order.codes'
import { ORDER_MESSAGES } from '@jangteo/core/order/order.messages'
import { decideOrderUnchanged, orderDifferences } from '@jangteo/core/order/orderDifference.rules'
import type { OrderComparison } from '@jangteo/core/order/orderDifference.rules'

const SEEN = { cartId: 100, salePrice: 10_000, quantity: 2 }
const CURRENT = { ...SEEN, goodsName: '티셔츠' }

function aComparison(change: Partial<OrderComparison> = {}): OrderComparison {
  return {
    seenLines: [SEEN],
    seenPayableAmount: 23_000,
    currentLines: [CURRENT],
    currentPayableAmount: 23_000,
    violations: [],
    ...change,
  }
}

describe('본 것과 주문의 차이', () => {
  test('그대로면 주문할 수 있다', () => {
    expect(decideOrderUnchanged(aComparison())).toEqual(allow())
  })

  test('배송비만 달라졌으면 바뀐 금액만 알려 준다', () => {
    expect(decideOrderUnchanged(aComparison({ currentPayableAmount: 26_000 }))).toEqual(
      refuse('ORDER_CHANGED', { differences: [], payableAmount: 26_000 }),
    )
  })

  test('가격이 바뀌면 전과 후를 알려 준다', () => {
    const comparison = aComparison({
      currentLines: [{ ...CURRENT, salePrice: 12_000 }],
      currentPayableAmount: 27_000,
    })
    const difference = {
      cartId: 100,
      goodsName: '티셔츠',
      kind: 'ORDER_PRICE_CHANGED',
      before: 10_000,
      after: 12_000,
    }
    expect(decideOrderUnchanged(comparison)).toEqual(
      refuse('ORDER_CHANGED', { differences: [difference], payableAmount: 27_000 }),
    )
  })

  test('합계가 같아도 상품이 바뀌었으면 거절한다', () => {
    const comparison = aComparison({ currentLines: [{ ...CURRENT, quantity: 3 }] })
    expect(decideOrderUnchanged(comparison).ok).toEqual(false)
  })

  test('다른 창에서 수량을 바꿨거나 보지 못한 줄이면 수량이 바뀐 것이다', () => {
    const comparison = aComparison({
      currentLines: [
        { ...CURRENT, quantity: 3 },
        { ...CURRENT, cartId: 101 },
      ],
    })
    const changed = { goodsName: '티셔츠', kind: 'ORDER_QUANTITY_CHANGED' }
    expect(orderDifferences(comparison)).toEqual([
      { ...changed, cartId: 100, before: 2, after: 3 },
      { ...changed, cartId: 101, before: 0, after: 2 },
    ])
  })

  test.each<[Omit<BuyViolation, 'cartId'>, unknown[]]>([
    [
      { code: 'SALE_STOCK_LACKING', params: { stock: 1, quantity: 2 } },
      ['ORDER_STOCK_CHANGED', 2, 1],
    ],
    [
      { code: 'ADD_ITEM_STOCK_LACKING', params: { stock: 0, quantity: 2 } },
      ['ORDER_STOCK_CHANGED', 2, 0],
    ],
    [{ code: 'GOODS_NOT_ON_SALE', params: {} }, ['ORDER_SALE_STATUS_CHANGED', null, null]],
    [{ code: 'OPTION_REQUIRED', params: {} }, ['ORDER_SALE_STATUS_CHANGED', null, null]],
    [
      { code: 'BUY_MAX_COUNT_EXCEEDED', params: { max: 5, quantity: 2, bought: 4 } },
      ['ORDER_QUANTITY_CHANGED', 2, 1],
    ],
    [
      { code: 'BUY_MAX_COUNT_EXCEEDED', params: { max: 5, quantity: 2, bought: 9 } },
      ['ORDER_QUANTITY_CHANGED', 2, 0],
    ],
    [
      { code: 'MAX_COUNT_EXCEEDED', params: { max: 1, quantity: 2 } },
      ['ORDER_QUANTITY_CHANGED', 2, 1],
    ],
    [
      { code: 'MIN_COUNT_EXCEEDED', params: { min: 3, quantity: 2 } },
      ['ORDER_QUANTITY_CHANGED', 2, 3],
    ],
    [{ code: 'ADULT_CERTIFICATION_REQUIRED', params: {} }, ['ORDER_NOT_ORDERABLE', null, null]],
    [
      { code: 'GUEST_MAX_COUNT_CONDITIONS', params: { max: 0, quantity: 2 } },
      ['ORDER_NOT_ORDERABLE', 2, 0],
    ],
    [{ code: 'ADD_ITEM_MAIN_REQUIRED', params: {} }, ['ORDER_NOT_ORDERABLE', null, null]],
  ])('구매할 수 없게 된 까닭이 차이가 된다: %j', (reason, [kind, before, after]) => {
    const violation = { ...reason, cartId: 100 } as BuyViolation
    expect(orderDifferences(aComparison({ violations: [violation] }))).toEqual([
      { cartId: 100, goodsName: '티셔츠', kind, before, after },
    ])
  })

  test('같은 종류의 차이는 줄마다 한 번만 알린다', () => {
    const comparison = aComparison({
      currentLines: [{ ...CURRENT, quantity: 3 }],
      violations: [
        { cartId: 100, code: 'MAX_COUNT_EXCEEDED', params: { max: 1, quantity: 3 } },
        { cartId: 100, code: 'SALE_STOCK_LACKING', params: { stock: 2, quantity: 3 } },
      ],
    })
    const line = { cartId: 100, goodsName: '티셔츠' }
    expect(orderDifferences(comparison)).toEqual([
      { ...line, kind: 'ORDER_QUANTITY_CHANGED', before: 3, after: 1 },
      { ...line, kind: 'ORDER_STOCK_CHANGED', before: 3, after: 2 },
    ])
  })

  test('차이마다 문구가 있다', () => {
    expect(ORDER_DIFFERENCE_KINDS.map((kind) => ORDER_MESSAGES[kind]())).toEqual([
      '상품의 재고가 변경됐어요. 장바구니에서 다시 확인해 주세요.',
      '상품의 가격이 변경됐어요. 장바구니에서 다시 확인해 주세요.',
      '상품의 판매 상태가 변경됐어요. 장바구니에서 다시 확인해 주세요.',
      '구매 가능 수량이 변경됐어요. 장바구니에서 다시 확인해 주세요.',
      '주문할 수 없는 상품이 있어요.',
    ])
  })
})
