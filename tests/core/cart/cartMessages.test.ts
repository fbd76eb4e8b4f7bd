import { expect, test } from 'vitest'
import { CART_MESSAGES, buyReasonText } from '@jangteo/core/cart/cart.messages'
import { CART_LINE_COUNT_MAX } from '@jangteo/core/cart/cart.rules'

test('구매할 수 없는 까닭을 수량과 함께 알려 준다', () => {
  const texts = [
    buyReasonText({ code: 'ADULT_CERTIFICATION_REQUIRED', params: {} }),
    buyReasonText({ code: 'OPTION_REQUIRED', params: {} }),
    buyReasonText({ code: 'SALE_STOCK_LACKING', params: { stock: 3, quantity: 5 } }),
    buyReasonText({ code: 'SALE_STOCK_LACKING', params: { stock: 0, quantity: 5 } }),
    buyReasonText({ code: 'ADD_ITEM_STOCK_LACKING', params: { stock: 1, quantity: 2 } }),
    buyReasonText({ code: 'BUY_MAX_COUNT_EXCEEDED', params: { max: 5, quantity: 3, bought: 3 } }),
    buyReasonText({ code: 'MAX_COUNT_EXCEEDED', params: { max: 9_999, quantity: 10_000 } }),
    buyReasonText({ code: 'MIN_COUNT_EXCEEDED', params: { min: 2, quantity: 1 } }),
    buyReasonText({ code: 'GOODS_NOT_ON_SALE', params: {} }),
    buyReasonText({ code: 'GUEST_MAX_COUNT_CONDITIONS', params: { max: 0, quantity: 1 } }),
    buyReasonText({ code: 'GUEST_MAX_COUNT_CONDITIONS', params: { max: 2, quantity: 3 } }),
    buyReasonText({ code: 'ADD_ITEM_MAIN_REQUIRED', params: {} }),
  ]
  expect(texts).toEqual([
    '성인인증이 필요한 상품이에요.',
    '옵션을 선택해 주세요.',
    '재고가 부족해요. 3개 남았어요.',
    '재고가 부족해요.',
    '추가상품의 재고가 부족해요. 1개 남았어요.',
    '1인당 5개까지 구매할 수 있어요.',
    '한 번에 최대 9,999개까지 주문할 수 있어요.',
    '최소 2개부터 주문할 수 있어요.',
    '판매 중인 상품이 아니에요.',
    '회원만 구매할 수 있는 상품이에요. 로그인해 주세요.',
    '비회원은 최대 2개까지 구매할 수 있어요. 로그인해 주세요.',
    '추가상품은 본상품과 함께 구매할 수 있어요.',
  ])
})

test('장바구니가 가득 찼다는 문구는 담을 수 있는 만큼을 말한다', () => {
  expect(CART_MESSAGES.CART_FULL()).toEqual(
    `장바구니에는 최대 ${CART_LINE_COUNT_MAX}개까지 담을 수 있어요.`,
  )
})
