import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WAY_TO } from '../support/order/paidOrder.ts'
import { sendDeskEvent } from './buyer/desk.ts'
import {
  agree,
  type Agreed,
  buy,
  type Customer,
  type Paid,
  pay,
  place,
  prepareOrder,
} from './buyer/steps.ts'
import { readGatewayLedger } from './ledger/gatewayLedger.ts'
import { holdLock, silenceGateway } from './site/pause.ts'
import { passApprovalTime, passParcelTime, passPaymentTime } from './site/time.ts'
import { openStage, type Stage } from './stage.ts'
import { untilTrue } from '../support/eventually.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterEach(() => stage.judge())
afterAll(() => stage.close())

type Ordered = { readonly ordersIdEncrypt: string }

function orderIdOf({ ordersIdEncrypt }: Ordered): number {
  return stage.site.wireIds().open('order', ordersIdEncrypt) ?? 0
}

function lockOrder(order: Ordered) {
  return holdLock(stage.site, 'SELECT FROM orders WHERE id = $1 FOR UPDATE', [orderIdOf(order)])
}

async function countOrders(): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM orders`.execute(
    stage.site.database().db,
  )
  return rows[0]?.count ?? 0
}

/** Reads the state of an order in the database: its payment's and its items'. */
async function stateOf(order: Ordered): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    SELECT payments.status || ' ' || string_agg(order_items.status, ',') AS state
    FROM payments JOIN order_items USING (order_id)
    WHERE order_id = ${orderIdOf(order)} GROUP BY payments.status
  `.execute(stage.site.database().db)
  return rows[0]?.state ?? 'nothing'
}

function takenFrom({ returned }: Agreed): number {
  const ledger = readGatewayLedger(stage.site.dataDir)
  return ledger.find(({ gatewayOrderId }) => gatewayOrderId === returned.gatewayOrderId)?.taken ?? 0
}

async function untilState(order: Ordered, state: string): Promise<void> {
  await untilTrue(async () => (await stateOf(order)) === state)
}

/** Kills the server where an order waits for a lock; answers how many orders there were then, and are in the end. */
async function placeThrough(customer: Customer, lock: string, values: readonly unknown[] = []) {
  const placing = await prepareOrder(customer)
  const before = await countOrders()
  const pause = await holdLock(stage.site, lock, values)
  const placed = place(customer, placing)
  await pause.untilReached()
  const atDeath = (await countOrders()) - before
  await stage.killAt(pause)
  await placed
  return { atDeath, afterwards: (await countOrders()) - before }
}

test('재고를 잡기 전에 죽으면 다시 보낸 주문이 하나 생긴다', async () => {
  const customer = stage.enter()
  const lock = 'SELECT FROM goods_options WHERE id = $1 FOR UPDATE'
  const made = await placeThrough(customer, lock, [customer.ware.optionId])
  expect(made).toEqual({ atDeath: 0, afterwards: 1 })
})

test('재고를 뺀 뒤 커밋하기 전에 죽으면 재고는 돌아오고 다시 보낸 주문이 하나 생긴다', async () => {
  const made = await placeThrough(stage.enter(), 'LOCK TABLE payments IN SHARE MODE')
  expect(made).toEqual({ atDeath: 0, afterwards: 1 })
})

test('비회원이 주문을 볼 자리를 적다가 죽으면 주문도 없고 다시 보낸 주문이 하나 생긴다', async () => {
  const made = await placeThrough(stage.enter(), 'LOCK TABLE session_orders IN SHARE MODE')
  expect(made).toEqual({ atDeath: 0, afterwards: 1 })
})

test('주문은 커밋됐는데 답이 닿기 전에 죽으면 다시 보냈을 때 그 주문을 답한다', async () => {
  const customer = stage.enter()
  const placing = await prepareOrder(customer)
  const before = await countOrders()
  const lost = await place(await stage.hasty(customer), placing)
  await stage.door.kill()
  await stage.door.open()
  const reported = await place(customer, placing)
  expect({ reported, made: (await countOrders()) - before }).toEqual({ reported: lost, made: 1 })
})

/** Kills the server after it wrote that it asks the gateway, which has heard nothing by then. */
async function killBeforeGateway({ order, returned }: Agreed): Promise<void> {
  const gateway = silenceGateway(stage.site, returned.gatewayOrderId)
  await untilState(order, 'APPROVING PW')
  await stage.door.kill()
  gateway.restore()
  await stage.door.open()
}

/** Pays in a tab that gives up when the answer is lost; answers how it ended. */
async function payHastily(customer: Customer, agreed: Agreed): Promise<string> {
  try {
    return (await pay(await stage.hasty(customer), agreed)) ?? 'paid'
  } catch (error) {
    return String(error)
  }
}

test('승인을 적어 두고 결제사에 묻기 전에 죽으면 다시 물은 구매자가 결제된다', async () => {
  const customer = stage.enter()
  const agreed = await agree(customer)
  const dying = killBeforeGateway(agreed)
  const refusal = await pay(customer, agreed)
  await dying
  expect([refusal, await stateOf(agreed.order)]).toEqual([null, 'DEPOSIT_COMPLETE DC'])
})

test('그때 구매자가 떠났으면 작업이 결제를 마친다', async () => {
  const customer = stage.enter()
  const agreed = await agree(customer)
  const dying = killBeforeGateway(agreed)
  const { order } = agreed
  const reported = await payHastily(customer, agreed)
  await dying
  const atDeath = takenFrom(agreed)
  await passApprovalTime(stage.site)
  await stage.judge()
  expect([reported, atDeath, await stateOf(order), takenFrom(agreed)]).toEqual([
    'TypeError: fetch failed',
    0,
    'DEPOSIT_COMPLETE DC',
    order.payableAmount,
  ])
})

test('결제사가 승인하고 말이 없는 사이에 죽으면 작업이 결제를 마친다', async () => {
  const customer = stage.enter()
  const agreed = await agree(customer, 'silent')
  const { order } = agreed
  const leaving = payHastily(customer, agreed)
  await untilTrue(() => takenFrom(agreed) > 0)
  const atDeath = await stateOf(order)
  await stage.door.kill()
  await stage.door.open()
  await passApprovalTime(stage.site)
  await stage.judge()
  expect([await leaving, atDeath, await stateOf(order)]).toEqual([
    'TypeError: fetch failed',
    'APPROVING PW',
    'DEPOSIT_COMPLETE DC',
  ])
})

test('결제사가 승인했는데 적기 전에 죽으면 다시 물은 구매자에게 한 번만 결제됐다고 답한다', async () => {
  const customer = stage.enter()
  const agreed = await agree(customer)
  const { order, returned } = agreed
  const gateway = silenceGateway(stage.site, returned.gatewayOrderId)
  const paying = pay(customer, agreed)
  await untilState(order, 'APPROVING PW')
  const pause = await lockOrder(order)
  await gateway.answer()
  await pause.untilReached()
  const atDeath = [takenFrom(agreed), await stateOf(order)]
  await stage.killAt(pause)
  expect([atDeath, await paying, await stateOf(order), takenFrom(agreed)]).toEqual([
    [order.payableAmount, 'APPROVING PW'],
    null,
    'DEPOSIT_COMPLETE DC',
    order.payableAmount,
  ])
})

test('결제를 적는 중에 죽으면 반만 적힌 것은 없고 다시 물으면 결제돼 있다', async () => {
  const customer = stage.enter()
  const agreed = await agree(customer)
  const lines = 'SELECT FROM cart_lines FOR UPDATE'
  const pause = await holdLock(stage.site, lines)
  const paying = pay(customer, agreed)
  await pause.untilReached()
  const atDeath = await stateOf(agreed.order)
  await stage.killAt(pause)
  expect([atDeath, await paying, await stateOf(agreed.order)]).toEqual([
    'APPROVING PW',
    null,
    'DEPOSIT_COMPLETE DC',
  ])
})

test('확인하는 작업이 하던 중에 죽으면 다음 서버가 결제를 마친다', async () => {
  const customer = stage.enter()
  const agreed = await agree(customer)
  const dying = killBeforeGateway(agreed)
  await payHastily(customer, agreed)
  await dying
  const pause = await lockOrder(agreed.order)
  await passApprovalTime(stage.site)
  await stage.killAt(pause)
  await stage.judge()
  expect(await stateOf(agreed.order)).toBe('DEPOSIT_COMPLETE DC')
})

test.each([
  ['주문을 잡다가', 'SELECT FROM orders FOR UPDATE'],
  ['재고를 돌려놓다가', 'SELECT FROM goods_options FOR UPDATE'],
])('만료하는 작업이 %s 죽으면 다음 서버가 재고를 한 번만 돌려놓는다', async (_, lock) => {
  const customer = stage.enter()
  const order = await place(customer, await prepareOrder(customer))
  const pause = await holdLock(stage.site, lock)
  await passPaymentTime(stage.site, 1)
  await stage.killAt(pause)
  const atDeath = await stateOf(order)
  await stage.judge()
  expect([atDeath, await stateOf(order)]).toEqual(['PAYMENT_WAIT PW', 'EXPIRED C'])
})

async function deliver({ buyer }: Customer, { itemId }: Paid): Promise<void> {
  for (const type of WAY_TO.SC) await sendDeskEvent(buyer, itemId, type)
}

test('저절로 구매확정하는 작업이 하던 중에 죽으면 다음 서버가 한 번만 확정한다', async () => {
  const customer = stage.enter()
  const bought = await buy(customer)
  const { order } = bought
  await deliver(customer, bought)
  const pause = await lockOrder(order)
  await passParcelTime(stage.site)
  await stage.killAt(pause)
  const atDeath = await stateOf(order)
  await stage.judge()
  expect([atDeath, await stateOf(order)]).toEqual(['DEPOSIT_COMPLETE SC', 'DEPOSIT_COMPLETE BF'])
})

test('구매확정 도중에 죽으면 하나도 확정되지 않고 다시 보내면 모두 확정된다', async () => {
  const customer = stage.enter()
  const [first, second] = [await buy(customer), await buy(customer)]
  const bought = [first, second]
  for (const one of bought) await deliver(customer, one)
  const statesOf = () => Promise.all(bought.map(({ order }) => stateOf(order)))
  const pause = await lockOrder(second.order)
  const orderItemIdEncryptList = bought.map(({ itemId }) => itemId)
  const confirming = customer.buyer.ask('PATCH', '/orders/ships/change-status/finish', {
    body: { orderItemIdEncryptList },
  })
  await pause.untilReached()
  const atDeath = await statesOf()
  await stage.killAt(pause)
  await confirming
  expect([atDeath, await statesOf()]).toEqual([
    ['DEPOSIT_COMPLETE SC', 'DEPOSIT_COMPLETE SC'],
    ['DEPOSIT_COMPLETE BF', 'DEPOSIT_COMPLETE BF'],
  ])
})

test('상태를 바꾸고 이력을 남기기 전에 죽으면 상태도 바뀌지 않는다', async () => {
  const customer = stage.enter()
  const { order, itemId } = await buy(customer)
  const pause = await holdLock(stage.site, 'LOCK TABLE order_item_history IN SHARE MODE')
  const sending = sendDeskEvent(customer.buyer, itemId, 'seller.acknowledge')
  await pause.untilReached()
  const atDeath = await stateOf(order)
  await stage.killAt(pause)
  await sending
  expect([atDeath, await stateOf(order)]).toEqual(['DEPOSIT_COMPLETE DC', 'DEPOSIT_COMPLETE SR'])
})
