import { declineText } from '@jangteo/core/payment/decline.rules'
import { WINDOW_DECLINES } from '@jangteo/payment/sandbox/window-form'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { agreeInWindow, approve, placeOrder, putInCart } from '../../support/purchase.ts'

const STRAWBERRIES = 2

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

test.each(WINDOW_DECLINES)('승인의 %s는 그 글로 알리고, 다시 결제할 수 있다', async (reason) => {
  const buyer = aBuyer(market)
  const order = await placeOrder(buyer, [await putInCart(buyer, STRAWBERRIES)])
  const form = { action: 'decline', reason, atConfirm: 'on' }
  const returned = await agreeInWindow(market, { buyer, order, form })
  const refused = await approve(buyer, order, returned)
  const id = order.paymentGatewayIdEncrypt
  const path = `/systems/pages/payment?paymentGatewayIdEncrypt=${id}`
  const page = await buyer.ask<{ paymentProgressEnum: string; decline: object }>('GET', path)
  const again = await approve(buyer, order, await agreeInWindow(market, { buyer, order }))
  expect({
    refused: [refused.status, refused.body.code, refused.body.message],
    page: [page.paymentProgressEnum, page.decline],
    again: again.status,
  }).toEqual({
    refused: [402, 'PAYMENT_DECLINED', declineText(reason)],
    page: ['DECLINED', { gatewayCode: reason, message: declineText(reason) }],
    again: 200,
  })
})
