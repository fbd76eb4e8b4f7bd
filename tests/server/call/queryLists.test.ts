import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { type OrderPage, putInCart } from '../../support/purchase.ts'

let market: TestMarket
let buyer: Buyer
let first: number
let second: number
beforeAll(async () => {
  market = await openMarket()
  buyer = aBuyer(market)
  first = await putInCart(buyer, goodsNamed('하동 세작 녹차'))
  second = await putInCart(buyer, goodsNamed('통밀 천연발효 식빵'))
})
afterAll(() => market.close())

const FORMS: readonly [string, () => string][] = [
  ['[1,2]', () => `cartIdList=[${first},${second}]`],
  ['%5B1%2C2%5D', () => `cartIdList=${encodeURIComponent(`[${first},${second}]`)}`],
  ['1,2', () => `cartIdList=${first},${second}`],
  ['같은 이름 두 번', () => `cartIdList=${first}&cartIdList=${second}`],
  ['[1, 2]', () => `cartIdList=[${first},%20${second}]`],
  ['같은 이름 두 번, 하나는 괄호 안에', () => `cartIdList=[${first}]&cartIdList=${second}`],
  ['이름[] 두 번', () => `cartIdList[]=${first}&cartIdList[]=${second}`],
]

test.each(FORMS)('목록을 %s 꼴로 적어도 주문서가 같다', async (_, query) => {
  const { groups } = await buyer.ask<OrderPage>('GET', `/shops/pages/order?${query()}`)
  expect(new Set(groups.flatMap(({ lines }) => lines.map(({ cartId }) => cartId)))).toEqual(
    new Set([first, second]),
  )
})

test.each(FORMS)('목록을 %s 꼴로 적어도 구매 가능 확인이 같다', async (_, query) => {
  const path = '/shops/carts/buy-available-check'
  expect(await buyer.ask('GET', `${path}?${query()}&buyNowYn=N`)).toEqual({ violations: [] })
})

test('하나만 적으면 하나짜리 목록이다', async () => {
  const { groups } = await buyer.ask<OrderPage>('GET', `/shops/pages/order?cartIdList=${second}`)
  expect(groups.flatMap(({ lines }) => lines.map(({ cartId }) => cartId))).toEqual([second])
})

test.each([
  ['[]', 404, 'CART_LINE_NOT_FOUND'],
  ['', 404, 'CART_LINE_NOT_FOUND'],
  ['[', 400, 'BAD_INPUT'],
  [',', 400, 'BAD_INPUT'],
  ['[a]', 400, 'BAD_INPUT'],
  ['1,,2', 400, 'BAD_INPUT'],
  ['[1,2', 400, 'BAD_INPUT'],
  ['null', 400, 'BAD_INPUT'],
] as const)('빈 목록이거나 목록이 아니면 거절한다: %s', async (text, status, code) => {
  const answer = await buyer.call('GET', `/shops/pages/order?cartIdList=${text}`)
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('백 개가 넘는 목록은 거절한다', async () => {
  const many = Array.from({ length: 101 }, (_, index) => index + 1)
  const answer = await buyer.call('GET', `/shops/pages/order?cartIdList=[${many.join()}]`)
  expect([answer.status, answer.body.code]).toEqual([400, 'BAD_INPUT'])
})
