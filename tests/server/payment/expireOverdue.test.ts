import { DAY_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { expireOverdue } from '@jangteo/server/payment/expire-overdue'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { anOwedClaim } from '../../support/claim/owedClaim.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMemberInApp } from '../../support/member.ts'
import { issueAccount, placeBy, STRAWBERRIES } from '../../support/payment/deposit.ts'
import { endOverdue } from '../../support/payment/endOverdue.ts'
import { agreeInWindow, approve, firstOption, type PlacedOrder } from '../../support/purchase.ts'

let market: TestMarket
beforeEach(async () => {
  market = await openMarket()
})
afterEach(() => market.close())

const look = () => market.runtime.runPromise(expireOverdue)

async function rowsOf<Row extends object>(text: string): Promise<Row[]> {
  const { rows } = await market.database.pool.query<Row>(text)
  return rows
}

const statuses = async () =>
  (await rowsOf<{ status: string }>('SELECT status FROM payments ORDER BY id')).map(
    ({ status }) => status,
  )

/** Tasks of the jobs that end a payment, in the order in which they run. */
const expiries = async () =>
  (
    await rowsOf<{ task: string }>(`SELECT task_identifier AS task FROM graphile_worker.jobs
      WHERE task_identifier IN ('expire-payment', 'expire-deposit') ORDER BY run_at, id`)
  ).map(({ task }) => task)

async function payByCard(buyer: Buyer, order: PlacedOrder): Promise<void> {
  await approve(buyer, order, await agreeInWindow(market, { buyer, order }))
}

test('결제를 기다리는 주문에는 일이 없고, 30분이 되면 찾아서 한 번 끝낸다', async () => {
  const buyer = aBuyer(market)
  const { stock } = await firstOption(buyer, STRAWBERRIES)
  await placeBy(buyer, 'CARD')
  const paid = aBuyer(market)
  await payByCard(paid, await placeBy(paid, 'CARD'))
  market.advance(30 * MINUTE_MS - 1)
  await look()
  const early = await expiries()
  market.advance(1)
  await Promise.all([look(), look()])
  const found = await expiries()
  await endOverdue(market)
  await endOverdue(market)
  const after = await firstOption(buyer, STRAWBERRIES)
  expect([early, found, await expiries(), await statuses(), after.stock]).toEqual([
    [],
    ['expire-payment'],
    [],
    ['EXPIRED', 'DEPOSIT_COMPLETE'],
    stock - 1,
  ])
})

test('입금하지 않은 계좌는 기한이 지나면 찾아서 닫고, 오래 지난 것부터 한다', async () => {
  await issueAccount(market)
  await placeBy(aBuyer(market), 'CARD')
  market.advance(6 * DAY_MS)
  await look()
  const found = await expiries()
  await endOverdue(market)
  expect([found, await statuses()]).toEqual([
    ['expire-payment', 'expire-deposit'],
    ['DEPOSIT_CANCEL', 'EXPIRED'],
  ])
})

test('승인을 묻는 결제와, 클레임의 추가결제는 찾지 않는다', async () => {
  const buyer = aBuyer(market)
  const order = await placeBy(buyer, 'CARD')
  const form = { answer: 'silent' }
  await approve(buyer, order, await agreeInWindow(market, { buyer, order, form }))
  await anOwedClaim(market, (await aMemberInApp(market)).buyer)
  market.advance(30 * DAY_MS)
  await look()
  expect([await statuses(), await expiries()]).toEqual([
    ['APPROVING', 'DEPOSIT_COMPLETE', 'PAYMENT_WAIT'],
    [],
  ])
})
