import type { CancelOutcome, CancelRequest } from '@jangteo/payment/gateway.port'
import type { NotificationContent } from '@jangteo/core/notification/notification.schemas'
import { orderNumberToId } from '@jangteo/core/order/orderNumber.rules'
import { closeAccount } from '@jangteo/server/payment/close-account'
import { settleRefunds } from '@jangteo/server/payment/settle-refunds'
import * as Effect from 'effect/Effect'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { notificationsOf } from '../../support/notification/inboxes.ts'
import {
  atBank,
  cancelDeposit,
  checkAccount,
  type IssuedOrder,
  issueAccount,
  read,
  refundsOf,
} from '../../support/payment/deposit.ts'
import { showOrder } from '../../support/purchase.ts'

const AGAIN_MS = 30_000

/** Refunds that the gateway was asked for, with its answers before it obeys. */
const asked: CancelRequest[] = []
const answers: CancelOutcome[] = []

let market: TestMarket
beforeAll(async () => {
  market = await openMarket({
    wrapGateway: (gateway) => ({
      ...gateway,
      cancel: (request) =>
        Effect.suspend(() => {
          if (request.refundAccount === null) return gateway.cancel(request)
          asked.push(request)
          const answer = answers.shift()
          return answer === undefined ? gateway.cancel(request) : Effect.succeed(answer)
        }),
    }),
  })
})
afterAll(() => market.close())
beforeEach(() => {
  asked.length = 0
  answers.length = 0
})

/**
 * An order that was cancelled before its deposit came: the money has an account to go back to, and waits for its job.
 */
async function lateMoney(): Promise<IssuedOrder> {
  const issued = await issueAccount(market)
  await cancelDeposit(issued)
  await market.runtime.runPromise(closeAccount(issued.paymentId))
  await atBank(market, issued, { action: 'depositLate' })
  await read(market, issued)
  await checkAccount(issued)
  return issued
}

/** Does what the job does; answers what operators are notified of by it. */
async function runJob({ paymentId }: IssuedOrder): Promise<readonly NotificationContent[]> {
  const before = (await notificationsOf(market, 'OPERATOR')).length
  await market.runtime.runPromise(settleRefunds(paymentId))
  return (await notificationsOf(market, 'OPERATOR')).slice(before)
}

/** Notification of a refund that a person has to make. */
function refusedOf({ order }: IssuedOrder): NotificationContent {
  const { orderNumber, payableAmount: amount } = order
  const orderId = orderNumberToId(orderNumber) ?? 0
  return { kind: 'REFUND_REFUSED', orderId, orderedAtMs: market.now(), amount }
}

async function shownRefunds({ buyer, order }: IssuedOrder) {
  const { payment } = await showOrder(buyer, order)
  return payment.refundList.map(({ amount, refundStatusEnum }) => ({ amount, refundStatusEnum }))
}

async function nextJobAt({ paymentId }: IssuedOrder): Promise<number | null> {
  const { rows } = await sql<{ at: string }>`
    SELECT run_at AS at FROM graphile_worker.jobs WHERE key = ${`settle-refunds:${paymentId}`}
  `.execute(market.database.db)
  const [job] = rows
  return job === undefined ? null : new Date(job.at).getTime()
}

test('결제사가 환불을 거절하면 다시 묻지 않고, 구매자는 확인 중이라고 읽고 운영자에게 알린다', async () => {
  const issued = await lateMoney()
  const amount = issued.order.payableAmount
  answers.push({ outcome: 'refused', code: 'INVALID_REFUND_ACCOUNT_NUMBER' })
  const log = await runJob(issued)
  const later = await runJob(issued)
  expect({
    log,
    later,
    asks: asked.length,
    retained: await refundsOf(market, issued),
    shown: await shownRefunds(issued),
  }).toEqual({
    log: [refusedOf(issued)],
    later: [],
    asks: 1,
    retained: [{ amount, status: 'REFUSED', failure_code: 'INVALID_REFUND_ACCOUNT_NUMBER' }],
    shown: [{ amount, refundStatusEnum: 'REFUSED' }],
  })
})

test('결제사가 보냈어도 은행이 받지 못하면 사람이 할 일이 된다', async () => {
  const issued = await lateMoney()
  const amount = issued.order.payableAmount
  answers.push({
    outcome: 'cancelled',
    cancelledAtMs: market.now(),
    cancelledAmount: amount,
    transactionKey: 'cancel-1',
    refundStatus: 'failed',
  })
  const log = await runJob(issued)
  expect({ log, retained: await refundsOf(market, issued) }).toEqual({
    log: [refusedOf(issued)],
    retained: [{ amount, status: 'REFUSED', failure_code: 'REFUND_TRANSFER_FAILED' }],
  })
})

test('결제사가 답하지 않으면 같은 열쇠로 30초 뒤 다시 묻고, 그동안 환불 진행 중이다', async () => {
  const issued = await lateMoney()
  const amount = issued.order.payableAmount
  answers.push({ outcome: 'unknown' }, { outcome: 'unknown' })
  await runJob(issued)
  const waiting = { at: await nextJobAt(issued), shown: await shownRefunds(issued) }
  await runJob(issued)
  await runJob(issued)
  expect({
    waiting,
    keys: asked.map(({ idempotencyKey }) => idempotencyKey),
    shown: await shownRefunds(issued),
  }).toEqual({
    waiting: {
      at: market.now() + AGAIN_MS,
      shown: [{ amount, refundStatusEnum: 'REQUESTED' }],
    },
    keys: Array.from({ length: 3 }, () => `return-${issued.gatewayOrderId}`),
    shown: [{ amount, refundStatusEnum: 'DONE' }],
  })
})
