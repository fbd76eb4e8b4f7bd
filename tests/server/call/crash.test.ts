import * as Effect from 'effect/Effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { placeOrder, putInCart } from '../../support/purchase.ts'

const SECRET_DETAIL = 'password=hunter2 at 10.0.0.7'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket({
    wrapGateway: (gateway) => ({
      ...gateway,
      request: () => Effect.die(new SyntaxError(SECRET_DETAIL)),
    }),
  })
})
afterAll(() => market.close())

test('뜻밖의 고장은 일시적인 오류라고만 하고 속을 드러내지 않으며, 다음 호출은 된다', async () => {
  const buyer = aBuyer(market)
  const order = await placeOrder(buyer, [await putInCart(buyer, goodsNamed('하동 세작 녹차'))])
  const path = `/systems/payments/${order.paymentGatewayIdEncrypt}/request-data`
  const answer = await buyer.call('POST', path, { body: {} })
  expect(answer).toEqual({
    status: 500,
    body: {
      code: 'SYSTEM_ERROR',
      message: '일시적인 오류가 발생했어요. 잠시 후 다시 시도해 주세요.',
      status: 500,
      data: null,
    },
  })
  expect((await buyer.call<object>('GET', '/shops/carts')).status).toBe(200)
})
