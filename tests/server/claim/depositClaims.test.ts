import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { connectClient } from '@jangteo/postgres/database/connect'
import { expireDeposit } from '@jangteo/server/payment/expire-deposit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToCart } from '../../support/cart/inCart.ts'
import { claimRow, requested, showClaim } from '../../support/claim/claimCalls.ts'
import { claimHistoryOf, withdraw } from '../../support/claim/claimDesk.ts'
import { goodsAt } from '../../support/claim/claimShop.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMemberInApp } from '../../support/member.ts'
import { itemsOf } from '../../support/order/paidOrder.ts'
import {
  agreeToAccount,
  atBank,
  cancelDeposit,
  type IssuedOrder,
  read,
} from '../../support/payment/deposit.ts'
import { fillOrder, type PlacedOrder, showOrder } from '../../support/purchase.ts'
import { ROOT } from '../../support/root.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

/** Goods of one group that wait for their deposit. */
async function anIssued(): Promise<IssuedOrder> {
  const { buyer } = await aMemberInApp(market)
  const goods = await goodsAt(market, [48_000, 2_000])
  const { cartIdList } = await addToCart(market, buyer, ...goods.map((goodsId) => ({ goodsId })))
  const filled = await fillOrder(buyer, cartIdList)
  const body = { ...filled, paymentMethodEnum: 'VIRTUAL_ACCOUNT' }
  const order = await buyer.ask<PlacedOrder>('POST', '/shops/orders', { body })
  return agreeToAccount(market, { buyer, order })
}

async function claimsOf({ buyer, order }: IssuedOrder) {
  const items = itemsOf(await showOrder(buyer, order))
  const ids = [...new Set(items.map((item) => item.orderClaimIdEncrypt))]
  const claims = []
  for (const orderClaimIdEncrypt of ids) {
    if (orderClaimIdEncrypt === null) continue
    const claim = { orderClaimIdEncrypt }
    const detail = await showClaim(buyer, claim)
    claims.push({
      kind: [detail.claimTypeEnum, detail.claimStatusEnum],
      before: detail.items.map(({ statusBefore }) => statusBefore),
      history: await claimHistoryOf(market, claim),
    })
  }
  return { items: items.map((item) => [item.orderItemStatusEnum, item.claimStatusEnum]), claims }
}

const CANCELLED = [
  ['C', 'CB'],
  ['C', 'CB'],
]

/**
 * Runs the part of the migration for orders that were cancelled before claims were written, and what gave claims their
 * store; there are no other claims.
 */
async function noteFormer(): Promise<void> {
  const file = join(ROOT, 'adapters/postgres/migrations/010-claims.sql')
  const [, statements = ''] = readFileSync(file, 'utf8').split('-- Orders that were cancelled')
  const { db } = market.database
  for (const table of ['claim_history', 'claim_items', 'claims'] as const) {
    await db.deleteFrom(table).execute()
  }
  const admin = await connectClient(market.database.adminUrl)
  await admin.query('ALTER TABLE claims ALTER COLUMN store_id DROP NOT NULL')
  await admin.end()
  await sql.raw(`-- Orders ${statements}`).execute(db)
  await sql`UPDATE claims SET store_id = groups.store_id
    FROM order_shipping_groups AS groups WHERE groups.id = claims.shipping_group_id`.execute(db)
}

test('클레임이 없던 때에 입금 전에 취소한 주문도 지금 취소한 것과 같이 남는다', async () => {
  const issued = await anIssued()
  await cancelDeposit(issued)
  const now = await claimsOf(issued)
  await noteFormer()
  const former = await claimsOf(issued)
  expect([former, former.claims.length]).toEqual([now, 1])
})

test('입금 전에 취소한 주문은 묶음마다 입금전취소로 남고, 두 번 취소해도 하나이다', async () => {
  const issued = await anIssued()
  await cancelDeposit(issued)
  await cancelDeposit(issued)
  expect(await claimsOf(issued)).toEqual({
    items: CANCELLED,
    claims: [
      {
        kind: ['DEPOSIT_CANCEL', 'CB'],
        before: ['DR', 'DR'],
        history: ['buyer buyer.cancelDeposit >CB'],
      },
    ],
  })
})

test('입금 기한이 지난 주문도 입금전취소로 남는다', async () => {
  const issued = await anIssued()
  market.advance(5 * DAY_MS)
  await market.runtime.runPromise(expireDeposit(issued.paymentId))
  await market.runtime.runPromise(expireDeposit(issued.paymentId))
  expect(await claimsOf(issued)).toEqual({
    items: CANCELLED,
    claims: [
      {
        kind: ['DEPOSIT_CANCEL', 'CB'],
        before: ['DR', 'DR'],
        history: ['system system.paymentDue >CB'],
      },
    ],
  })
})

test('은행이 입금을 되가져가면 기다리던 취소도 함께 없어지고, 입금 전 취소는 할 수 있다', async () => {
  const issued = await anIssued()
  const { buyer } = issued
  await atBank(market, issued, { action: 'deposit' })
  await read(market, issued)
  const order = await showOrder(buyer, issued.order)
  const claim = await requested({
    buyer,
    order,
    type: 'CANCEL',
    reason: 'SIMPLE_CHANGE_OF_MIND',
    items: [1],
  })
  await atBank(market, issued, { action: 'reverse' })
  await read(market, issued)
  const detail = await showClaim(buyer, claim)
  const waiting = itemsOf(await showOrder(buyer, issued.order)).map((item) => [
    item.orderItemStatusEnum,
    item.claimStatusEnum,
  ])
  await cancelDeposit(issued)
  const { items } = await claimsOf(issued)
  expect({
    asked: claim.claimStatusEnum,
    history: await claimHistoryOf(market, claim),
    additional: detail.additionalPayment?.additionalPaymentStatusEnum,
    again: (await withdraw(buyer, claim)).status,
    waiting,
    items,
  }).toEqual({
    asked: 'CA',
    history: ['buyer buyer.request >CA', 'gateway payment.reversed CA>WITHDRAWN'],
    additional: 'CANCELLED',
    again: 200,
    waiting: [
      ['DR', null],
      ['DR', null],
    ],
    items: CANCELLED,
  })
})

test('돌려주지 못한 추가결제가 있는 취소도 은행이 입금을 되가져가는 것을 막지 않는다', async () => {
  const issued = await anIssued()
  const { buyer } = issued
  await atBank(market, issued, { action: 'deposit' })
  await read(market, issued)
  const order = await showOrder(buyer, issued.order)
  const asked = { buyer, order, type: 'CANCEL', reason: 'SIMPLE_CHANGE_OF_MIND' } as const
  const claim = await requested({ ...asked, items: [1] })
  const { id } = await claimRow(market, claim)
  await market.database.db
    .updateTable('additional_payments')
    .set({ state: 'REFUND_FAILED' })
    .where('claim_id', '=', id)
    .execute()
  await atBank(market, issued, { action: 'reverse' })
  await read(market, issued)
  const items = itemsOf(await showOrder(buyer, issued.order))
  expect({
    items: items.map((item) => [item.orderItemStatusEnum, item.claimStatusEnum]),
    history: await claimHistoryOf(market, claim),
  }).toEqual({
    items: [
      ['DR', null],
      ['DR', 'CA'],
    ],
    history: ['buyer buyer.request >CA'],
  })
})
