import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { buyPicked } from '../../support/order/paidOrder.ts'
import { placeOrder, putInCart } from '../../support/purchase.ts'

const TEA = goodsNamed('하동 세작 녹차')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

async function lastMethodOf(buyer: Buyer): Promise<string | null> {
  const cartId = await putInCart(buyer, TEA)
  const page = await buyer.ask<{ readonly lastPaymentMethodEnum: string | null }>(
    'GET',
    `/shops/pages/order?cartIdList=[${cartId}]`,
  )
  return page.lastPaymentMethodEnum
}

test('회원의 주문서는 돈을 낸 마지막 주문의 결제수단을 안다', async () => {
  const { buyer } = await aMember(market)
  const before = await lastMethodOf(buyer)
  await placeOrder(buyer, [await putInCart(buyer, TEA)])
  const unpaid = await lastMethodOf(buyer)
  await buyPicked(market, buyer, { goodsId: TEA })
  expect([before, unpaid, await lastMethodOf(buyer)]).toEqual([null, null, 'CARD'])
})

test('비회원과 다른 회원의 주문서는 모른다', async () => {
  const guest = aBuyer(market)
  await buyPicked(market, guest, { goodsId: TEA })
  const { buyer: another } = await aMember(market)
  expect([await lastMethodOf(guest), await lastMethodOf(another)]).toEqual([null, null])
})
