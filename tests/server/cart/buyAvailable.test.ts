import type { buyViolation } from '@jangteo/contract/refusal/refusal.schemas'
import { BUY_AVAILABILITY_CODES } from '@jangteo/core/cart/cart.codes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { addToCart, linesOf, type Picked, showCart } from '../../support/cart/inCart.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { placeOrder } from '../../support/purchase.ts'
import { aProduct, changeGoods, changeOption, optionOf } from '../../support/stock.ts'

type Violation = Omit<z.output<typeof buyViolation>, 'cartId' | 'goodsName' | 'optionName'>

const POT = goodsNamed('올리브나무 토분 화분')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

type Case = {
  /** Outcome of the goods after it went into the cart. */
  readonly turns?: (goodsId: number, buyer: Buyer) => Promise<unknown>
  readonly goods?: Parameters<typeof aProduct>[2]
  readonly pick?: Partial<Picked>
  readonly isMember?: true
  /** Asks for the add-on alone. */
  readonly asksAddon?: true
  readonly violation: Violation
}

/** One way to every code, with the text that the buyer reads. */
const CASES: readonly Case[] = [
  {
    goods: { is_adult_only: true },
    violation: {
      code: 'ADULT_CERTIFICATION_REQUIRED',
      params: {},
      message: '성인인증이 필요한 상품이에요.',
    },
  },
  {
    turns: (goodsId) => changeGoods(market, goodsId, { option_names: ['크기', '색'] }),
    violation: { code: 'OPTION_REQUIRED', params: {}, message: '옵션을 선택해 주세요.' },
  },
  {
    pick: { quantity: 5 },
    turns: async (goodsId) =>
      changeOption(market, (await optionOf(market, goodsId)).id, { stock: 4 }),
    violation: {
      code: 'SALE_STOCK_LACKING',
      params: { stock: 4, quantity: 5 },
      message: '재고가 부족해요. 4개 남았어요.',
    },
  },
  {
    turns: (goodsId) => changeGoods(market, goodsId, { sale_status: 'OUT_OF_STOCK' }),
    violation: {
      code: 'SALE_STOCK_LACKING',
      params: { stock: 0, quantity: 1 },
      message: '재고가 부족해요.',
    },
  },
  {
    pick: { addons: { 0: 3 } },
    turns: async (goodsId) =>
      changeOption(market, (await optionOf(market, goodsId, 'ADDON')).id, { stock: 2 }),
    violation: {
      code: 'ADD_ITEM_STOCK_LACKING',
      params: { stock: 2, quantity: 3 },
      message: '추가상품의 재고가 부족해요. 2개 남았어요.',
    },
  },
  {
    isMember: true,
    goods: { account_quantity_max: 2 },
    turns: async (goodsId, buyer) => {
      await placeOrder(
        buyer,
        linesOf(await showCart(buyer)).map(({ cartId }) => cartId),
      )
      await addToCart(market, buyer, { goodsId, quantity: 1 })
    },
    violation: {
      code: 'BUY_MAX_COUNT_EXCEEDED',
      params: { max: 2, quantity: 2, bought: 1 },
      message: '1인당 2개까지 구매할 수 있어요.',
    },
  },
  {
    pick: { quantity: 5 },
    turns: (goodsId) => changeGoods(market, goodsId, { order_quantity_max: 4 }),
    violation: {
      code: 'MAX_COUNT_EXCEEDED',
      params: { max: 4, quantity: 5 },
      message: '한 번에 최대 4개까지 주문할 수 있어요.',
    },
  },
  {
    turns: (goodsId) => changeGoods(market, goodsId, { quantity_min: 2 }),
    violation: {
      code: 'MIN_COUNT_EXCEEDED',
      params: { min: 2, quantity: 1 },
      message: '최소 2개부터 주문할 수 있어요.',
    },
  },
  {
    turns: (goodsId) => changeGoods(market, goodsId, { sale_ends_at: new Date(market.now()) }),
    violation: { code: 'GOODS_NOT_ON_SALE', params: {}, message: '판매 중인 상품이 아니에요.' },
  },
  {
    goods: { guest_quantity_max: 0 },
    violation: {
      code: 'GUEST_MAX_COUNT_CONDITIONS',
      params: { max: 0, quantity: 1 },
      message: '회원만 구매할 수 있는 상품이에요. 로그인해 주세요.',
    },
  },
  {
    goods: { guest_quantity_max: 2 },
    pick: { quantity: 3 },
    violation: {
      code: 'GUEST_MAX_COUNT_CONDITIONS',
      params: { max: 2, quantity: 3 },
      message: '비회원은 최대 2개까지 구매할 수 있어요. 로그인해 주세요.',
    },
  },
  {
    pick: { addons: { 0: 1 } },
    asksAddon: true,
    violation: {
      code: 'ADD_ITEM_MAIN_REQUIRED',
      params: {},
      message: '추가상품은 본상품과 함께 구매할 수 있어요.',
    },
  },
]

async function check(buyer: Buyer, ids: readonly number[]): Promise<unknown> {
  const query = `cartIdList=[${ids.join()}]&buyNowYn=N`
  const { violations } = await buyer.ask<{ violations: unknown }>(
    'GET',
    `/shops/carts/buy-available-check?${query}`,
  )
  return violations
}

test.each(CASES)('$violation.code: $violation.message', async (situation) => {
  const { goods = {}, pick = {}, turns, violation, isMember, asksAddon } = situation
  const buyer = isMember ? (await aMember(market)).buyer : aBuyer(market)
  const goodsId = await aProduct(market, POT, goods)
  await addToCart(market, buyer, { goodsId, ...pick })
  await turns?.(goodsId, buyer)
  const lines = linesOf(await showCart(buyer))
  const isBlamed = ({ mainCartId }: (typeof lines)[number]) =>
    (mainCartId !== null) === violation.code.startsWith('ADD_ITEM')
  const blamed = lines.filter(isBlamed).map(({ cartId, goodsName, option }) => {
    const optionName = option.optionValues.join(' / ')
    return { cartId, goodsName, optionName, ...violation }
  })
  const ids = lines.filter((line) => !asksAddon || isBlamed(line)).map(({ cartId }) => cartId)
  expect([await check(buyer, ids), blamed.length]).toEqual([blamed, 1])
})

test('구매 가능 여부의 모든 코드를 여기서 살핀다', () => {
  expect(new Set(CASES.map(({ violation }) => violation.code))).toEqual(
    new Set(BUY_AVAILABILITY_CODES),
  )
})

test('구매할 수 있으면 까닭이 없고, 여러 까닭이 있으면 줄마다 모두 알려 준다', async () => {
  const buyer = aBuyer(market)
  const good = await addToCart(market, buyer, { goodsId: POT })
  const goodsId = await aProduct(market, POT, { is_adult_only: true, guest_quantity_max: 0 })
  const bad = await addToCart(market, buyer, { goodsId })
  await changeGoods(market, goodsId, { sale_status: 'STOP', quantity_min: 3 })
  const [goodId = 0] = good.cartIdList
  const [badId = 0] = bad.cartIdList
  const violations = (await check(buyer, [goodId, badId])) as { cartId: number; code: string }[]
  expect([
    await check(buyer, [goodId]),
    violations.map(({ cartId, code }) => [cartId, code]),
  ]).toEqual([
    [],
    [
      [badId, 'ADULT_CERTIFICATION_REQUIRED'],
      [badId, 'MIN_COUNT_EXCEEDED'],
      [badId, 'GOODS_NOT_ON_SALE'],
      [badId, 'GUEST_MAX_COUNT_CONDITIONS'],
    ],
  ])
})

test('본상품을 고르면 추가상품도 함께 살핀다', async () => {
  const buyer = aBuyer(market)
  const goodsId = await aProduct(market, POT)
  const { cartIdList } = await addToCart(market, buyer, { goodsId, addons: { 0: 1 } })
  const { id } = await optionOf(market, goodsId, 'ADDON')
  await changeOption(market, id, { sale_status: 'OUT_OF_STOCK', stock: 0 })
  const violations = (await check(buyer, cartIdList)) as { code: string }[]
  expect(violations.map(({ code }) => code)).toEqual(['ADD_ITEM_STOCK_LACKING'])
})

test('남의 줄이나 없는 줄은 살피지 않는다', async () => {
  const { cartIdList } = await addToCart(market, aBuyer(market), { goodsId: POT })
  const path = `/shops/carts/buy-available-check?cartIdList=[${cartIdList.join()}]`
  const { status, body } = await aBuyer(market).call('GET', path)
  expect([status, body.code]).toEqual([404, 'CART_LINE_NOT_FOUND'])
})

test('구매할 수 없는 줄은 주문서를 열지 못하고 까닭을 알려 준다', async () => {
  const buyer = aBuyer(market)
  const goodsId = await aProduct(market, POT, { guest_quantity_max: 0 })
  const { cartIdList } = await addToCart(market, buyer, { goodsId })
  const refused = {
    status: 409,
    body: {
      code: 'CART_NOT_BUYABLE',
      message: '구매할 수 없는 상품이 있어요. 장바구니에서 다시 확인해 주세요.',
      status: 409,
      data: {
        violations: [
          {
            cartId: cartIdList[0],
            goodsName: '올리브나무 토분 화분',
            optionName: expect.any(String) as string,
            code: 'GUEST_MAX_COUNT_CONDITIONS',
            params: { max: 0, quantity: 1 },
            message: '회원만 구매할 수 있는 상품이에요. 로그인해 주세요.',
          },
        ],
      },
    },
  }
  expect([
    await buyer.call('GET', `/shops/pages/order?cartIdList=[${cartIdList.join()}]`),
    await buyer.call('POST', '/shops/orders/summary', { body: { cartIdList, zonecode: null } }),
  ]).toEqual([refused, refused])
})
