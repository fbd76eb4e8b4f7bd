import { expirePayment } from '@jangteo/server/payment/expire-payment'
import { settlePayment } from '@jangteo/server/payment/settle-payment'
import type { PaymentGatewayPort } from '@jangteo/payment/gateway.port'
import * as Effect from 'effect/Effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import {
  agreeInWindow,
  approve,
  firstOption,
  type PlacedOrder,
  placeOrder,
  putInCart,
  showOrder,
  type WindowReturn,
} from '../../support/purchase.ts'

const STRAWBERRIES = 2
const MINUTE_MS = 60_000

/** Count of approvals asked of the gateway, by gateway order id. */
const confirmed = new Map<string, number>()

function counting(gateway: PaymentGatewayPort): PaymentGatewayPort {
  return {
    ...gateway,
    confirm: (request) =>
      Effect.suspend(() => {
        const { gatewayOrderId } = request
        confirmed.set(gatewayOrderId, (confirmed.get(gatewayOrderId) ?? 0) + 1)
        return gateway.confirm(request)
      }),
  }
}

let market: TestMarket
beforeAll(async () => {
  market = await openMarket({ wrapGateway: counting })
})
afterAll(() => market.close())

type Attempt = {
  readonly buyer: Buyer
  readonly order: PlacedOrder
  readonly returned: WindowReturn
}

async function agreed(form: Readonly<Record<string, string>> = {}): Promise<Attempt> {
  const buyer = aBuyer(market)
  const order = await placeOrder(buyer, [await putInCart(buyer, STRAWBERRIES)])
  return { buyer, order, returned: await agreeInWindow(market, { buyer, order, form }) }
}

const approveAttempt = ({ buyer, order, returned }: Attempt) => approve(buyer, order, returned)

async function paymentIdOf({ returned }: Attempt): Promise<number> {
  const { payment_id } = await market.database.db
    .selectFrom('payment_attempts')
    .select('payment_id')
    .where('gateway_order_id', '=', returned.gatewayOrderId)
    .executeTakeFirstOrThrow()
  return payment_id
}

async function statusesOf(attempt: Attempt) {
  const payment = await market.database.db
    .selectFrom('payments')
    .select(['status', 'order_id'])
    .where('id', '=', await paymentIdOf(attempt))
    .executeTakeFirstOrThrow()
  const items = await market.database.db
    .selectFrom('order_items')
    .select('status')
    .where('order_id', '=', payment.order_id)
    .execute()
  return { payment: payment.status, items: items.map(({ status }) => status) }
}

async function historyOf(attempt: Attempt): Promise<readonly string[]> {
  const rows = await market.database.db
    .selectFrom('payment_history')
    .select(['actor', 'event', 'from_status', 'to_status'])
    .where('payment_id', '=', await paymentIdOf(attempt))
    .orderBy('id')
    .execute()
  return rows.map((row) => `${row.actor} ${row.event} ${row.from_status}>${row.to_status}`)
}

test('결제가 승인되면 상품은 결제완료가 되고 장바구니가 비고 지나온 길이 남는다', async () => {
  const attempt = await agreed()
  const { status, body } = await approveAttempt(attempt)
  const cart = await attempt.buyer.ask<{ groups: readonly unknown[] }>('GET', '/shops/carts')
  const { payment } = await showOrder(attempt.buyer, attempt.order)
  expect({
    answer: [status, body],
    statuses: await statusesOf(attempt),
    cart: cart.groups,
    card: [payment.cardCompany, payment.installmentMonths],
    history: await historyOf(attempt),
  }).toEqual({
    answer: [
      200,
      {
        ordersIdEncrypt: attempt.order.ordersIdEncrypt,
        orderClaimIdEncrypt: null,
        paymentStatusEnum: 'DEPOSIT_COMPLETE',
      },
    ],
    statuses: { payment: 'DEPOSIT_COMPLETE', items: ['DC'] },
    cart: [],
    card: ['신한카드', 0],
    history: [
      'buyer buyer.request PAYMENT_WAIT>REQUESTED',
      'buyer buyer.return REQUESTED>APPROVING',
      'gateway gateway.approved APPROVING>DEPOSIT_COMPLETE',
    ],
  })
})

test('동시에 두 번, 그 뒤에 또 승인을 청해도 한 번만 결제되고 같은 답을 받는다', async () => {
  const attempt = await agreed()
  const both = await Promise.all([approveAttempt(attempt), approveAttempt(attempt)])
  const later = await approveAttempt(attempt)
  const rows = await historyOf(attempt)
  expect({
    statuses: [...both, later].map(({ status }) => status),
    approvals: rows.filter((row) => row.startsWith('gateway gateway.approved')),
  }).toEqual({
    statuses: [200, 200, 200],
    approvals: ['gateway gateway.approved APPROVING>DEPOSIT_COMPLETE'],
  })
})

test('금액이 다르면 결제사에 묻지 않고 거절한다', async () => {
  const attempt = await agreed()
  const { gatewayOrderId } = attempt.returned
  const cheaper = { ...attempt, returned: { ...attempt.returned, amount: 100 } }
  const { status, body } = await approveAttempt(cheaper)
  expect([status, body.code, confirmed.get(gatewayOrderId)]).toEqual([
    409,
    'PAYMENT_AMOUNT_DIFFERS',
    undefined,
  ])
})

test('카드사가 거절하면 까닭을 알려 주고 다시 결제할 수 있다', async () => {
  const attempt = await agreed({
    action: 'decline',
    reason: 'REJECT_CARD_COMPANY',
    atConfirm: 'on',
  })
  const { status, body } = await approveAttempt(attempt)
  expect([status, body]).toEqual([
    402,
    {
      code: 'PAYMENT_DECLINED',
      message: '카드사에서 결제를 거절했어요. 카드사에 문의하거나 다른 카드를 사용해 주세요.',
      status: 402,
      data: { gatewayCode: 'REJECT_CARD_COMPANY' },
    },
  ])
  const again = {
    ...attempt,
    returned: await agreeInWindow(market, { buyer: attempt.buyer, order: attempt.order }),
  }
  expect((await approveAttempt(again)).status).toBe(200)
})

test('결제사가 대답하지 않으면 확인 중이라고 하고, 작업이 결과를 찾아 마무리한다', async () => {
  const attempt = await agreed({ answer: 'silent' })
  const { status, body } = await approveAttempt(attempt)
  expect([status, body.code]).toEqual([503, 'PAYMENT_UNCONFIRMED'])
  await market.runtime.runPromise(settlePayment(await paymentIdOf(attempt)))
  expect(await statusesOf(attempt)).toEqual({ payment: 'DEPOSIT_COMPLETE', items: ['DC'] })
})

test('승인 요청이 결제사에 닿지 못했으면 작업이 같은 번호로 다시 청한다', async () => {
  const attempt = await agreed({ answer: 'lost' })
  expect((await approveAttempt(attempt)).status).toBe(503)
  await market.runtime.runPromise(settlePayment(await paymentIdOf(attempt)))
  expect(await statusesOf(attempt)).toEqual({ payment: 'DEPOSIT_COMPLETE', items: ['DC'] })
})

test('30분 안에 결제하지 않으면 주문이 사라지고 재고가 돌아온다', async () => {
  const attempt = await agreed()
  const { optionId, stock } = await firstOption(attempt.buyer, STRAWBERRIES)
  const paymentId = await paymentIdOf(attempt)
  market.advance(20 * MINUTE_MS)
  await attempt.buyer.ask('GET', '/accounts/me')
  market.advance(10 * MINUTE_MS - 1)
  await market.runtime.runPromise(expirePayment(paymentId))
  const early = await statusesOf(attempt)
  market.advance(1)
  await market.runtime.runPromise(expirePayment(paymentId))
  await market.runtime.runPromise(expirePayment(paymentId))
  const after = await firstOption(attempt.buyer, STRAWBERRIES)
  const { status, body } = await approveAttempt(attempt)
  expect({
    early,
    late: await statusesOf(attempt),
    returned: { optionId: after.optionId, stock: after.stock },
    approval: [status, body.code],
  }).toEqual({
    early: { payment: 'REQUESTED', items: ['PW'] },
    late: { payment: 'EXPIRED', items: ['C'] },
    returned: { optionId, stock: stock + 1 },
    approval: [409, 'PAYMENT_EXPIRED'],
  })
})

test('승인을 묻는 중에는 만료되지 않는다', async () => {
  const attempt = await agreed({ answer: 'silent' })
  await approveAttempt(attempt)
  market.advance(31 * MINUTE_MS)
  const paymentId = await paymentIdOf(attempt)
  await market.runtime.runPromise(expirePayment(paymentId))
  const waiting = await statusesOf(attempt)
  await market.runtime.runPromise(settlePayment(paymentId))
  expect([waiting.items, (await statusesOf(attempt)).items]).toEqual([['PW'], ['DC']])
})

test('다른 창에서 다시 시작하면 먼저 연 창의 결제는 끝난다', async () => {
  const first = await agreed()
  const returned = await agreeInWindow(market, { buyer: first.buyer, order: first.order })
  const { status, body } = await approveAttempt(first)
  expect([status, body.code]).toEqual([409, 'PAYMENT_ATTEMPT_ENDED'])
  expect((await approveAttempt({ ...first, returned })).status).toBe(200)
})

test('남의 결제는 없는 결제다', async () => {
  const attempt = await agreed()
  const stranger = aBuyer(market)
  await placeOrder(stranger, [await putInCart(stranger, STRAWBERRIES)])
  const { status, body } = await approve(stranger, attempt.order, attempt.returned)
  expect([status, body.code]).toEqual([404, 'PAYMENT_NOT_FOUND'])
})
