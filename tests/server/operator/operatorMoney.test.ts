import type { openRefund, pendingPayment } from '@jangteo/contract/payment/operatorPayment.schemas'
import { HAND_MONEY_ALONE_MAX_WON } from '@jangteo/core/payment/handMoney.rules'
import type { CancelOutcome } from '@jangteo/payment/gateway.port'
import { Caller, type OperatorIdentity } from '@jangteo/server/call/caller'
import { Client } from '@jangteo/server/call/client'
import { isRefused } from '@jangteo/server/call/refused'
import { approve } from '@jangteo/server/staff/approvals'
import * as Effect from 'effect/Effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { auditOf } from '../../support/auditLog.ts'
import type { Buyer } from '../../support/buyer.ts'
import { requested } from '../../support/claim/claimCalls.ts'
import { work } from '../../support/claim/claimDesk.ts'
import { goodsAt } from '../../support/claim/claimShop.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { buyPicked } from '../../support/order/paidOrder.ts'
import {
  agreeToAccount,
  type IssuedOrder,
  placeBy,
  read,
  atBank,
} from '../../support/payment/deposit.ts'
import { showOrder } from '../../support/purchase.ts'
import { loginOperator } from '../../support/staff.ts'

type Pending = z.output<typeof pendingPayment>
type Refund = z.output<typeof openRefund>

const MEMO = '은행 앱에서 입금을 확인했어요'
const REFUSED: CancelOutcome = { outcome: 'refused', code: 'EXCEED_MAX_REFUND_DUE' }

let market: TestMarket
let operator: Buyer
let operatorId: number
beforeAll(async () => {
  market = await openMarket({
    wrapGateway: (gateway) => ({ ...gateway, cancel: () => Effect.succeed(REFUSED) }),
  })
  const login = await loginOperator(market)
  operator = login.browser
  operatorId = login.operatorId
})
afterAll(() => market.close())

/** An order that waits for a deposit of so many won. */
async function anAccount(price: number): Promise<IssuedOrder> {
  const { buyer } = await aMember(market)
  const [goodsId = 0] = await goodsAt(market, [price])
  return agreeToAccount(market, { buyer, order: await placeBy(buyer, 'VIRTUAL_ACCOUNT', goodsId) })
}

async function pendingOf({ order }: IssuedOrder): Promise<Pending | undefined> {
  const { content } = await operator.ask<{ content: Pending[] }>(
    'GET',
    '/operators/payments?size=100',
  )
  return content.find(({ orderNumber }) => orderNumber === order.orderNumber)
}

function record({ order }: IssuedOrder, memo = MEMO) {
  const path = `/operators/payments/${order.paymentGatewayIdEncrypt}/record`
  const body = { type: 'system.depositRecorded', memo }
  return operator.call<{ resultEnum?: string; code?: string }>('POST', path, { body })
}

const statusOf = async ({ buyer, order }: IssuedOrder) =>
  (await showOrder(buyer, order)).payment.paymentStatusEnum

async function pendingApproval(target: string) {
  return market.database.db
    .selectFrom('approvals')
    .select(['id', 'kind', 'asked_by'])
    .where('target', '=', target)
    .where('state', '=', 'PENDING')
    .executeTakeFirstOrThrow()
}

/** Has an operator approve a request; answers nothing, or why not. */
async function approveAs(by: number, id: number): Promise<string | null> {
  const identity: OperatorIdentity = {
    kind: 'OPERATOR',
    deviceId: crypto.randomUUID(),
    isInApp: false,
    sessionId: crypto.randomUUID(),
    operatorId: by,
    isAdmin: true,
    permissions: [],
  }
  const program = approve({ id }).pipe(
    Effect.provideService(Caller, identity),
    Effect.provideService(Client, { device: null, address: null }),
  )
  try {
    await market.runtime.runPromise(program)
    return null
  } catch (error) {
    if (isRefused(error)) return error.code
    throw error
  }
}

test('기다리는 입금은 이름을 가려 보이고, 까닭을 적어 확인하면 결제완료가 된다', async () => {
  const issued = await anAccount(20_000)
  const pending = await pendingOf(issued)
  const short = await record(issued, '확인')
  const done = await record(issued)
  expect([pending?.ordererName, pending?.takesTwo, short.body.code, done.body]).toEqual([
    '홍*동',
    false,
    'CLAIM_REASON_DETAIL_REQUIRED',
    { resultEnum: 'RECORDED' },
  ])
  expect([
    await statusOf(issued),
    await auditOf(market, `payment:${issued.paymentId}`, ['who', 'call', 'reason']),
  ]).toEqual([
    'DEPOSIT_COMPLETE_MANUAL',
    [{ who: `operator:${operatorId}`, call: 'operatorPayment.record', reason: MEMO }],
  ])
})

test('1,000,000원이 넘는 입금은 다른 담당자가 승인해야 기록된다', async () => {
  const issued = await anAccount(HAND_MONEY_ALONE_MAX_WON + 10_000)
  const limit = await anAccount(HAND_MONEY_ALONE_MAX_WON - 3_000)
  const large = await pendingOf(issued)
  const asked = await record(issued)
  const again = await record(issued)
  const before = await statusOf(issued)
  const approval = await pendingApproval(`payment:${issued.paymentId}`)
  const other = await loginOperator(market)
  const own = await approveAs(operatorId, approval.id)
  const approved = await approveAs(other.operatorId, approval.id)
  expect([
    limit.order.payableAmount <= HAND_MONEY_ALONE_MAX_WON,
    large?.takesTwo,
    asked.body,
    again.body.code,
    before,
    approval.kind,
    own,
    approved,
    await statusOf(issued),
  ]).toEqual([
    true,
    true,
    { resultEnum: 'APPROVAL_ASKED' },
    'APPROVAL_PENDING',
    'DEPOSIT_READY',
    'DEPOSIT',
    'APPROVAL_SELF',
    null,
    'DEPOSIT_COMPLETE_MANUAL',
  ])
})

test('승인을 기다리는 사이에 들어온 입금은 두 번 기록되지 않는다', async () => {
  const issued = await anAccount(HAND_MONEY_ALONE_MAX_WON + 1)
  await record(issued)
  const approval = await pendingApproval(`payment:${issued.paymentId}`)
  await atBank(market, issued, { action: 'deposit' })
  await read(market, issued)
  const other = await loginOperator(market)
  const refused = await approveAs(other.operatorId, approval.id)
  expect([refused, await statusOf(issued)]).toEqual(['APPROVAL_OUTDATED', 'DEPOSIT_COMPLETE'])
})

/** A paid order of so many won whose refund the gateway refused. */
async function aRefusedRefund(price: number): Promise<Refund> {
  const { buyer } = await aMember(market)
  const [goodsId = 0] = await goodsAt(market, [price])
  const order = await buyPicked(market, buyer, { goodsId })
  await requested({ buyer, order, type: 'CANCEL', reason: 'SIMPLE_CHANGE_OF_MIND' })
  await work(market, 'settle-refunds')
  const { content } = await operator.ask<{ content: Refund[] }>(
    'GET',
    '/operators/refunds?size=100',
  )
  const refund = content.find(({ orderNumber }) => orderNumber === order.orderNumber)
  if (refund === undefined) throw new Error(`${order.orderNumber} has no open refund`)
  return refund
}

test('거절된 환불은 기한과 함께 보이고, 손으로 보내고 적으면 끝난다', async () => {
  const refund = await aRefusedRefund(20_000)
  const path = `/operators/refunds/${refund.refundIdEncrypt}/record`
  const done = await operator.call<object>('POST', path, { body: { memo: '은행에서 송금했어요' } })
  const again = await operator.call('POST', path, { body: { memo: '은행에서 송금했어요' } })
  expect([
    [refund.refundStatusEnum, refund.isLate, refund.canRecord, refund.canAskAgain],
    done.body,
    again.body.code,
  ]).toEqual([['REFUSED', false, true, true], { resultEnum: 'RECORDED' }, 'PAYMENT_REFUND_ENDED'])
})

test('1,000,000원이 넘는 환불은 다른 담당자가 승인해야 끝난다', async () => {
  const refund = await aRefusedRefund(HAND_MONEY_ALONE_MAX_WON + 1)
  const path = `/operators/refunds/${refund.refundIdEncrypt}/record`
  const asked = await operator.call<object>('POST', path, { body: { memo: '은행에서 송금했어요' } })
  const approval = await market.database.db
    .selectFrom('approvals')
    .select(['id', 'kind'])
    .where('state', '=', 'PENDING')
    .where('kind', '=', 'REFUND')
    .executeTakeFirstOrThrow()
  const other = await loginOperator(market)
  const outcomes = [
    await approveAs(operatorId, approval.id),
    await approveAs(other.operatorId, approval.id),
    await approveAs(other.operatorId, approval.id),
  ]
  expect([refund.takesTwo, asked.body, outcomes]).toEqual([
    true,
    { resultEnum: 'APPROVAL_ASKED' },
    ['APPROVAL_SELF', null, 'APPROVAL_DECIDED'],
  ])
})

test.each([
  ['ORDERS', 'GET', '/operators/refunds'],
  ['CLAIMS', 'GET', '/operators/payments'],
] as const)('%s 권한만으로는 %s %s을 부르지 못한다', async (permission, method, path) => {
  const { browser } = await loginOperator(market, [permission])
  const { body } = await browser.call(method, path)
  expect(body.code).toBe('CALLER_NOT_ALLOWED')
})
