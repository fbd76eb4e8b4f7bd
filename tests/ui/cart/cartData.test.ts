import {
  cartWithQuantity,
  goodsOf,
  linesOf,
  mainLinesOf,
  quantityProblem,
  selectableLines,
} from '@jangteo/ui/screens/cart/cartData'
import { describe, expect, test } from 'vitest'
import { aShownCart, aShownLine } from '../../support/cart/aShownCart.ts'

const MAIN = aShownLine(1)
const ADDON = aShownLine(2, { mainCartId: 1, goodsId: 1, quantity: 3 })
const OTHER = aShownLine(3)
const CART = aShownCart([MAIN, ADDON, OTHER])

describe('수량을 바꿀 때', () => {
  test('구매할 수 있는 만큼은 막지 않는다', () => {
    expect(quantityProblem(CART, { cartId: 1, quantity: 4, caller: 'MEMBER' })).toEqual(null)
  })

  test('한 번에 구매할 수 있는 수량을 넘으면 까닭을 말한다', () => {
    expect(quantityProblem(CART, { cartId: 1, quantity: 5, caller: 'MEMBER' })).toEqual(
      '한 번에 최대 4개까지 주문할 수 있어요.',
    )
  })

  test('비회원의 한도는 비회원에게만 말한다', () => {
    const change = { cartId: 1, quantity: 3 }
    expect([
      quantityProblem(CART, { ...change, caller: 'GUEST' }),
      quantityProblem(CART, { ...change, caller: 'MEMBER' }),
    ]).toEqual(['비회원은 최대 2개까지 구매할 수 있어요. 로그인해 주세요.', null])
  })

  test('이미 넘친 수량을 줄이는 것은 막지 않는다', () => {
    const full = aShownCart([aShownLine(1, { quantity: 7 })])
    expect(quantityProblem(full, { cartId: 1, quantity: 6, caller: 'MEMBER' })).toEqual(null)
  })

  test('다른 줄은 그대로 두고 보여 준다', () => {
    const quantities = linesOf(cartWithQuantity(CART, 2, 5)).map(({ quantity }) => quantity)
    expect([quantities, linesOf(CART).map(({ quantity }) => quantity)]).toEqual([
      [1, 5, 1],
      [1, 3, 1],
    ])
  })
})

test('본상품을 바꾸면 딸린 추가상품을 함께 보낸다', () => {
  expect(goodsOf(CART, MAIN, { optionId: 11, quantity: 2 })).toEqual({
    goodsId: 1,
    optionId: 11,
    quantity: 2,
    addItemList: [{ optionId: 2, quantity: 3 }],
  })
})

test('추가상품은 본상품 아래에 선다', () => {
  expect(mainLinesOf(linesOf(CART))).toEqual([
    { main: MAIN, addons: [ADDON] },
    { main: OTHER, addons: [] },
  ])
})

const NAMED = { goodsName: '머그컵', optionName: '', message: '' }

test('품절이거나 팔지 않는 줄은 고를 수 없고, 모자란 줄은 고를 수 있다', () => {
  const cart = aShownCart(
    [MAIN, OTHER, aShownLine(4)],
    [
      { ...NAMED, cartId: 1, code: 'SALE_STOCK_LACKING', params: { stock: 0, quantity: 1 } },
      { ...NAMED, cartId: 3, code: 'GOODS_NOT_ON_SALE', params: {} },
      { ...NAMED, cartId: 4, code: 'SALE_STOCK_LACKING', params: { stock: 1, quantity: 2 } },
    ],
  )
  expect(selectableLines(cart)).toEqual([
    { cartId: 1, mainCartId: null, storeUrl: 'cup', isSelectable: false },
    { cartId: 3, mainCartId: null, storeUrl: 'cup', isSelectable: false },
    { cartId: 4, mainCartId: null, storeUrl: 'cup', isSelectable: true },
  ])
})
