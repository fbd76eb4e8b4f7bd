import type { PaymentGatewayPort } from '@jangteo/payment/gateway.port'
import * as Effect from 'effect/Effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { agreeInWindow, approve, placeOrder, putInCart } from '../../support/purchase.ts'

const STRAWBERRIES = 2

/** The first approval reaches the gateway only once it is let go. */
const arrived = Promise.withResolvers<void>()
const letGo = Promise.withResolvers<void>()
const keys: string[] = []

function holdingFirst(gateway: PaymentGatewayPort): PaymentGatewayPort {
  return {
    ...gateway,
    confirm: (request) =>
      Effect.suspend(() => {
        keys.push(request.paymentKey)
        if (keys.length > 1) return gateway.confirm(request)
        arrived.resolve()
        return Effect.flatMap(
          Effect.promise(() => letGo.promise),
          () => gateway.confirm(request),
        )
      }),
  }
}

let market: TestMarket
beforeAll(async () => {
  market = await openMarket({ wrapGateway: holdingFirst })
})
afterAll(() => market.close())

test('승인하는 중에 다른 결제 키를 보내도 저장된 키로 묻고, 결제는 승인된다', async () => {
  const buyer = aBuyer(market)
  const order = await placeOrder(buyer, [await putInCart(buyer, STRAWBERRIES)])
  const returned = await agreeInWindow(market, { buyer, order })
  const right = approve<object>(buyer, order, returned)
  await arrived.promise
  const forged = await approve<object>(buyer, order, { ...returned, paymentKey: 'forged' })
  letGo.resolve()
  const paid = {
    status: 200,
    body: {
      ordersIdEncrypt: order.ordersIdEncrypt,
      orderClaimIdEncrypt: null,
      paymentStatusEnum: 'DEPOSIT_COMPLETE',
    },
  }
  expect({ answers: [await right, forged], keys }).toEqual({
    answers: [paid, paid],
    keys: [returned.paymentKey, returned.paymentKey],
  })
})
