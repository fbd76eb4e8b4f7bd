import type { PaymentGatewayPort } from '@jangteo/payment/gateway.port'
import { closeAccount } from '@jangteo/server/payment/close-account'
import { expireDeposit } from '@jangteo/server/payment/expire-deposit'
import { settleRefunds } from '@jangteo/server/payment/settle-refunds'
import * as Effect from 'effect/Effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMarket, type TestMarket } from '../../support/market.ts'
import {
  atBank,
  cancelDeposit,
  checkAccount,
  type IssuedOrder,
  issueAccount,
  read,
  refundsOf,
  standOf,
  STRAWBERRIES,
} from '../../support/payment/deposit.ts'
import { firstOption, showOrder } from '../../support/purchase.ts'

const DAY_MS = 24 * 60 * 60_000

/** Refunds asked of the gateway. */
const cancels: string[] = []

function counting(gateway: PaymentGatewayPort): PaymentGatewayPort {
  return {
    ...gateway,
    cancel: (request) =>
      Effect.suspend(() => {
        cancels.push(request.idempotencyKey)
        return gateway.cancel(request)
      }),
  }
}

let market: TestMarket
beforeAll(async () => {
  market = await openMarket({ wrapGateway: counting })
})
afterAll(() => market.close())

const run = (program: Parameters<TestMarket['runtime']['runPromise']>[0]) =>
  market.runtime.runPromise(program)

const PAID = { payment: 'DEPOSIT_COMPLETE', items: ['DC'] }
const CANCELLED = { payment: 'DEPOSIT_CANCEL', items: ['C'] }

async function deposited(): Promise<IssuedOrder> {
  const issued = await issueAccount(market)
  await atBank(market, issued, { action: 'deposit' })
  await read(market, issued)
  return issued
}

/** The newest claim of each item, as the buyer's order page says. */
async function claimsOf({ buyer, order }: IssuedOrder) {
  const { groups } = await showOrder(buyer, order)
  return groups.flatMap(({ items }) => items.map(({ claimStatusEnum }) => claimStatusEnum))
}

describe('입금 전 취소', () => {
  test('주문 전체가 취소되고 재고가 돌아오고 계좌가 닫히고, 다시 취소해도 같다', async () => {
    const issued = await issueAccount(market)
    const before = await firstOption(issued.buyer, STRAWBERRIES)
    const first = await cancelDeposit(issued)
    const second = await cancelDeposit(issued)
    await run(closeAccount(issued.paymentId))
    const after = await firstOption(issued.buyer, STRAWBERRIES)
    expect({
      first,
      isSame: JSON.stringify(first) === JSON.stringify(second),
      stand: await standOf(market, issued),
      claims: await claimsOf(issued),
      stock: after.stock - before.stock,
      bank: await atBank(market, issued, { action: 'deposit' }),
    }).toEqual({
      first: {
        status: 200,
        body: {
          ordersIdEncrypt: issued.order.ordersIdEncrypt,
          claimTypeEnum: 'DEPOSIT_CANCEL',
          claimStatusEnum: 'CB',
          paymentStatusEnum: 'DEPOSIT_CANCEL',
        },
      },
      isSame: true,
      stand: CANCELLED,
      claims: ['CB'],
      stock: 1,
      bank: 422,
    })
  })

  test('입금된 주문과 남의 주문은 취소하지 않는다', async () => {
    const paid = await deposited()
    const other = await issueAccount(market)
    const refused = await cancelDeposit(paid)
    const foreign = await cancelDeposit({ ...other, buyer: paid.buyer })
    expect(await claimsOf(paid)).toEqual([null])
    expect([refused.status, refused.body.code, foreign.status, foreign.body.code]).toEqual([
      409,
      'PAYMENT_NOT_WAITING',
      404,
      'ORDER_NOT_FOUND',
    ])
  })

  test('입금과 취소가 동시에 오면 하나만 이기고, 돈과 물건이 함께 남지 않는다', async () => {
    const issued = await issueAccount(market)
    await atBank(market, issued, { action: 'deposit' })
    const [{ status }] = await Promise.all([cancelDeposit(issued), read(market, issued)])
    const stand = await standOf(market, issued)
    const refunds = await refundsOf(market, issued)
    const isCancelled = status === 200
    expect([stand, refunds.length]).toEqual(isCancelled ? [CANCELLED, 1] : [PAID, 0])
  })
})

describe('늦은 입금', () => {
  test('닫힌 계좌의 돈은 환불계좌를 기다렸다가 한 번만 돌려준다', async () => {
    const issued = await issueAccount(market)
    await cancelDeposit(issued)
    await run(closeAccount(issued.paymentId))
    await atBank(market, issued, { action: 'depositLate' })
    await read(market, issued)
    await atBank(market, issued, { action: 'noticeAgain' })
    await read(market, issued)
    await run(settleRefunds(issued.paymentId))
    const waiting = await refundsOf(market, issued)
    const path = `/orders/manages/${issued.order.ordersIdEncrypt}/refund-account`
    const asked = await issued.buyer.ask<{ required: boolean }>('GET', path)
    await checkAccount(issued)
    await run(settleRefunds(issued.paymentId))
    await run(settleRefunds(issued.paymentId))
    const amount = issued.order.payableAmount
    expect({
      waiting,
      required: asked.required,
      done: await refundsOf(market, issued),
      asks: cancels.filter((key) => key === `return-${issued.gatewayOrderId}`).length,
      stand: await standOf(market, issued),
    }).toEqual({
      waiting: [{ amount, status: 'REQUESTED', failure_code: null }],
      required: true,
      done: [{ amount, status: 'DONE', failure_code: null }],
      asks: 1,
      stand: CANCELLED,
    })
  })

  test('돌려준 뒤 적기 전에 죽어도 같은 열쇠로 다시 물어 한 번만 나간다', async () => {
    const issued = await issueAccount(market)
    await cancelDeposit(issued)
    await run(closeAccount(issued.paymentId))
    await atBank(market, issued, { action: 'depositLate' })
    await read(market, issued)
    await checkAccount(issued)
    await run(settleRefunds(issued.paymentId))
    await market.database.db
      .updateTable('payment_refunds')
      .set({ status: 'REQUESTED', settled_at: null })
      .where('payment_id', '=', issued.paymentId)
      .execute()
    await run(settleRefunds(issued.paymentId))
    const refunds = await refundsOf(market, issued)
    expect(refunds.map(({ status, failure_code: code }) => [status, code])).toEqual([
      ['DONE', null],
    ])
  })

  test('기한의 마지막에 입금됐으면 알림이 늦어도 결제완료다', async () => {
    const issued = await issueAccount(market)
    await atBank(market, issued, { action: 'deposit' })
    market.advance(4 * DAY_MS)
    await run(expireDeposit(issued.paymentId))
    expect(await standOf(market, issued)).toEqual(PAID)
  })

  test('기한이 지나면 취소되고, 입금과 동시에 와도 하나만 이긴다', async () => {
    const issued = await issueAccount(market)
    market.advance(4 * DAY_MS)
    await Promise.all([run(expireDeposit(issued.paymentId)), run(expireDeposit(issued.paymentId))])
    expect(await standOf(market, issued)).toEqual(CANCELLED)
  })
})
