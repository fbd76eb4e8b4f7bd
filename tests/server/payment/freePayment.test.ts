import { expirePayment } from '@jangteo/server/payment/expire-payment'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { type PlacedOrder, placeOrder, putInCart, showOrder } from '../../support/purchase.ts'

const STRAWBERRIES = 2
const MINUTE_MS = 60_000

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

type Free = { readonly buyer: Buyer; readonly order: PlacedOrder; readonly paymentId: number }

/** An order that costs nothing, as its row says; a guest has no coupons that take a whole price off. */
async function aFreeOrder(): Promise<Free> {
  const buyer = aBuyer(market)
  const order = await placeOrder(buyer, [await putInCart(buyer, STRAWBERRIES)])
  const { db } = market.database
  const { id: paymentId } = await db
    .selectFrom('payments')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('payments')
    .set({ amount: 0, method: 'FREE' })
    .where('id', '=', paymentId)
    .execute()
  return { buyer, order, paymentId }
}

function approveFree(buyer: Buyer, order: PlacedOrder) {
  const path = `/systems/payments/${order.paymentGatewayIdEncrypt}/approve-data/zero`
  return buyer.call<object>('POST', path, { body: {} })
}

const codeOf = ({ status, body }: { readonly status: number; readonly body: object }) => [
  status,
  'code' in body ? body.code : null,
]

test('낼 돈이 없는 주문은 결제사 없이 결제완료가 되고, 두 번 눌러도 한 번이다', async () => {
  const { buyer, order, paymentId } = await aFreeOrder()
  const answers = await Promise.all([approveFree(buyer, order), approveFree(buyer, order)])
  const later = await approveFree(buyer, order)
  const { groups, payment } = await showOrder(buyer, order)
  const cart = await buyer.ask<{ groups: readonly unknown[] }>('GET', '/shops/carts')
  const { db } = market.database
  const history = await db
    .selectFrom('payment_history')
    .select(['actor', 'event', 'to_status'])
    .where('payment_id', '=', paymentId)
    .execute()
  const attempts = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('payment_id', '=', paymentId)
    .execute()
  const answer = {
    status: 200,
    body: {
      ordersIdEncrypt: order.ordersIdEncrypt,
      orderClaimIdEncrypt: null,
      paymentStatusEnum: 'DEPOSIT_COMPLETE',
    },
  }
  expect({
    answers: [...answers, later],
    items: groups.flatMap(({ items }) => items.map((item) => item.orderItemStatusEnum)),
    payment: [payment.paymentMethodEnum, payment.paymentStatusEnum],
    cart: cart.groups,
    history,
    attempts,
  }).toEqual({
    answers: [answer, answer, answer],
    items: ['DC'],
    payment: ['FREE', 'DEPOSIT_COMPLETE'],
    cart: [],
    history: [{ actor: 'buyer', event: 'buyer.payNothing', to_status: 'DEPOSIT_COMPLETE' }],
    attempts: [],
  })
})

test('낼 돈이 있는 주문은 0원으로 끝나지 않는다', async () => {
  const buyer = aBuyer(market)
  const order = await placeOrder(buyer, [await putInCart(buyer, STRAWBERRIES)])
  const { groups } = await showOrder(buyer, order)
  expect([
    codeOf(await approveFree(buyer, order)),
    groups.flatMap(({ items }) => items.map((item) => item.orderItemStatusEnum)),
  ]).toEqual([[409, 'PAYMENT_NOT_FREE'], ['PW']])
})

test('시간이 지난 주문과 남의 주문은 0원으로 끝나지 않는다', async () => {
  const { buyer, order, paymentId } = await aFreeOrder()
  const stranger = aBuyer(market)
  await placeOrder(stranger, [await putInCart(stranger, STRAWBERRIES)])
  const foreign = await approveFree(stranger, order)
  market.advance(20 * MINUTE_MS)
  await buyer.ask('GET', '/accounts/me')
  market.advance(10 * MINUTE_MS)
  await market.runtime.runPromise(expirePayment(paymentId))
  expect([codeOf(foreign), codeOf(await approveFree(buyer, order))]).toEqual([
    [404, 'PAYMENT_NOT_FOUND'],
    [409, 'PAYMENT_EXPIRED'],
  ])
})
