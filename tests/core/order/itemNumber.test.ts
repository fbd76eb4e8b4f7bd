import { itemNumberOf, parseItemNumber } from '@jangteo/core/order/itemNumber.rules'
import { orderNumberOf } from '@jangteo/core/order/orderNumber.rules'
import { marketOrderKeywordOf, orderKeywordOf } from '@jangteo/core/order/sellerOrderSearch.rules'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const orders = fc.record({
  id: fc.integer({ min: 1, max: 999_999_999_999 }),
  orderedAtMs: fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2099, 11, 30) }),
})
const places = fc.integer({ min: 1, max: 9_999 })

describe('주문상품번호', () => {
  test('주문번호와 순번에서 만들고, 읽으면 같은 주문과 순번이다', () => {
    fc.assert(
      fc.property(orders, places, (order, place) => {
        const orderNumber = orderNumberOf(order)
        const read = parseItemNumber(itemNumberOf(orderNumber, place))
        expect(read).toEqual({ orderNumber, orderId: order.id, place })
      }),
    )
  })

  test.each([
    '',
    '2026082200000042',
    '2026082200000042-0',
    '2026082200000042-01',
    '2026082200000042-10000',
    '2026082200000000-1',
    '2026082200000042-1-1',
    '=2026082200000042-1',
  ])('순번이 없거나 잘못된 번호는 아무것도 아니다: %j', (text) => {
    expect(parseItemNumber(text)).toBe(null)
  })
})

describe('판매자의 검색어', () => {
  test.each([
    ['', null],
    ['   ', null],
    ['2026082200000042', { kind: 'ORDER', orderId: 42 }],
    [' 2026082200000042-3 ', { kind: 'ORDER', orderId: 42 }],
    ['6012-3456-78901', { kind: 'INVOICE', invoiceNumber: '6012345678901' }],
    ['녹차 20개', { kind: 'GOODS', name: '녹차 20개' }],
    ['---', { kind: 'GOODS', name: '---' }],
  ])('%j', (typed, keyword) => {
    expect(orderKeywordOf(typed)).toEqual(keyword)
  })

  test('자모로 나뉜 이름도 합쳐서 찾는다', () => {
    expect(orderKeywordOf('녹차'.normalize('NFD'))).toEqual({ kind: 'GOODS', name: '녹차' })
  })
})

describe('운영자의 검색어', () => {
  test.each([
    ['', null],
    ['010-1234-5678', { kind: 'MOBILE', mobile: '01012345678' }],
    ['2026082200000042', { kind: 'ORDER', orderId: 42 }],
    ['601234567890', { kind: 'INVOICE', invoiceNumber: '601234567890' }],
    ['홍길동', { kind: 'ORDER', orderId: 0 }],
  ])('%j: 이름으로는 찾지 않는다', (typed, keyword) => {
    expect(marketOrderKeywordOf(typed)).toEqual(keyword)
  })
})
