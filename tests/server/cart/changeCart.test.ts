import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import {
  addToCart,
  type CartAnswer,
  cartOf,
  linesOf,
  type Picked,
  showCart,
  toGoodsList,
  toSentences,
} from '../../support/cart/inCart.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aProduct, changeOption, optionOf, optionsOf } from '../../support/stock.ts'

const POT = goodsNamed('올리브나무 토분 화분')
const GREEN_TEA = goodsNamed('하동 세작 녹차')
const [SMALL, MEDIUM] = ['소 (높이 35cm)', '중 (높이 60cm)']
const [SAUCER, FERTILISER] = ['토분 받침', '알갱이 비료 200g']

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const aPot = (change: Parameters<typeof aProduct>[2] = {}) =>
  aProduct(market, POT, { name: '화분', ...change })

/** A cart with one pot, or what is picked of it, and the id of its first line. */
async function aCartWith(pick: Partial<Picked> = {}, change: Parameters<typeof aPot>[0] = {}) {
  const buyer = aBuyer(market)
  const goodsId = await aPot(change)
  const { cartIdList } = await addToCart(market, buyer, { goodsId, ...pick })
  return { buyer, goodsId, cartId: cartIdList[0] ?? 0 }
}

async function put(buyer: Buyer, cartId: number, pick: Picked) {
  const body = { cartId, goodsList: await toGoodsList(market, [pick]) }
  return buyer.call<CartAnswer>('PUT', '/shops/carts', { body })
}

const refusal = (status: number, code: string, message: string) => ({
  status,
  body: { code, message, status, data: null },
})
const NOT_IN_CART = refusal(404, 'CART_LINE_NOT_FOUND', '장바구니에 없는 상품이에요.')
const NO_GOODS = refusal(404, 'GOODS_NOT_FOUND', '상품을 찾을 수 없어요.')

test('수량과 옵션을 바꾸면 바뀐 장바구니를 답한다', async () => {
  const { buyer, goodsId, cartId } = await aCartWith()
  const more = await put(buyer, cartId, { goodsId, quantity: 4 })
  const other = await put(buyer, cartId, { goodsId, option: 1, quantity: 2 })
  expect([
    toSentences(more.body),
    toSentences(other.body),
    linesOf(other.body).map((line) => line.cartId),
    other.body,
  ]).toEqual([[`화분 ${SMALL} × 4`], [`화분 ${MEDIUM} × 2`], [cartId], await showCart(buyer)])
})

test('추가상품은 보낸 대로 바뀐다: 남는 것은 그 수량, 없는 것은 빠지고 새것은 붙는다', async () => {
  const { buyer, goodsId, cartId } = await aCartWith({ addons: { 0: 3 } })
  const retained = await put(buyer, cartId, { goodsId, addons: { 0: 1, 1: 2 } })
  const dropped = await put(buyer, cartId, { goodsId, addons: { 1: 2 } })
  const none = await put(buyer, cartId, { goodsId })
  expect([retained, dropped, none].map(({ body }) => toSentences(body))).toEqual([
    [`화분 ${SMALL} × 1`, `화분 + ${SAUCER} × 1`, `화분 + ${FERTILISER} × 2`],
    [`화분 ${SMALL} × 1`, `화분 + ${FERTILISER} × 2`],
    [`화분 ${SMALL} × 1`],
  ])
})

test('이미 담긴 옵션으로 바꾸면 그 줄과 하나가 되고 수량이 더해진다', async () => {
  const { buyer, goodsId, cartId } = await aCartWith({ quantity: 2, addons: { 0: 1 } })
  await addToCart(market, buyer, { goodsId, option: 1, quantity: 3, addons: { 0: 2 } })
  const joined = await put(buyer, cartId, { goodsId, option: 1, quantity: 2, addons: { 0: 1 } })
  expect(toSentences(joined.body)).toEqual([`화분 ${MEDIUM} × 5`, `화분 + ${SAUCER} × 3`])
})

test('추가상품의 줄은 혼자 바뀐다', async () => {
  const { buyer, goodsId, cartId } = await aCartWith({ quantity: 2, addons: { 0: 1 } })
  const addonLine = linesOf(await showCart(buyer)).find((line) => line.mainCartId === cartId)
  const saucer = await optionOf(market, goodsId, 'ADDON')
  const goodsList = [{ goodsId, optionId: saucer.id, quantity: 5 }]
  const body = { cartId: addonLine?.cartId, goodsList }
  const { body: shown } = await buyer.call<CartAnswer>('PUT', '/shops/carts', { body })
  expect(toSentences(shown)).toEqual([`화분 ${SMALL} × 2`, `화분 + ${SAUCER} × 5`])
})

test.for([
  [{ stock: 3 }, { quantity: 4 }, 'SALE_STOCK_LACKING'],
  [{ stock: 3 }, { addons: { 0: 4 } }, 'ADD_ITEM_STOCK_LACKING'],
  [{ stock: 3 }, { addons: { 1: 4 } }, 'ADD_ITEM_STOCK_LACKING'],
  [{ order_quantity_max: 2 }, { quantity: 3 }, 'MAX_COUNT_EXCEEDED'],
  [{ quantity_min: 1 }, { quantity: 47 }, 'SALE_STOCK_LACKING'],
] as const)('구매할 수 없게 바꾸지는 못한다: %j 을 %j', async ([change, pick, code]) => {
  const { buyer, goodsId, cartId } = await aCartWith({ addons: { 0: 1 } }, change)
  const before = await showCart(buyer)
  const { status, body } = await buyer.call('PUT', '/shops/carts', {
    body: { cartId, goodsList: await toGoodsList(market, [{ goodsId, ...pick }]) },
  })
  const data = body.data as { violations: { code: string }[] }
  expect({
    status,
    code: body.code,
    violations: data.violations.map((violation) => violation.code),
    after: await showCart(buyer),
  }).toEqual({ status: 409, code: 'CART_NOT_BUYABLE', violations: [code], after: before })
})

test('팔지 않게 된 다른 줄이 있어도 바꾼다', async () => {
  const { buyer, goodsId, cartId } = await aCartWith()
  const missing = await aPot({ name: '사라질 화분' })
  await addToCart(market, buyer, { goodsId: missing })
  await changeOption(market, (await optionOf(market, missing)).id, { sale_status: 'STOP' })
  const { body } = await put(buyer, cartId, { goodsId, quantity: 2 })
  expect([new Set(toSentences(body)), body.violations.map(({ code }) => code)]).toEqual([
    new Set([`화분 ${SMALL} × 2`, `사라질 화분 ${SMALL} × 1`]),
    ['GOODS_NOT_ON_SALE'],
  ])
})

test('남의 줄, 없는 줄, 바로 사려던 줄은 바꾸지 못한다', async () => {
  const { buyer, goodsId, cartId } = await aCartWith()
  const stranger = aBuyer(market)
  const goodsList = await toGoodsList(market, [{ goodsId }])
  const { cartIdList } = await buyer.ask<{ cartIdList: number[] }>('POST', '/shops/carts', {
    body: { goodsList, buyNowYn: 'Y' },
  })
  expect([
    await put(stranger, cartId, { goodsId, quantity: 9 }),
    await put(buyer, 999_999, { goodsId, quantity: 9 }),
    await put(buyer, cartIdList[0] ?? 0, { goodsId, quantity: 9 }),
    await cartOf(buyer),
  ]).toEqual([NOT_IN_CART, NOT_IN_CART, NOT_IN_CART, [`화분 ${SMALL} × 1`]])
})

test('다른 상품으로 바꾸거나, 추가상품과 본상품을 맞바꾸지 못한다', async () => {
  const { buyer, goodsId, cartId } = await aCartWith({ addons: { 0: 1 } })
  const [small, medium] = await optionsOf(market, goodsId)
  const saucer = await optionOf(market, goodsId, 'ADDON')
  const foreign = await optionOf(market, GREEN_TEA)
  const addonLine = linesOf(await showCart(buyer)).find((line) => line.mainCartId === cartId)
  const change = (changed: { cartId?: number | undefined; goods: object }) =>
    buyer.call('PUT', '/shops/carts', {
      body: { cartId: changed.cartId, goodsList: [{ goodsId, quantity: 1, ...changed.goods }] },
    })
  expect([
    await change({ cartId, goods: { goodsId: GREEN_TEA, optionId: foreign.id } }),
    await change({ cartId, goods: { optionId: foreign.id } }),
    await change({ cartId, goods: { optionId: saucer.id } }),
    await change({
      cartId,
      goods: { optionId: small?.id, addItemList: [{ optionId: medium?.id, quantity: 1 }] },
    }),
    await change({ cartId: addonLine?.cartId, goods: { optionId: medium?.id } }),
    await cartOf(buyer),
  ]).toEqual([
    NOT_IN_CART,
    NO_GOODS,
    NO_GOODS,
    NO_GOODS,
    NO_GOODS,
    [`화분 ${SMALL} × 1`, `화분 + ${SAUCER} × 1`],
  ])
})

test('두 줄을 한꺼번에 같은 옵션으로 바꿔도 한 줄이 되고 하나도 잃지 않는다', async () => {
  const { buyer, goodsId, cartId } = await aCartWith()
  const second = await addToCart(market, buyer, { goodsId, option: 1 })
  const toLarge = (line: number) => () => put(buyer, line, { goodsId, option: 2, quantity: 1 })
  const answers = await atOnce(market, 'cart_lines', [
    toLarge(cartId),
    toLarge(second.cartIdList[0] ?? 0),
  ])
  expect([answers.map(({ status }) => status), await cartOf(buyer)]).toEqual([
    [200, 200],
    ['화분 대 (높이 100cm) × 2'],
  ])
})
