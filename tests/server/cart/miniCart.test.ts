import type { miniCartPrice, priceTotals } from '@jangteo/contract/cart/cart.schemas'
import type { miniCart } from '@jangteo/contract/goods/goods.schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { aBuyer, type RefusalBody } from '../../support/buyer.ts'
import { addToCart, type Picked, toGoodsList } from '../../support/cart/inCart.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { aProduct, changeOption, optionOf } from '../../support/stock.ts'

/** Sold with add-ons. */
const POT = goodsNamed('올리브나무 토분 화분')
const GREEN_TEA = goodsNamed('하동 세작 녹차')
const WINE = goodsNamed('달빛 약주 13도 500ml')

type MiniCart = z.output<typeof miniCart>
type Priced = z.output<typeof miniCartPrice>
type Totals = z.output<typeof priceTotals>

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const open = (goodsId: number, buyer = aBuyer(market)) =>
  buyer.ask<MiniCart>('GET', `/shops/carts/goods/${goodsId}/mini-cart`)

const pathOf = (goodsId: number) => `/shops/carts/goods/${goodsId}/mini-cart/price`

async function price(pick: Picked, buyer = aBuyer(market)): Promise<Priced> {
  const goodsList = await toGoodsList(market, [pick])
  return buyer.ask('POST', pathOf(pick.goodsId), { body: { goodsList } })
}

const statusOf = ({ needsAdultCertification, needsLogin, accountQuantityLeft }: MiniCart) => ({
  needsAdultCertification,
  needsLogin,
  accountQuantityLeft,
})

test('옵션 시트는 상품의 옵션과 추가상품을 그대로 연다', async () => {
  const buyer = aBuyer(market)
  const options = await buyer.ask<object>('GET', `/goods/${POT}/options`)
  expect(await open(POT, buyer)).toEqual(expect.objectContaining(options))
})

test('성인 상품은 인증을, 회원 전용 상품은 로그인을 먼저 청한다', async () => {
  const memberOnly = await aProduct(market, GREEN_TEA, { guest_quantity_max: 0 })
  expect(statusOf(await open(memberOnly))).toEqual({
    needsAdultCertification: false,
    needsLogin: true,
    accountQuantityLeft: null,
  })
  const { buyer, memberId } = await aMember(market)
  expect(statusOf(await open(memberOnly, buyer))).toEqual({
    needsAdultCertification: false,
    needsLogin: false,
    accountQuantityLeft: null,
  })
  expect((await open(WINE, buyer)).needsAdultCertification).toBe(true)
  await market.database.db
    .updateTable('members')
    .set({ adult_certified_at: new Date(market.now()) })
    .where('id', '=', memberId)
    .execute()
  expect((await open(WINE, buyer)).needsAdultCertification).toBe(false)
})

test('1인당 수량이 정해진 상품은 회원에게 남은 수량을 알려 준다', async () => {
  const limited = await aProduct(market, GREEN_TEA, { account_quantity_max: 5 })
  const { buyer } = await aMember(market)
  expect((await open(limited, buyer)).accountQuantityLeft).toBe(5)
  expect((await open(limited)).accountQuantityLeft).toBe(null)
})

test('담기 전의 금액은 담은 뒤의 금액과 같다', async () => {
  const buyer = aBuyer(market)
  const pick = { goodsId: POT, quantity: 2, addons: { 0: 1 } }
  const { totals } = await price(pick, buyer)
  await addToCart(market, buyer, pick)
  const summary = await buyer.ask<{ totals: Totals }>('GET', '/shops/carts/summary')
  expect(totals).toEqual(summary.totals)
})

test('금액을 물어도 장바구니는 그대로다', async () => {
  const buyer = aBuyer(market)
  await price({ goodsId: GREEN_TEA, quantity: 3 }, buyer)
  const { cartCount } = await buyer.ask<{ cartCount: number }>('GET', '/shops/carts/summary')
  expect(cartCount).toBe(0)
})

test('구매할 수 없는 까닭을 옵션마다 알려 준다', async () => {
  const goodsId = await aProduct(market, GREEN_TEA)
  const option = await optionOf(market, goodsId)
  await changeOption(market, option.id, { stock: 2 })
  const { violations } = await price({ goodsId, quantity: 3 })
  expect(violations).toEqual([
    {
      optionId: option.id,
      code: 'SALE_STOCK_LACKING',
      params: { stock: 2, quantity: 3 },
      message: '재고가 부족해요. 2개 남았어요.',
    },
  ])
})

test('고른 것이 없으면 0원이다', async () => {
  const priced = await aBuyer(market).ask<Priced>('POST', pathOf(POT), { body: { goodsList: [] } })
  expect(priced).toEqual({
    lines: [],
    totals: {
      listAmount: 0,
      discountAmount: 0,
      goodsAmount: 0,
      couponAmount: 0,
      shippingAmount: 0,
      areaAmount: 0,
      payableAmount: 0,
      currencyCode: 'KRW',
    },
    freeShippingGap: null,
    violations: [],
  })
})

test('없는 상품과 다른 상품의 옵션은 찾을 수 없다고 한다', async () => {
  const buyer = aBuyer(market)
  const foreign = await optionOf(market, WINE)
  const goodsList = [{ optionId: foreign.id, quantity: 1 }]
  const answers = await Promise.all([
    buyer.call('GET', '/shops/carts/goods/999999/mini-cart'),
    buyer.call('POST', pathOf(999_999), { body: { goodsList: [] } }),
    buyer.call('POST', pathOf(POT), { body: { goodsList } }),
  ])
  expect(answers.map(({ body }: { body: RefusalBody }) => body.code)).toEqual([
    'GOODS_NOT_FOUND',
    'GOODS_NOT_FOUND',
    'GOODS_NOT_FOUND',
  ])
})
