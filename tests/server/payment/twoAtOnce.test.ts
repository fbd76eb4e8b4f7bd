import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import {
  atBank,
  cancelDeposit,
  checkAccount,
  eventsOf,
  type IssuedOrder,
  issueAccount,
  noticesOf,
  placeBy,
  read,
  standOf,
  STRAWBERRIES,
} from '../../support/payment/deposit.ts'
import {
  agreeInWindow,
  approve,
  fillOrder,
  firstOption,
  type PlacedOrder,
  putInCart,
} from '../../support/purchase.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const stockOf = async () => (await firstOption(aBuyer(market), STRAWBERRIES)).stock

async function attemptsOf(order: PlacedOrder, gatewayOrderIds: readonly string[]) {
  const rows = await market.database.db
    .selectFrom('payment_attempts')
    .select(['gateway_order_id', 'status', 'failure_code'])
    .where('gateway_order_id', 'in', gatewayOrderIds)
    .orderBy('status')
    .execute()
  return rows.map(({ status, failure_code: code }) => [order.payableAmount, status, code])
}

test('같은 번호로 한꺼번에 보낸 주문은 하나이고 재고도 한 번만 빠진다', async () => {
  const buyer = aBuyer(market)
  const body = await fillOrder(buyer, [await putInCart(buyer, STRAWBERRIES)])
  const before = await stockOf()
  const place = () => buyer.call<PlacedOrder>('POST', '/shops/orders', { body, key: 'at once' })
  const [first, second] = await atOnce(market, 'order_items', [place, place])
  expect([first?.status, second, before - (await stockOf())]).toEqual([200, first, 1])
})

test('결제창을 한꺼번에 둘 열면 나중 것만 살아 있다', async () => {
  const buyer = aBuyer(market)
  const order = await placeBy(buyer, 'CARD')
  const path = `/systems/payments/${order.paymentGatewayIdEncrypt}/request-data`
  const open = () => buyer.call<{ gatewayOrderId: string }>('POST', path, { body: {} })
  const answers = await atOnce(market, 'payments', [open, open])
  const opened = answers.map(({ body }) => body.gatewayOrderId)
  expect([answers.map(({ status }) => status), await attemptsOf(order, opened)]).toEqual([
    [200, 200],
    [
      [order.payableAmount, 'FAILED', 'SUPERSEDED'],
      [order.payableAmount, 'REQUESTED', null],
    ],
  ])
})

test('승인을 한꺼번에 두 번 청해도 한 번만 결제된다', async () => {
  const buyer = aBuyer(market)
  const order = await placeBy(buyer, 'CARD')
  const returned = await agreeInWindow(market, { buyer, order })
  const ask = () => approve(buyer, order, returned)
  const both = await atOnce(market, 'payments', [ask, ask])
  const statuses = both.map(({ status }) => status)
  expect([statuses, await attemptsOf(order, [returned.gatewayOrderId])]).toEqual([
    [200, 200],
    [[order.payableAmount, 'APPROVED', null]],
  ])
})

/** The market's hook hears what a gateway says of a deposit, once more. */
async function notifyDeposit({ attemptId, gatewayOrderId }: IssuedOrder): Promise<number> {
  const { deposit_secret: secret } = await market.database.db
    .selectFrom('payment_attempts')
    .select('deposit_secret')
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow()
  const { status } = await fetch(`${market.url}/hooks/payments/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      eventType: 'DEPOSIT_CALLBACK',
      noticeKey: 'reported at once',
      gatewayOrderId,
      secret,
    }),
  })
  return status
}

test('입금 알림이 한꺼번에 두 번 와도 모두 받고 한 번만 입금된다', async () => {
  const issued = await issueAccount(market)
  await atBank(market, issued, { action: 'deposit' })
  const say = () => notifyDeposit(issued)
  const answers = await atOnce(market, 'gateway_notices', [say, say])
  await atOnce(market, 'payments', [() => read(market, issued), () => read(market, issued)])
  const events = await eventsOf(market, issued)
  expect([
    answers,
    await standOf(market, issued),
    events.filter((event) => event === 'gateway.deposited'),
    (await noticesOf(market, issued)).length,
  ]).toEqual([[200, 200], { payment: 'DEPOSIT_COMPLETE', items: ['DC'] }, ['gateway.deposited'], 1])
})

test('입금 전 취소를 한꺼번에 두 번 눌러도 재고는 한 번만 돌아온다', async () => {
  const issued = await issueAccount(market)
  const before = await stockOf()
  const cancel = () => cancelDeposit<object>(issued)
  const [first, second] = await atOnce(market, 'payments', [cancel, cancel])
  expect([
    first?.status,
    second,
    await standOf(market, issued),
    (await stockOf()) - before,
  ]).toEqual([200, first, { payment: 'DEPOSIT_CANCEL', items: ['C'] }, 1])
})

test('취소와 입금이 한꺼번에 오면 하나만 이긴다', async () => {
  const issued = await issueAccount(market)
  await atBank(market, issued, { action: 'deposit' })
  const before = await stockOf()
  const [status] = await atOnce<unknown>(market, 'payments', [
    () => cancelDeposit(issued).then((answer) => answer.status),
    () => read(market, issued),
  ])
  const returned = (await stockOf()) - before
  expect([status, await standOf(market, issued), returned]).toEqual(
    status === 200
      ? [200, { payment: 'DEPOSIT_CANCEL', items: ['C'] }, 1]
      : [409, { payment: 'DEPOSIT_COMPLETE', items: ['DC'] }, 0],
  )
})

test('환불계좌를 한꺼번에 두 번 알려도 하나가 남는다', async () => {
  const issued = await issueAccount(market)
  const numbers = ['110-123-456789', '110-987-654321']
  const answers = await atOnce(
    market,
    'order_refund_accounts',
    numbers.map((accountNumber) => () => checkAccount(issued, { accountNumber })),
  )
  const { rows } = await market.database.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM order_refund_accounts
     JOIN payments USING (order_id) WHERE payments.id = $1`,
    [issued.paymentId],
  )
  expect([answers.map(({ body }) => body.result), rows]).toEqual([
    ['match', 'match'],
    [{ count: 1 }],
  ])
})
