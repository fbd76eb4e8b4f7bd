import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, forgetTries } from '../../support/member.ts'
import { firstOption, putInCart } from '../../support/purchase.ts'

const TEA = goodsNamed('하동 세작 녹차')
const NEW_CARTS_PER_MINUTE_MAX = 120

let market: TestMarket
beforeAll(async () => {
  market = await openMarket({ countsNewCarts: true })
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

/** Puts something in the cart; answers the status. */
async function tryCart(buyer = aBuyer(market), buyNowYn: 'Y' | 'N' = 'N'): Promise<number> {
  const { optionId } = await firstOption(buyer, TEA)
  const goodsList = [{ goodsId: TEA, optionId, quantity: 1 }]
  const { status } = await buyer.call<object>('POST', '/shops/carts', {
    body: { goodsList, buyNowYn },
  })
  return status
}

test('한 주소에서 새 기기의 장바구니는 1분에 120개까지 생긴다', async () => {
  const answers = []
  for (let count = 0; count < NEW_CARTS_PER_MINUTE_MAX + 2; count++) answers.push(await tryCart())
  expect([answers.indexOf(429), answers.slice(118)]).toEqual([120, [200, 200, 429, 429]])
})

test('바로구매만 하는 새 기기도 함께 센다', async () => {
  const answers = []
  for (let count = 0; count < NEW_CARTS_PER_MINUTE_MAX + 1; count++) {
    answers.push(await tryCart(aBuyer(market), 'Y'))
  }
  expect(answers.indexOf(429)).toEqual(120)
})

test('장바구니가 있는 기기와 회원은 그 뒤에도 담는다', async () => {
  const known = aBuyer(market)
  await putInCart(known, TEA)
  for (let count = 0; count < NEW_CARTS_PER_MINUTE_MAX; count++) await tryCart()
  const { buyer: member } = await aMember(market)
  expect([await tryCart(), await tryCart(known), await tryCart(member)]).toEqual([429, 200, 200])
})
