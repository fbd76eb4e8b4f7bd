import { expireDeposit } from '@jangteo/server/payment/expire-deposit'
import { expirePayment } from '@jangteo/server/payment/expire-payment'
import { settlePayment } from '@jangteo/server/payment/settle-payment'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { happen, itemOf } from '../../support/order/paidOrder.ts'
import {
  atBank,
  eventsOf,
  type IssuedOrder,
  issueAccount,
  noticesOf,
  read,
  standOf,
} from '../../support/payment/deposit.ts'
import { showOrder } from '../../support/purchase.ts'

const DAY_MS = 24 * 60 * 60_000

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const run = (program: Parameters<TestMarket['runtime']['runPromise']>[0]) =>
  market.runtime.runPromise(program)

const WAITS = { payment: 'DEPOSIT_READY', items: ['DR'] }
const PAID = { payment: 'DEPOSIT_COMPLETE', items: ['DC'] }

async function deposited(): Promise<IssuedOrder> {
  const issued = await issueAccount(market)
  await atBank(market, issued, { action: 'deposit' })
  await read(market, issued)
  return issued
}

describe('가상계좌 발급', () => {
  test.each([
    ['회원', '2026-08-25T14:59:59.999Z', async () => (await aMember(market)).buyer],
    ['비회원', '2026-08-22T14:59:59.999Z', async () => aBuyer(market)],
  ])('%s에게 계좌와 %s까지인 입금 기한을 알려 주고, 장바구니는 빈다', async (_, dueAt, enter) => {
    const issued = await issueAccount(market, {}, await enter())
    const detail = await showOrder(issued.buyer, issued.order)
    const cart = await issued.buyer.ask<{ groups: readonly unknown[] }>('GET', '/shops/carts')
    const account = await market.database.db
      .selectFrom('payment_attempts')
      .select(['deposit_account_number', 'deposit_due_at'])
      .where('id', '=', issued.attemptId)
      .executeTakeFirstOrThrow()
    expect({
      stand: await standOf(market, issued),
      cart: cart.groups,
      account: detail.depositAccount,
      actions: itemOf(detail).actions,
    }).toEqual({
      stand: WAITS,
      cart: [],
      account: {
        bankCode: '88',
        accountNumber: account.deposit_account_number,
        holderName: '장터(모의결제)',
        amount: issued.order.payableAmount,
        dueAt,
      },
      actions: ['SHOW_DEPOSIT_ACCOUNT', 'CANCEL_DEPOSIT', 'CHANGE_ADDRESS'],
    })
  })

  test('결제사가 답하지 않아도 작업이 계좌를 찾아 온다', async () => {
    const issued = await issueAccount(market, { answer: 'silent' })
    expect(await standOf(market, issued)).toEqual({ payment: 'APPROVING', items: ['PW'] })
    await run(settlePayment(issued.paymentId))
    expect(await standOf(market, issued)).toEqual(WAITS)
  })

  test('결제 30분이 지나도 입금 기한까지는 사라지지 않는다', async () => {
    const issued = await issueAccount(market, {}, (await aMember(market)).buyer)
    market.advance(DAY_MS)
    await run(expirePayment(issued.paymentId))
    await run(expireDeposit(issued.paymentId))
    expect(await standOf(market, issued)).toEqual(WAITS)
  })
})

describe('입금 알림', () => {
  test('입금되면 결제완료가 된다', async () => {
    const issued = await deposited()
    expect([await standOf(market, issued), await noticesOf(market, issued)]).toEqual([
      PAID,
      ['gateway.deposited'],
    ])
  })

  test('알림이 두 번 오고 동시에 읽혀도 한 번만 입금된다', async () => {
    const issued = await issueAccount(market)
    await atBank(market, issued, { action: 'depositNotifiedTwice' })
    await Promise.all([read(market, issued), read(market, issued)])
    await atBank(market, issued, { action: 'noticeAgain' })
    await read(market, issued)
    const events = await eventsOf(market, issued)
    expect([
      await standOf(market, issued),
      events.filter((event) => event === 'gateway.deposited'),
    ]).toEqual([PAID, ['gateway.deposited']])
  })

  test('되돌린 알림이 먼저 와도 물어본 대로 남는다', async () => {
    const issued = await issueAccount(market)
    await atBank(market, issued, { action: 'depositAndReverse' })
    await read(market, issued)
    expect([await standOf(market, issued), await noticesOf(market, issued)]).toEqual([
      WAITS,
      ['unchanged'],
    ])
  })

  test('비밀값이 틀린 알림으로는 묻지도 바꾸지도 않고, 남기지도 않는다', async () => {
    const issued = await issueAccount(market)
    await atBank(market, issued, { action: 'depositNotifiedWrongly' })
    await read(market, issued)
    expect([await standOf(market, issued), await noticesOf(market, issued)]).toEqual([WAITS, []])
  })

  test('은행은 다른 금액을 받지 않고, 알림도 없다', async () => {
    const issued = await issueAccount(market)
    const amount = issued.order.payableAmount - 1
    expect([
      await atBank(market, issued, { action: 'deposit', amount }),
      await noticesOf(market, issued),
    ]).toEqual([422, []])
  })

  test('준비 전에 되돌아가면 다시 입금을 기다리고, 다시 입금할 수 있다', async () => {
    const issued = await deposited()
    await atBank(market, issued, { action: 'reverse' })
    await read(market, issued)
    const waits = await standOf(market, issued)
    await atBank(market, issued, { action: 'deposit' })
    await read(market, issued)
    expect([waits, await standOf(market, issued)]).toEqual([WAITS, PAID])
  })

  test('준비를 시작한 뒤에 되돌아가면 한 번 사람에게 알리고 주문은 그대로다', async () => {
    const issued = await deposited()
    const detail = await showOrder(issued.buyer, issued.order)
    await happen(market, itemOf(detail), 'seller.acknowledge')
    await atBank(market, issued, { action: 'reverse' })
    await read(market, issued)
    await atBank(market, issued, { action: 'noticeAgain' })
    await read(market, issued)
    const events = await eventsOf(market, issued)
    expect([await standOf(market, issued), events.slice(-1), events.length]).toEqual([
      { payment: 'DEPOSIT_COMPLETE', items: ['SR'] },
      ['gateway.depositReversed'],
      5,
    ])
  })

  test('기한이 지나 계좌가 닫힌 뒤에 되돌아가도 알아차리고 주문을 끝낸다', async () => {
    const issued = await deposited()
    market.advance(5 * DAY_MS)
    await atBank(market, issued, { action: 'reverse' })
    await read(market, issued)
    const reversed = await standOf(market, issued)
    await run(expireDeposit(issued.paymentId))
    expect([reversed, await standOf(market, issued)]).toEqual([
      WAITS,
      { payment: 'DEPOSIT_CANCEL', items: ['C'] },
    ])
  })
})
