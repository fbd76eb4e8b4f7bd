import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from '@jangteo/core/payment/payment.codes'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { needsPin, waitsForDeposit } from '@jangteo/core/payment/paymentMethod.rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { setPin, verifyPin } from '../../support/pin.ts'
import { placeBy } from '../../support/payment/deposit.ts'
import { agreeInWindow, approve } from '../../support/purchase.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

/** Reads the payment method in the gateway's window. */
async function methodInWindow(windowUrl: string): Promise<string> {
  const response = await market.handleWindow(new Request(`http://market.test${windowUrl}`))
  const text = (await response?.text()) ?? ''
  return /<dt>결제수단<\/dt>\s*<dd>(.*?)<\/dd>/.exec(text)?.[1] ?? ''
}

/** A member with the pay platform and a payment PIN. */
async function aBuyerWithPin(): Promise<Buyer> {
  const { buyer } = await aMember(market, 'MEMBER', { platforms: ['PAY'] })
  await setPin(buyer)
  return buyer
}

async function ticketFor(buyer: Buyer, method: PaymentMethod): Promise<string | undefined> {
  return needsPin(method) ? verifyPin(buyer) : undefined
}

const METHODS = PAYMENT_METHODS.filter((method) => method !== 'FREE')

test.each(METHODS)('%s로 주문하면 그 결제창이 열리고 결제할 수 있다', async (method) => {
  const buyer = await aBuyerWithPin()
  const order = await placeBy(buyer, method)
  const path = `/systems/payments/${order.paymentGatewayIdEncrypt}/request-data`
  const body = { pinTicket: await ticketFor(buyer, method) }
  const { windowUrl } = await buyer.ask<{ windowUrl: string }>('POST', path, { body })
  const shown = await methodInWindow(windowUrl)
  const pinTicket = await ticketFor(buyer, method)
  const returned = await agreeInWindow(market, { buyer, order, form: { bank: '88' }, pinTicket })
  const answer = await approve(buyer, order, returned)
  const paid = waitsForDeposit(method) ? 'DEPOSIT_READY' : 'DEPOSIT_COMPLETE'
  expect([shown, answer.status, answer.body]).toEqual([
    PAYMENT_METHOD_LABELS[method],
    200,
    {
      ordersIdEncrypt: order.ordersIdEncrypt,
      orderClaimIdEncrypt: null,
      paymentStatusEnum: paid,
    },
  ])
})

test('결제하지 못한 주문은 어떤 결제수단으로든 바꿔 결제창을 연다', async () => {
  const buyer = await aBuyerWithPin()
  const order = await placeBy(buyer, 'CARD')
  const path = `/systems/payments/${order.paymentGatewayIdEncrypt}/request-data`
  const shown: (readonly [PaymentMethod, string])[] = []
  for (const method of METHODS) {
    const body = { paymentMethodEnum: method, pinTicket: await ticketFor(buyer, method) }
    const { windowUrl } = await buyer.ask<{ windowUrl: string }>('POST', path, { body })
    shown.push([method, await methodInWindow(windowUrl)])
  }
  expect(shown).toEqual(METHODS.map((method) => [method, PAYMENT_METHOD_LABELS[method]]))
})
