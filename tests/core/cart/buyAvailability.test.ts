import { describe, expect, test } from 'vitest'
import { checkBuyAvailability } from '@jangteo/core/cart/buyAvailability.rules'
import { unavailableCartIds } from '@jangteo/core/cart/buyViolation.rules'
import { aLine, anAddon, anOption, facts, someGoods } from '../../support/cart/aCart.ts'

const LINE = aLine(100, 10)

describe('구매 가능 확인', () => {
  test('막는 것이 없으면 지적하지 않는다', () => {
    expect(checkBuyAvailability([], facts({}))).toEqual([])
    expect(checkBuyAvailability([LINE, aLine(101, 20, 10)], facts({}))).toEqual([])
  })

  test('성인인증이 없으면 성인 상품을 구매할 수 없다', () => {
    const given = facts({
      goods: [[1, someGoods({ isAdultOnly: true })]],
      buyer: { isAdultCertified: false },
    })
    expect(checkBuyAvailability([LINE], given)).toEqual([
      { cartId: 100, code: 'ADULT_CERTIFICATION_REQUIRED', params: {} },
    ])
  })

  test.each([
    ['고르지 않은', { ...LINE, optionId: null }],
    ['사라진', aLine(100, 12)],
    ['다른 상품의', { ...LINE, optionId: 20 }],
  ])('%s 옵션은 다시 선택해야 한다', (_, line) => {
    expect(checkBuyAvailability([line], facts({}))).toEqual([
      { cartId: 100, code: 'OPTION_REQUIRED', params: {} },
    ])
  })

  test('상품에 새 옵션이 생겼는데 예전 옵션을 담아 두었으면 다시 선택해야 한다', () => {
    const given = facts({ goods: [[1, someGoods({ optionNames: ['색상', '사이즈'] })]] })
    expect(checkBuyAvailability([LINE], given)).toEqual([
      { cartId: 100, code: 'OPTION_REQUIRED', params: {} },
    ])
  })

  test('옵션이 없는 상품은 이름 없는 옵션으로 산다', () => {
    const given = facts({
      goods: [[1, someGoods({ optionNames: [] })]],
      options: [[10, anOption(1, { optionValues: [] })]],
    })
    expect(checkBuyAvailability([LINE], given)).toEqual([])
  })

  test('재고보다 많이 담으면 구매할 수 없다', () => {
    expect(checkBuyAvailability([aLine(100, 10, 11)], facts({}))).toEqual([
      { cartId: 100, code: 'SALE_STOCK_LACKING', params: { stock: 10, quantity: 11 } },
    ])
  })

  test.each([
    ['옵션이 품절', facts({ options: [[10, anOption(1, { saleStatus: 'OUT_OF_STOCK' })]] })],
    ['상품이 품절', facts({ goods: [[1, someGoods({ displaySaleStatus: 'OUT_OF_STOCK' })]] })],
  ])('%s이면 남은 재고가 없는 것이다', (_, given) => {
    expect(checkBuyAvailability([LINE], given)).toEqual([
      { cartId: 100, code: 'SALE_STOCK_LACKING', params: { stock: 0, quantity: 1 } },
    ])
  })

  test('추가상품의 재고는 본상품마다가 아니라 모두 더해 견준다', () => {
    const other = aLine(101, 11)
    const addons = [anAddon(200, LINE, [19, 6]), anAddon(201, other, [19, 5])]
    expect(checkBuyAvailability([LINE, other, ...addons], facts({}))).toEqual([
      { cartId: 200, code: 'ADD_ITEM_STOCK_LACKING', params: { stock: 10, quantity: 11 } },
      { cartId: 201, code: 'ADD_ITEM_STOCK_LACKING', params: { stock: 10, quantity: 11 } },
    ])
  })

  test('상품이 품절이어도 추가상품의 재고는 그대로이고, 추가상품은 구매 한도에 들지 않는다', () => {
    const limited = facts({ goods: [[1, someGoods({ orderQuantityMax: 1 })]] })
    const two = aLine(100, 10, 2)
    const soldOut = facts({ goods: [[1, someGoods({ displaySaleStatus: 'OUT_OF_STOCK' })]] })
    const lines = [LINE, anAddon(200, LINE, [19, 5])]
    expect([
      checkBuyAvailability(lines, limited),
      checkBuyAvailability([two, anAddon(200, two, [19, 5])], limited),
      checkBuyAvailability(lines, soldOut),
    ]).toEqual([
      [],
      [{ cartId: 100, code: 'MAX_COUNT_EXCEEDED', params: { max: 1, quantity: 2 } }],
      [{ cartId: 100, code: 'SALE_STOCK_LACKING', params: { stock: 0, quantity: 1 } }],
    ])
  })

  test('이미 산 것과 더해 1인당 수량을 넘으면 구매할 수 없다', () => {
    const given = facts({
      goods: [[1, someGoods({ accountQuantityMax: 5 })]],
      buyer: { boughtCounts: new Map([[1, 3]]) },
    })
    expect(checkBuyAvailability([aLine(100, 10, 2)], given)).toEqual([])
    expect(checkBuyAvailability([aLine(100, 10, 3)], given)).toEqual([
      { cartId: 100, code: 'BUY_MAX_COUNT_EXCEEDED', params: { max: 5, quantity: 3, bought: 3 } },
    ])
  })

  test('한 번에 구매할 수 있는 수량은 옵션이 달라도 상품으로 더한다', () => {
    const given = facts({ goods: [[1, someGoods({ orderQuantityMax: 5 })]] })
    const lines = [aLine(100, 10, 3), aLine(101, 11, 3), aLine(102, 20, 3)]
    expect(checkBuyAvailability([aLine(100, 10, 3), aLine(101, 11, 2)], given)).toEqual([])
    expect(checkBuyAvailability(lines, given)).toEqual([
      { cartId: 100, code: 'MAX_COUNT_EXCEEDED', params: { max: 5, quantity: 6 } },
      { cartId: 101, code: 'MAX_COUNT_EXCEEDED', params: { max: 5, quantity: 6 } },
    ])
  })

  test('최소 수량도 옵션이 달라도 상품으로 더한다', () => {
    const given = facts({ goods: [[1, someGoods({ quantityMin: 3 })]] })
    expect(checkBuyAvailability([aLine(100, 10, 2), aLine(101, 11, 1)], given)).toEqual([])
    expect(checkBuyAvailability([aLine(100, 10, 2)], given)).toEqual([
      { cartId: 100, code: 'MIN_COUNT_EXCEEDED', params: { min: 3, quantity: 2 } },
    ])
  })

  test.each(['WAIT', 'STOP', 'FINISHED'] as const)('%s 상품은 판매 중이 아니다', (status) => {
    const given = facts({ goods: [[1, someGoods({ displaySaleStatus: status })]] })
    expect(checkBuyAvailability([LINE], given)).toEqual([
      { cartId: 100, code: 'GOODS_NOT_ON_SALE', params: {} },
    ])
  })

  test.each([
    ['없어진 상품', facts({ goods: [[1, null]] })],
    ['판매를 멈춘 옵션', facts({ options: [[10, anOption(1, { saleStatus: 'STOP' })]] })],
  ])('%s은 판매 중이 아니다', (_, given) => {
    expect(checkBuyAvailability([LINE], given)).toEqual([
      { cartId: 100, code: 'GOODS_NOT_ON_SALE', params: {} },
    ])
  })

  test.each([
    ['GUEST', 2, []],
    [
      'GUEST',
      3,
      [{ cartId: 100, code: 'GUEST_MAX_COUNT_CONDITIONS', params: { max: 2, quantity: 3 } }],
    ],
    [
      'GUEST_ORDER',
      3,
      [{ cartId: 100, code: 'GUEST_MAX_COUNT_CONDITIONS', params: { max: 2, quantity: 3 } }],
    ],
    ['ASSOCIATE_MEMBER', 3, []],
    ['MEMBER', 3, []],
  ] as const)('비회원 수량이 2개일 때 %s가 %d개를 담으면', (caller, quantity, violations) => {
    const given = facts({ goods: [[1, someGoods({ guestQuantityMax: 2 })]], buyer: { caller } })
    expect(checkBuyAvailability([aLine(100, 10, quantity)], given)).toEqual(violations)
  })

  test('추가상품은 함께 담은 본상품이 있어야 산다', () => {
    const addon = anAddon(200, LINE, [19, 1])
    const unmatched = { ...addon, mainCartId: null }
    const ofOther = anAddon(200, { ...LINE, cartId: 101 }, [19, 1])
    const missing = [{ cartId: 200, code: 'ADD_ITEM_MAIN_REQUIRED', params: {} }]
    expect(checkBuyAvailability([LINE, addon], facts({}))).toEqual([])
    expect(checkBuyAvailability([addon], facts({}))).toEqual(missing)
    expect(checkBuyAvailability([LINE, unmatched], facts({}))).toEqual(missing)
    expect(checkBuyAvailability([LINE, aLine(101, 20), ofOther], facts({}))).toEqual(missing)
  })

  test('걸리는 것을 처음 하나가 아니라 모두 알려 준다', () => {
    const limits = { quantityMin: 3, isAdultOnly: true, guestQuantityMax: 0 } as const
    const given = facts({
      goods: [[1, someGoods({ ...limits, displaySaleStatus: 'FINISHED' })]],
      options: [[10, anOption(1, { stock: 1 })]],
      buyer: { caller: 'GUEST', isAdultCertified: false },
    })
    expect(checkBuyAvailability([aLine(100, 10, 2), aLine(101, 20)], given)).toEqual([
      { cartId: 100, code: 'ADULT_CERTIFICATION_REQUIRED', params: {} },
      { cartId: 100, code: 'SALE_STOCK_LACKING', params: { stock: 1, quantity: 2 } },
      { cartId: 100, code: 'MIN_COUNT_EXCEEDED', params: { min: 3, quantity: 2 } },
      { cartId: 100, code: 'GOODS_NOT_ON_SALE', params: {} },
      { cartId: 100, code: 'GUEST_MAX_COUNT_CONDITIONS', params: { max: 0, quantity: 2 } },
    ])
  })

  test('수량을 줄여도 구매할 수 없는 줄만 골라 지울 수 있다', () => {
    const given = facts({
      goods: [[2, someGoods({ displaySaleStatus: 'STOP' })]],
      options: [[11, anOption(1, { optionValues: ['화이트'], stock: 0 })]],
    })
    const lines = [aLine(100, 10, 99), aLine(101, 11), aLine(102, 20)]
    expect(unavailableCartIds(checkBuyAvailability(lines, given))).toEqual([101, 102])
  })
})
