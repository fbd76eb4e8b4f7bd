import { expireDeposit } from '@jangteo/server/payment/expire-deposit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { aBuyer } from '../../support/buyer.ts'
import { atRefundDesk, sendToRefund } from '../../support/payment/refundDesk.ts'
import { requested } from '../../support/claim/claimCalls.ts'
import { work } from '../../support/claim/claimDesk.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { happen, itemOf } from '../../support/order/paidOrder.ts'
import {
  atBank,
  checkAccount,
  eventsOf,
  type IssuedOrder,
  issueAccount,
  read,
  refundsOf,
  standOf,
} from '../../support/payment/deposit.ts'
import { showOrder } from '../../support/purchase.ts'

const DAY_MS = 24 * 60 * 60_000
const REASON = '은행 앱에서 입금을 확인했어요'
const RECORDED = { payment: 'DEPOSIT_COMPLETE_MANUAL', items: ['DC'] }

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

async function record({ order }: IssuedOrder, memo = REASON) {
  const path = `/dev/desk/payments/${order.paymentGatewayIdEncrypt}/events`
  const body = { type: 'system.depositRecorded', memo }
  return aBuyer(market).call<{ code?: string }>('POST', path, { body })
}

const codeOf = async (answer: ReturnType<typeof record>) => {
  const { status, body } = await answer
  return [status, body.code]
}

const reasonsOf = async ({ paymentId }: IssuedOrder) => {
  const rows = await market.database.db
    .selectFrom('payment_history')
    .select(['event', 'memo'])
    .where('payment_id', '=', paymentId)
    .where('memo', '<>', '')
    .execute()
  return rows.map(({ event, memo }) => `${event} ${memo}`)
}

test('결제사가 알리지 않은 입금을 데스크가 까닭과 함께 적으면 주문은 결제완료로 나아간다', async () => {
  const issued = await issueAccount(market)
  const { status } = await record(issued)
  const paid = await showOrder(issued.buyer, issued.order)
  await happen(market, itemOf(paid), 'seller.acknowledge')
  expect({
    status,
    paid: itemOf(paid).orderItemStatusEnum,
    stand: await standOf(market, issued),
    reasons: await reasonsOf(issued),
  }).toEqual({
    status: 200,
    paid: 'DC',
    stand: { ...RECORDED, items: ['SR'] },
    reasons: [`system.depositRecorded ${REASON}`],
  })
})

test('까닭이 없거나 입금을 기다리지 않으면 거절되고 아무것도 바뀌지 않는다', async () => {
  const issued = await issueAccount(market)
  const short = await codeOf(record(issued, '확인'))
  await atBank(market, issued, { action: 'deposit' })
  await read(market, issued)
  const paid = await codeOf(record(issued))
  const asked = await issueAccount(market, { answer: 'silent' })
  expect([short, paid, await codeOf(record(asked))]).toEqual([
    [422, 'CLAIM_REASON_DETAIL_REQUIRED'],
    [409, 'PAYMENT_NOT_WAITING'],
    [503, 'PAYMENT_UNCONFIRMED'],
  ])
  expect([await standOf(market, issued), await reasonsOf(issued)]).toEqual([
    { payment: 'DEPOSIT_COMPLETE', items: ['DC'] },
    [],
  ])
})

test('적은 뒤에 온 결제사의 입금 알림은 아무것도 바꾸지 않고, 돈은 한 번만 센다', async () => {
  const issued = await issueAccount(market)
  await record(issued)
  const before = await eventsOf(market, issued)
  await atBank(market, issued, { action: 'deposit' })
  await read(market, issued)
  expect({
    stand: await standOf(market, issued),
    later: (await eventsOf(market, issued)).slice(before.length),
    refunds: await refundsOf(market, issued),
  }).toEqual({ stand: RECORDED, later: [], refunds: [] })
})

test('데스크와 결제사의 알림이 동시에 와도 하나만 입금이 된다', async () => {
  const issued = await issueAccount(market)
  await atBank(market, issued, { action: 'deposit' })
  const [recorded] = await atOnce<{ readonly status: number } | null>(market, 'payment_history', [
    () => record(issued),
    () => read(market, issued).then(() => null),
  ])
  const deposits = (await eventsOf(market, issued)).filter((event) =>
    ['gateway.deposited', 'system.depositRecorded'].includes(event),
  )
  const isRecorded = recorded?.status === 200
  expect([deposits, await standOf(market, issued), await refundsOf(market, issued)]).toEqual([
    [isRecorded ? 'system.depositRecorded' : 'gateway.deposited'],
    isRecorded ? RECORDED : { payment: 'DEPOSIT_COMPLETE', items: ['DC'] },
    [],
  ])
})

test('두 데스크가 동시에 적어도 한 번만 적힌다', async () => {
  const issued = await issueAccount(market)
  const twice = [1, 2].map(() => () => record(issued))
  const answers = await atOnce(market, 'payment_history', twice)
  expect([
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    await reasonsOf(issued),
  ]).toEqual([[200, 409], [`system.depositRecorded ${REASON}`]])
})

test('적은 입금은 결제사에 묻지 않고 사람이 구매자의 계좌로 돌려준다', async () => {
  const issued = await issueAccount(market)
  await record(issued)
  const { buyer, order } = issued
  await checkAccount({ buyer, order })
  await requested({
    buyer,
    order: await showOrder(buyer, order),
    type: 'CANCEL',
    reason: 'SIMPLE_CHANGE_OF_MIND',
    items: [0],
  })
  await work(market, 'settle-refunds')
  const left = await refundsOf(market, issued)
  const [open] = await atRefundDesk(market, order)
  expect(await sendToRefund(market, open, 'system.recorded')).toBe('done')
  expect([left, await standOf(market, issued)]).toEqual([
    [{ amount: order.payableAmount, status: 'REFUSED', failure_code: 'REFUND_BY_TRANSFER' }],
    { payment: 'REFUND_COMPLETE_MANUAL', items: ['C'] },
  ])
})

test('적은 뒤에는 입금 기한이 지나도 주문이 끝나지 않는다', async () => {
  const issued = await issueAccount(market)
  await record(issued)
  market.advance(9 * DAY_MS)
  await market.runtime.runPromise(expireDeposit(issued.paymentId))
  expect(await standOf(market, issued)).toEqual(RECORDED)
})
