import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import {
  addToCart,
  type CartAnswer,
  cartOf,
  linesOf,
  showCart,
  toSentences,
} from '../../support/cart/inCart.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'

const POT = goodsNamed('올리브나무 토분 화분')
const [POT_LINE, SAUCER_LINE] = [
  '올리브나무 토분 화분 소 (높이 35cm) × 1',
  '올리브나무 토분 화분 + 토분 받침 × 1',
]
const MEDIUM_LINE = '올리브나무 토분 화분 중 (높이 60cm) × 1'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const remove = (buyer: Buyer, ...cartIdList: readonly (number | undefined)[]) =>
  buyer.ask<CartAnswer>('DELETE', '/shops/carts', { body: { cartIdList } })

async function aCart() {
  const buyer = aBuyer(market)
  const { cartIdList } = await addToCart(market, buyer, { goodsId: POT, addons: { 0: 1 } })
  await addToCart(market, buyer, { goodsId: POT, option: 1 })
  return { buyer, potId: cartIdList[0] }
}

test('본상품을 빼면 추가상품도 함께 빠진다', async () => {
  const { buyer, potId } = await aCart()
  const left = await remove(buyer, potId)
  expect([toSentences(left), left]).toEqual([[MEDIUM_LINE], await showCart(buyer)])
})

test('추가상품만 빼면 본상품은 남는다', async () => {
  const { buyer, potId } = await aCart()
  const addon = linesOf(await showCart(buyer)).find(({ mainCartId }) => mainCartId === potId)
  expect(toSentences(await remove(buyer, addon?.cartId))).toEqual([POT_LINE, MEDIUM_LINE])
})

test('여러 줄을 한 번에 빼고, 이미 없는 줄은 탓하지 않는다', async () => {
  const { buyer, potId } = await aCart()
  const ids = linesOf(await showCart(buyer)).map(({ cartId }) => cartId)
  await remove(buyer, potId)
  expect(toSentences(await remove(buyer, ...ids, 999_999))).toEqual([])
})

test('남의 줄은 빠지지 않는다', async () => {
  const { buyer, potId } = await aCart()
  const { buyer: member } = await aMember(market)
  await addToCart(market, member, { goodsId: POT })
  const [ofMember] = linesOf(await showCart(member))
  await remove(aBuyer(market), potId, ofMember?.cartId)
  await remove(member, potId)
  await remove(buyer, ofMember?.cartId)
  expect([await cartOf(buyer), await cartOf(member)]).toEqual([
    [POT_LINE, SAUCER_LINE, MEDIUM_LINE],
    [POT_LINE],
  ])
})
