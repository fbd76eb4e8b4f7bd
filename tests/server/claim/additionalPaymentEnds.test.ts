import { settlePayment } from '@jangteo/server/payment/settle-payment'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { showClaim } from '../../support/claim/claimCalls.ts'
import {
  claimHistoryOf,
  dueTimes,
  goOn,
  heldAtGateway,
  payAdditional,
  withdraw,
  work,
} from '../../support/claim/claimDesk.ts'
import {
  accountFor,
  anOwedClaim,
  type OwedClaim,
  owedHistoryOf,
  payOwed,
  requestBy,
  standOfOwed,
} from '../../support/claim/owedClaim.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMemberInApp } from '../../support/member.ts'
import { atBank, checkAccount, read, refundsOf } from '../../support/payment/deposit.ts'
import { endOverdue } from '../../support/payment/endOverdue.ts'
import { agreeInWindow, approve } from '../../support/purchase.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * 60 * 1000
const DUE = 'additional-payment-due'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const owedBy = async (...type: readonly ('CANCEL' | 'EXCHANGE' | 'RETURN')[]) =>
  anOwedClaim(market, (await aMemberInApp(market)).buyer, ...type)

const MISSING = { claim: 'WITHDRAWN', additional: 'CANCELLED', payments: ['EXPIRED'] }

async function refusalOf({ buyer, owed }: OwedClaim): Promise<string> {
  return (await requestBy({ buyer, owed }, 'CARD')).body.code
}

describe('기한', () => {
  test('수거하기 전에 이레가 지나면 신청이 저절로 철회되고, 횟수에 세지 않고, 더는 낼 수 없다', async () => {
    const asked = await owedBy('EXCHANGE')
    market.advance(6 * DAY_MS)
    await work(market, DUE)
    const early = await standOfOwed(market, asked)
    market.advance(2 * DAY_MS)
    await work(market, DUE)
    const { withdrawal } = await showClaim(asked.buyer, asked.claim)
    expect({
      early,
      late: await standOfOwed(market, asked),
      count: withdrawal.count,
      history: await claimHistoryOf(market, asked.claim),
      paying: await refusalOf(asked),
    }).toEqual({
      early: { claim: 'EA', additional: 'WAITING', payments: ['PAYMENT_WAIT'] },
      late: MISSING,
      count: 0,
      history: ['buyer buyer.request >EA', 'system additionalPayment.unpaid EA>WITHDRAWN'],
      paying: 'NOT_CHANGE_ADDITIONAL_PAYMENT',
    })
  })

  test('수거한 뒤에는 끝나지 않고, 판매자가 청하는 동안 이레씩 더 낼 수 있다', async () => {
    const asked = await owedBy('EXCHANGE')
    await goOn(market, asked.claim, 'seller.collect')
    market.advance(8 * DAY_MS)
    await work(market, DUE)
    const overdue = await standOfOwed(market, asked)
    market.advance(8 * DAY_MS)
    await work(market, DUE)
    const { status } = await payOwed(market, asked)
    await work(market, DUE)
    expect({
      overdue,
      status,
      after: await standOfOwed(market, asked),
      history: await owedHistoryOf(market, asked),
    }).toEqual({
      overdue: { claim: 'EI', additional: 'WAITING', payments: ['PAYMENT_WAIT'] },
      status: 200,
      after: { claim: 'EI', additional: 'PAID', payments: ['DEPOSIT_COMPLETE'] },
      history: [
        'system system.due WAITING>WAITING',
        'system system.due WAITING>WAITING',
        'buyer buyer.pay WAITING>APPROVING',
        'gateway gateway.approved APPROVING>PAID',
      ],
    })
  })

  test('결제사에 묻는 중이거나 계좌가 열려 있으면 기다린다', async () => {
    const asked = await owedBy('EXCHANGE')
    market.advance(7 * DAY_MS)
    await payOwed(market, asked, { answer: 'silent' })
    const { id } = await market.database.db
      .selectFrom('payments')
      .select(['id', 'additional_payment_id'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    market.advance(DAY_MS)
    await work(market, DUE)
    const waiting = await standOfOwed(market, asked)
    await market.runtime.runPromise(settlePayment(id))
    expect([waiting, await standOfOwed(market, asked)]).toEqual([
      { claim: 'EA', additional: 'APPROVING', payments: ['APPROVING'] },
      { claim: 'EA', additional: 'PAID', payments: ['DEPOSIT_COMPLETE'] },
    ])
  })

  test('계좌는 추가결제의 마지막 날보다 오래 열려 있지 않다', async () => {
    const asked = await owedBy('EXCHANGE')
    market.advance(6 * DAY_MS)
    const issued = await accountFor(market, asked)
    const { rows } = await market.database.pool.query<{ isSame: boolean }>(
      `SELECT deposit_due_at = due_at AS "isSame" FROM payment_attempts
       JOIN payments ON payments.id = payment_attempts.payment_id
       JOIN additional_payments ON additional_payments.id = payments.additional_payment_id
       WHERE payment_attempts.id = $1`,
      [issued.attemptId],
    )
    market.advance(2 * DAY_MS)
    await work(market, DUE)
    await endOverdue(market)
    const { claim, additional, payments } = await standOfOwed(market, asked)
    market.advance(DAY_MS)
    await work(market, DUE)
    expect([rows, claim, additional, payments, await standOfOwed(market, asked)]).toEqual([
      [{ isSame: true }],
      'EA',
      'WAITING',
      ['DEPOSIT_CANCEL', 'PAYMENT_WAIT'],
      { claim: 'WITHDRAWN', additional: 'CANCELLED', payments: ['DEPOSIT_CANCEL', 'EXPIRED'] },
    ])
  })
})

describe('철회와 거부', () => {
  test('내지 않은 것은 취소되고, 열려 있던 계좌도 닫혀 늦게 들어온 돈은 돌아간다', async () => {
    const asked = await owedBy('EXCHANGE')
    const issued = await accountFor(market, asked)
    const { status } = await withdraw(asked.buyer, asked.claim)
    await work(market, 'close-account')
    await atBank(market, issued, { action: 'depositLate' })
    await read(market, issued)
    await checkAccount(issued)
    await work(market, 'settle-refunds')
    expect([status, await standOfOwed(market, asked), await refundsOf(market, issued)]).toEqual([
      200,
      { claim: 'WITHDRAWN', additional: 'CANCELLED', payments: ['DEPOSIT_CANCEL'] },
      [{ amount: 6_000, status: 'DONE', failure_code: null }],
    ])
  })

  test('수거하기 전에 판매자가 거부하면 낸 것이 모두 돌아간다', async () => {
    const asked = await owedBy('EXCHANGE')
    await payAdditional(market, asked.buyer, asked.claim)
    const states = await goOn(market, asked.claim, 'seller.refuse')
    await work(market, 'settle-refunds')
    expect([
      states,
      await standOfOwed(market, asked),
      await heldAtGateway(market, asked.order),
    ]).toEqual([
      ['ER'],
      { claim: 'ER', additional: 'REFUNDED', payments: ['REFUND_COMPLETE'] },
      50_000,
    ])
  })

  test('결제를 확인하는 동안에는 철회도 거부도 하지 못한다', async () => {
    const asked = await owedBy('EXCHANGE')
    await payOwed(market, asked, { answer: 'silent' })
    const withdrawn = await withdraw(asked.buyer, asked.claim)
    expect([
      withdrawn.body.code,
      await goOn(market, asked.claim, 'seller.refuse'),
      await standOfOwed(market, asked),
    ]).toEqual([
      'NOT_CHANGE_ADDITIONAL_PAYMENT',
      ['NOT_CHANGE_ADDITIONAL_PAYMENT'],
      { claim: 'EA', additional: 'APPROVING', payments: ['APPROVING'] },
    ])
  })

  test('수거한 뒤에 거부하면 오간 배송비를 빼고 돌려주고, 남는 것이 없으면 그대로다', async () => {
    const exchange = await owedBy('EXCHANGE')
    const giveBack = await owedBy('RETURN')
    for (const asked of [exchange, giveBack]) {
      await payAdditional(market, asked.buyer, asked.claim)
      await goOn(market, asked.claim, 'seller.collect', 'seller.refuse')
    }
    await work(market, 'settle-refunds')
    expect([
      (await standOfOwed(market, exchange)).additional,
      await heldAtGateway(market, exchange.order),
      (await standOfOwed(market, giveBack)).additional,
      await heldAtGateway(market, giveBack.order),
    ]).toEqual(['PAID', 56_000, 'PARTLY_REFUNDED', 53_000])
  })
})

describe('한꺼번에', () => {
  test('두 창에서 내도 한 번만 받는다', async () => {
    const asked = await owedBy()
    const returned = await agreeInWindow(market, { buyer: asked.buyer, order: asked.owed })
    const pay = () => approve(asked.buyer, asked.owed, returned)
    const answers = await atOnce(market, 'payments', [pay, pay])
    expect([
      answers.map(({ status }) => status),
      await standOfOwed(market, asked),
      await heldAtGateway(market, asked.order),
    ]).toEqual([
      [200, 200],
      { claim: 'CC', additional: 'PAID', payments: ['DEPOSIT_COMPLETE'] },
      51_000,
    ])
  })

  test('결제와 철회가 만나면 하나만 이기거나 낸 것이 돌아가고, 돈과 신청이 함께 맞는다', async () => {
    const asked = await owedBy('EXCHANGE')
    const returned = await agreeInWindow(market, { buyer: asked.buyer, order: asked.owed })
    const [paid, withdrawn] = await atOnce(market, 'additional_payments', [
      async () => (await approve(asked.buyer, asked.owed, returned)).status,
      async () => (await withdraw(asked.buyer, asked.claim)).status,
    ])
    const ends = {
      paid: [409, { claim: 'EA', additional: 'PAID', payments: ['DEPOSIT_COMPLETE'] }, 56_000],
      withdrawn: [200, MISSING, 50_000],
      // The order is free while the gateway is asked: who waited for it may come after the payment as well.
      paidThenWithdrawn: [
        200,
        { claim: 'WITHDRAWN', additional: 'REFUNDED', payments: ['REFUND_COMPLETE'] },
        50_000,
      ],
    }
    const afterPaying = withdrawn === 200 ? ends.paidThenWithdrawn : ends.paid
    expect([
      withdrawn,
      await standOfOwed(market, asked),
      await heldAtGateway(market, asked.order),
    ]).toEqual(paid === 200 ? afterPaying : ends.withdrawn)
  })

  test('결제와 마지막 날이 만나도 하나만 이긴다', async () => {
    const asked = await owedBy('EXCHANGE')
    const { additionalPayment } = await showClaim(asked.buyer, asked.claim)
    market.advance(Date.parse(additionalPayment?.dueAt ?? '') - market.now() - MINUTE_MS)
    const returned = await agreeInWindow(market, { buyer: asked.buyer, order: asked.owed })
    market.advance(2 * MINUTE_MS)
    const [paid] = await atOnce<unknown>(market, 'additional_payments', [
      async () => (await approve(asked.buyer, asked.owed, returned)).status,
      () => work(market, DUE),
    ])
    const stand = await standOfOwed(market, asked)
    expect(stand).toEqual(
      paid === 200 ? { claim: 'EA', additional: 'PAID', payments: ['DEPOSIT_COMPLETE'] } : MISSING,
    )
  })
})

test('마지막 날의 작업은 추가결제마다 하나다', async () => {
  const asked = await owedBy('EXCHANGE')
  const { additionalPayment } = await showClaim(asked.buyer, asked.claim)
  const { id } = await market.database.db
    .selectFrom('additional_payments')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(await dueTimes(market, `${DUE}:${id}`)).toEqual([
    Date.parse(additionalPayment?.dueAt ?? '') + 1,
  ])
})
