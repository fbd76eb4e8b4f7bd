import { orderNumberToId } from '@jangteo/core/order/orderNumber.rules'
import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { notifyConfirmSoon } from '@jangteo/server/order/notify-confirm-soon'
import { expect, test } from 'vitest'
import { anOrderOf } from '../../support/claim/claimCalls.ts'
import { work } from '../../support/claim/claimDesk.ts'
import { openMarket } from '../../support/market.ts'
import { aMemberInApp } from '../../support/member.ts'
import { notificationsOf } from '../../support/notification/inboxes.ts'
import { atBank, issueAccount, read, STRAWBERRIES } from '../../support/payment/deposit.ts'
import { endOverdue } from '../../support/payment/endOverdue.ts'

test('구매확정 전날 한 번 알린다', async () => {
  const market = await openMarket()
  const { buyer, memberId } = await aMemberInApp(market)
  await anOrderOf(market, buyer, { goods: [STRAWBERRIES], until: 'SC' })
  const days: string[][] = []
  for (let day = 0; day < 8; day += 1) {
    market.advance(DAY_MS)
    await market.runtime.runPromise(notifyConfirmSoon)
    await market.runtime.runPromise(notifyConfirmSoon)
    const contents = await notificationsOf(market, 'BUYER', { memberId })
    days.push(contents.filter(({ kind }) => kind === 'CONFIRM_SOON').map(({ kind }) => kind))
  }
  await market.close()
  expect(days.map(({ length }) => length)).toEqual([0, 0, 0, 0, 0, 1, 1, 1])
})

test('입금을 기다리면 기한을 알리고, 마지막 날 아침에 다시, 지나면 취소됐다고 알린다', async () => {
  const market = await openMarket()
  const { buyer, memberId } = await aMemberInApp(market)
  await issueAccount(market, {}, buyer)
  const kinds = async () =>
    (await notificationsOf(market, 'BUYER', { memberId })).map(({ kind }) => kind)
  const opened = await kinds()
  market.advance(2 * DAY_MS)
  await work(market, 'remind-deposit')
  const early = await kinds()
  market.advance(DAY_MS)
  await work(market, 'remind-deposit')
  const lastDay = await kinds()
  market.advance(DAY_MS)
  await endOverdue(market)
  const missed = await kinds()
  await market.close()
  expect([opened, early, lastDay, missed]).toEqual([
    ['DEPOSIT_DUE'],
    ['DEPOSIT_DUE'],
    ['DEPOSIT_DUE', 'DEPOSIT_DUE'],
    ['DEPOSIT_DUE', 'DEPOSIT_DUE', 'DEPOSIT_MISSED'],
  ])
})

test('은행이 입금을 되돌리면 다시 입금하라고 알리고, 다시 입금하면 주문이 완료됐다고 알린다', async () => {
  const market = await openMarket()
  const { buyer, memberId } = await aMemberInApp(market)
  const issued = await issueAccount(market, {}, buyer)
  for (const action of ['deposit', 'reverse', 'deposit'] as const) {
    market.advance(60_000)
    await atBank(market, issued, { action })
    await read(market, issued)
  }
  const kinds = (await notificationsOf(market, 'BUYER', { memberId })).map(({ kind }) => kind)
  await market.close()
  expect(kinds).toEqual(['DEPOSIT_DUE', 'ORDER_PAID', 'DEPOSIT_REVERSED', 'ORDER_PAID'])
})

test('교환한 상품도 구매확정 전날 한 번 알린다', async () => {
  const market = await openMarket()
  const { buyer, memberId } = await aMemberInApp(market)
  const order = await anOrderOf(market, buyer, { goods: [STRAWBERRIES], until: 'SC' })
  await market.database.db
    .updateTable('order_items')
    .set({ status: 'E' })
    .where('order_id', '=', orderNumberToId(order.orderNumber) ?? 0)
    .execute()
  market.advance(6 * DAY_MS)
  await market.runtime.runPromise(notifyConfirmSoon)
  const contents = await notificationsOf(market, 'BUYER', { memberId })
  await market.close()
  expect(contents.filter(({ kind }) => kind === 'CONFIRM_SOON').length).toBe(1)
})
