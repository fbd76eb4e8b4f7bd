import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { notifyConfirmSoon } from '@jangteo/server/order/notify-confirm-soon'
import { expect, test } from 'vitest'
import { anOrderOf } from '../../support/claim/claimCalls.ts'
import { work } from '../../support/claim/claimDesk.ts'
import { openMarket } from '../../support/market.ts'
import { aMemberInApp } from '../../support/member.ts'
import { notificationsOf } from '../../support/notification/inboxes.ts'
import { issueAccount, STRAWBERRIES } from '../../support/payment/deposit.ts'
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
