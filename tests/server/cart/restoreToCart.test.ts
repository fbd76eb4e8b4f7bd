import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import {
  addToCart,
  type CartAnswer,
  linesOf,
  showCart,
  toSentences,
} from '../../support/cart/inCart.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aProduct, changeOption, optionOf } from '../../support/stock.ts'

const POT = goodsNamed('올리브나무 토분 화분')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

type Way = 'remove' | 'restore'

function change(way: Way, buyer: Buyer, cartIdList: readonly (number | undefined)[]) {
  const body = { cartIdList }
  return way === 'remove'
    ? buyer.ask<CartAnswer>('DELETE', '/shops/carts', { body })
    : buyer.ask<CartAnswer>('POST', '/shops/carts/restore', { body })
}

async function aCart() {
  const buyer = aBuyer(market)
  await addToCart(market, buyer, { goodsId: POT, addons: { 0: 1 } })
  await addToCart(market, buyer, { goodsId: POT, option: 1 })
  const before = await showCart(buyer)
  return { buyer, before, ids: linesOf(before).map(({ cartId }) => cartId) }
}

test('뺀 줄을 되돌리면 번호와 자리와 추가상품까지 빼기 전과 같다', async () => {
  const { buyer, before, ids } = await aCart()
  expect(toSentences(await change('remove', buyer, ids))).toEqual([])
  expect(await change('restore', buyer, ids)).toEqual(before)
  expect(await change('restore', buyer, ids)).toEqual(before)
})

test('그사이 품절되어도 되돌아오고, 구매할 수 없다고 알린다', async () => {
  const buyer = aBuyer(market)
  const goodsId = await aProduct(market, POT, { name: '곧 품절되는 화분', stock: 5 })
  await addToCart(market, buyer, { goodsId })
  const ids = linesOf(await showCart(buyer)).map(({ cartId }) => cartId)
  await change('remove', buyer, ids)
  await changeOption(market, (await optionOf(market, goodsId)).id, { stock: 0 })
  const restored = await change('restore', buyer, ids)
  expect(linesOf(restored).map(({ cartId }) => cartId)).toEqual(ids)
  expect(restored.violations.map(({ code }) => code)).toEqual(['SALE_STOCK_LACKING'])
})

test('그사이 다시 담은 옵션에 더해진다', async () => {
  const { buyer, ids } = await aCart()
  await change('remove', buyer, ids)
  await addToCart(market, buyer, { goodsId: POT })
  const sentences = toSentences(await change('restore', buyer, ids))
  expect(sentences).toContain('올리브나무 토분 화분 소 (높이 35cm) × 2')
  expect(sentences).toContain('올리브나무 토분 화분 + 토분 받침 × 1')
})

test('뺀 줄은 세지도 사지도 못하고, 남의 줄은 되돌리지 못한다', async () => {
  const { buyer, ids } = await aCart()
  await change('remove', buyer, ids)
  const { cartCount } = await buyer.ask<{ readonly cartCount: number }>(
    'GET',
    '/shops/carts/summary',
  )
  const answer = await buyer.call('GET', `/shops/pages/order?cartIdList=[${ids.join()}]`)
  await change('restore', aBuyer(market), ids)
  expect([cartCount, answer.status, toSentences(await showCart(buyer))]).toEqual([0, 404, []])
})

test('한꺼번에 두 번 되돌려도 한 번만 돌아온다', async () => {
  const { buyer, before, ids } = await aCart()
  await change('remove', buyer, ids)
  await Promise.all([change('restore', buyer, ids), change('restore', buyer, ids)])
  expect(await showCart(buyer)).toEqual(before)
})
