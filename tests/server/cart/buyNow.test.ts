import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import {
  addToCart,
  type Added,
  type CartLineAnswer,
  cartOf,
  type Picked,
  toGoodsList,
  toSentences,
  tryToAdd,
} from '../../support/cart/inCart.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { type OrderPage, placeOrder } from '../../support/purchase.ts'

const POT = goodsNamed('올리브나무 토분 화분')
const GREEN_TEA = goodsNamed('하동 세작 녹차')
const SMALL = '올리브나무 토분 화분 소 (높이 35cm)'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

async function buyNow(buyer: Buyer, ...picks: readonly Picked[]): Promise<Added> {
  const body = { goodsList: await toGoodsList(market, picks), buyNowYn: 'Y' }
  return buyer.ask('POST', '/shops/carts', { body })
}

type ShownPage = OrderPage & {
  readonly groups: readonly { readonly lines: readonly CartLineAnswer[] }[]
}

const orderPage = (buyer: Buyer, ids: readonly number[]) =>
  buyer.call<ShownPage>('GET', `/shops/pages/order?cartIdList=[${ids.join()}]`)

const NOT_IN_CART = {
  status: 404,
  body: {
    code: 'CART_LINE_NOT_FOUND',
    message: '장바구니에 없는 상품이에요.',
    status: 404,
    data: null,
  },
}

test('바로 사는 상품은 장바구니에 보이지 않고 세지도 않으며, 담아 둔 것과 섞이지 않는다', async () => {
  const buyer = aBuyer(market)
  await addToCart(market, buyer, { goodsId: POT, quantity: 2 })
  const { cartIdList, cartCount } = await buyNow(buyer, { goodsId: POT, addons: { 0: 1 } })
  const { body } = await orderPage(buyer, cartIdList)
  expect([cartCount, await cartOf(buyer), toSentences(body)]).toEqual([
    1,
    [`${SMALL} × 2`],
    [`${SMALL} × 1`, '올리브나무 토분 화분 + 토분 받침 × 1'],
  ])
})

test('또 바로 사면 먼저 사려던 것은 사라진다', async () => {
  const buyer = aBuyer(market)
  const first = await buyNow(buyer, { goodsId: POT, quantity: 3 })
  const second = await buyNow(buyer, { goodsId: POT }, { goodsId: GREEN_TEA, quantity: 2 })
  const { body } = await orderPage(buyer, second.cartIdList)
  const quantities = body.groups.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))
  expect([await orderPage(buyer, first.cartIdList), quantities]).toEqual([NOT_IN_CART, [1, 2]])
})

test('구매할 수 없으면 먼저 사려던 것이 그대로 남는다', async () => {
  const buyer = aBuyer(market)
  const { cartIdList } = await buyNow(buyer, { goodsId: POT })
  const refused = await tryToAdd(market, buyer, {
    picks: [{ goodsId: POT, quantity: 999 }],
    buyNowYn: 'Y',
  })
  expect([refused.status, (await orderPage(buyer, cartIdList)).status]).toEqual([409, 200])
})

test('담아 둔 것은 바로 사는 수량에 들지 않는다', async () => {
  const buyer = aBuyer(market)
  await addToCart(market, buyer, { goodsId: POT, quantity: 40 })
  const { cartIdList } = await buyNow(buyer, { goodsId: POT, quantity: 40 })
  expect((await orderPage(buyer, cartIdList)).status).toBe(200)
})

test('남이 바로 사려던 것은 주문하지 못한다', async () => {
  const { cartIdList } = await buyNow(aBuyer(market), { goodsId: POT })
  expect(await orderPage(aBuyer(market), cartIdList)).toEqual(NOT_IN_CART)
})

test('바로 산 것을 주문해도 장바구니는 그대로다', async () => {
  const buyer = aBuyer(market)
  await addToCart(market, buyer, { goodsId: POT, quantity: 2 })
  const { cartIdList } = await buyNow(buyer, { goodsId: POT })
  const { payableAmount } = await placeOrder(buyer, cartIdList)
  expect([payableAmount, await cartOf(buyer)]).toEqual([39_700, [`${SMALL} × 2`]])
})
