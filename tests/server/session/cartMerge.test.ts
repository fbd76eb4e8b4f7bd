import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { addToCart, cartOf, type Picked, tryToAdd } from '../../support/cart/inCart.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries, newMember } from '../../support/member.ts'
import type { OrderPage } from '../../support/purchase.ts'

const TEAPOT = goodsNamed('진사 도자 찻주전자 450ml')
/** Add-ons of the teapot, as they are shown. */
const [CUP, CLOTH] = [0, 1]
const TEAPOT_LINE = '진사 도자 찻주전자 450ml'
const CUP_LINE = `${TEAPOT_LINE} + 같은 유약 찻잔 1개`
const CLOTH_LINE = `${TEAPOT_LINE} + 삼베 다포`
const TEA_LINE = '하동 세작 녹차 티백 2g × 20개'
const GREEN_TEA = goodsNamed('하동 세작 녹차')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

/** A member who left things in the cart on another device. */
async function aMemberWith(...cart: readonly Picked[]) {
  const { id, loginId } = await newMember(market)
  const elsewhere = aBuyer(market)
  await elsewhere.logIn(loginId)
  for (const added of cart) await addToCart(market, elsewhere, added)
  return { id, loginId }
}

test('로그인하면 같은 옵션은 수량이 더해지고 나머지는 옮겨 온다', async () => {
  const { loginId } = await aMemberWith({ goodsId: GREEN_TEA, quantity: 3 })
  const buyer = aBuyer(market)
  await addToCart(market, buyer, { goodsId: GREEN_TEA, quantity: 2 })
  await addToCart(market, buyer, { goodsId: TEAPOT, quantity: 1 })
  await buyer.logIn(loginId)
  const { cartCount } = await buyer.ask<{ cartCount: number }>('GET', '/accounts/me')
  expect([new Set(await cartOf(buyer)), cartCount]).toEqual([
    new Set([`${TEA_LINE} × 5`, `${TEAPOT_LINE} × 1`]),
    2,
  ])
})

test('추가상품은 본상품을 따라오고, 같은 추가상품은 수량이 더해진다', async () => {
  const { loginId } = await aMemberWith({ goodsId: TEAPOT, quantity: 1, addons: { [CUP]: 2 } })
  const buyer = aBuyer(market)
  await addToCart(market, buyer, { goodsId: TEAPOT, quantity: 1, addons: { [CUP]: 1, [CLOTH]: 4 } })
  await buyer.logIn(loginId)
  expect(await cartOf(buyer)).toEqual([
    `${TEAPOT_LINE} × 2`,
    `${CUP_LINE} × 3`,
    `${CLOTH_LINE} × 4`,
  ])
})

test('옮겨 온 추가상품도 본상품과 함께 옮겨진다', async () => {
  const { loginId } = await aMemberWith()
  const buyer = aBuyer(market)
  await addToCart(market, buyer, { goodsId: TEAPOT, quantity: 1, addons: { [CUP]: 2 } })
  await buyer.logIn(loginId)
  expect(await cartOf(buyer)).toEqual([`${TEAPOT_LINE} × 1`, `${CUP_LINE} × 2`])
})

test('더한 수량은 9,999개에서 멈춘다', async () => {
  const { id, loginId } = await aMemberWith({ goodsId: GREEN_TEA, quantity: 1 })
  const lines = market.database.db.updateTable('cart_lines').where('member_id', '=', id)
  await lines.set({ quantity: 9_998 }).execute()
  const buyer = aBuyer(market)
  await addToCart(market, buyer, { goodsId: GREEN_TEA, quantity: 2 })
  await buyer.logIn(loginId)
  expect(await cartOf(buyer)).toEqual([`${TEA_LINE} × 9999`])
})

test('거듭 로그인해도 한 번만 더해지고, 로그아웃한 기기의 장바구니는 비어 있다', async () => {
  const { loginId } = await aMemberWith({ goodsId: GREEN_TEA, quantity: 3 })
  const buyer = aBuyer(market)
  await addToCart(market, buyer, { goodsId: GREEN_TEA, quantity: 2 })
  await buyer.logIn(loginId)
  await buyer.logIn(loginId)
  const mine = await cartOf(buyer)
  await buyer.ask('POST', '/accounts/logout', { body: {} })
  expect([mine, await cartOf(buyer)]).toEqual([[`${TEA_LINE} × 5`], []])
})

async function buyNow(buyer: Buyer, quantity: number): Promise<readonly number[]> {
  const picks = [{ goodsId: GREEN_TEA, quantity }]
  const { body } = await tryToAdd(market, buyer, { picks, buyNowYn: 'Y' })
  return 'cartIdList' in body ? body.cartIdList : []
}

test('바로 사려던 상품은 같은 번호로 회원이 이어서 사고, 장바구니와는 섞이지 않는다', async () => {
  const { loginId } = await aMemberWith({ goodsId: GREEN_TEA, quantity: 3 })
  const buyer = aBuyer(market)
  const cartIdList = await buyNow(buyer, 2)
  await buyer.logIn(loginId)
  const page = await buyer.ask<OrderPage>(
    'GET',
    `/shops/pages/order?cartIdList=[${cartIdList.join()}]`,
  )
  const quantities = page.groups.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))
  expect([quantities, await cartOf(buyer)]).toEqual([[2], [`${TEA_LINE} × 3`]])
})

test('회원이 바로 사려던 상품은 로그인한 기기에서 바로 사려던 것으로 바뀐다', async () => {
  const { loginId } = await newMember(market)
  const elsewhere = aBuyer(market)
  await elsewhere.logIn(loginId)
  const before = await buyNow(elsewhere, 1)
  const buyer = aBuyer(market)
  const cartIdList = await buyNow(buyer, 2)
  await buyer.logIn(loginId)
  const pageOf = (ids: readonly number[]) =>
    buyer.call<object>('GET', `/shops/pages/order?cartIdList=[${ids.join()}]`)
  expect([(await pageOf(before)).status, (await pageOf(cartIdList)).status]).toEqual([404, 200])
})

test('한 회원이 두 기기에서 한꺼번에 로그인해도 하나도 잃지 않는다', async () => {
  const { loginId } = await aMemberWith({ goodsId: GREEN_TEA, quantity: 1 })
  const phone = aBuyer(market)
  const laptop = aBuyer(market)
  await addToCart(market, phone, { goodsId: GREEN_TEA, quantity: 2 })
  await addToCart(market, laptop, { goodsId: GREEN_TEA, quantity: 4 })
  await Promise.all([phone.logIn(loginId), laptop.logIn(loginId)])
  expect(await cartOf(phone)).toEqual([`${TEA_LINE} × 7`])
})
