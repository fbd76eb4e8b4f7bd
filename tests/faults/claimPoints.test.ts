import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Input, requested } from '../support/claim/claimCalls.ts'
import { owedFor } from '../support/claim/owedClaim.ts'
import { WAY_TO } from '../support/order/paidOrder.ts'
import { showOrder } from '../support/purchase.ts'
import { sendDeskEvent } from './buyer/desk.ts'
import { APPROVE, approve, visitWindow } from './buyer/paying.ts'
import { agree, type Agreed, type Customer, pay } from './buyer/steps.ts'
import { readGatewayLedger } from './ledger/gatewayLedger.ts'
import { holdLock, silenceGateway } from './site/pause.ts'
import { passHolds } from './site/time.ts'
import { openStage, type Stage } from './stage.ts'
import { untilTrue } from '../support/eventually.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterEach(() => stage.judge())
afterAll(() => stage.close())

async function bought(customer: Customer): Promise<Agreed> {
  const agreed = await agree(customer)
  await pay(customer, agreed)
  return agreed
}

async function claimOf(
  { buyer }: Customer,
  { order }: Agreed,
  type: 'CANCEL' | 'RETURN',
): Promise<Input> {
  const shown = await showOrder(buyer, order)
  return { buyer, order: shown, type, reason: 'SIMPLE_CHANGE_OF_MIND' }
}

/** Sums what the gateway took and gave back of an attempt. */
function moneyOf(gatewayOrderId: string): readonly number[] {
  const ledger = readGatewayLedger(stage.site.dataDir)
  const book = ledger.find((one) => one.gatewayOrderId === gatewayOrderId)
  return [book?.taken ?? 0, book?.returned ?? 0]
}

/** The way the refunds of an attempt stand, and what its payment counts as given back. */
async function refundsOf(gatewayOrderId: string): Promise<string[]> {
  const { rows } = await sql<{ stand: string }>`
    SELECT refund.status || ' ' || payments.refunded_amount AS stand
    FROM payment_refunds AS refund
    JOIN payments ON payments.id = refund.payment_id
    JOIN payment_attempts AS attempt ON attempt.id = refund.attempt_id
    WHERE attempt.gateway_order_id = ${gatewayOrderId}
  `.execute(stage.site.database().db)
  return rows.map(({ stand }) => stand)
}

test('결제사가 환불하고 적기 전에 죽으면 다시 물어 한 번만 돌려준다', async () => {
  const customer = stage.enter()
  const agreed = await bought(customer)
  const { gatewayOrderId, amount } = agreed.returned
  const pause = await holdLock(stage.site, 'LOCK TABLE payment_refund_history IN SHARE MODE')
  await requested(await claimOf(customer, agreed, 'CANCEL'))
  await pause.untilReached()
  const atDeath = [moneyOf(gatewayOrderId), await refundsOf(gatewayOrderId)]
  await stage.killAt(pause)
  await stage.judge()
  expect([atDeath, moneyOf(gatewayOrderId), await refundsOf(gatewayOrderId)]).toEqual([
    [[amount, amount], ['REQUESTED 0']],
    [amount, amount],
    [`DONE ${amount}`],
  ])
})

test('결제사에 환불을 묻기 전에 죽으면 다음 서버가 묻는다', async () => {
  const customer = stage.enter()
  const agreed = await bought(customer)
  const { gatewayOrderId, amount } = agreed.returned
  const gateway = silenceGateway(stage.site, gatewayOrderId)
  await requested(await claimOf(customer, agreed, 'CANCEL'))
  const atDeath = await refundsOf(gatewayOrderId)
  await stage.door.kill()
  gateway.restore()
  await passHolds(stage.site)
  const untouched = moneyOf(gatewayOrderId)
  await stage.door.open()
  await stage.judge()
  expect([atDeath, untouched, moneyOf(gatewayOrderId), await refundsOf(gatewayOrderId)]).toEqual([
    ['REQUESTED 0'],
    [amount, 0],
    [amount, amount],
    [`DONE ${amount}`],
  ])
})

/** A return whose fee is more than the goods cost, so that its buyer owes the rest. */
async function anOwedReturn(customer: Customer) {
  const agreed = await bought(customer)
  const asked = await claimOf(customer, agreed, 'RETURN')
  const orderId = stage.site.wireIds().open('order', agreed.order.ordersIdEncrypt)
  const { db } = stage.site.database()
  await sql`UPDATE order_shipping_groups SET return_fee = 500000 WHERE order_id = ${orderId}`.execute(
    db,
  )
  const [item] = asked.order.groups.flatMap(({ items }) => items)
  for (const type of WAY_TO.SC) {
    await sendDeskEvent(customer.buyer, item?.orderItemIdEncrypt ?? '', type)
  }
  const delivered = await claimOf(customer, agreed, 'RETURN')
  return owedFor(delivered, await requested(delivered))
}

async function standOf(gatewayOrderId: string): Promise<string> {
  const { rows } = await sql<{ stand: string }>`
    SELECT asked.state || ' ' || payments.status AS stand
    FROM additional_payments AS asked
    JOIN payments ON payments.additional_payment_id = asked.id
    JOIN payment_attempts AS attempt ON attempt.payment_id = payments.id
    WHERE attempt.gateway_order_id = ${gatewayOrderId}
  `.execute(stage.site.database().db)
  return rows[0]?.stand ?? 'nothing'
}

test('결제사가 추가결제를 받고 적기 전에 죽으면 다시 물은 구매자가 한 번만 낸다', async () => {
  const customer = stage.enter()
  const { buyer } = customer
  const owed = await anOwedReturn(customer)
  const returned = await visitWindow({ buyer, order: owed }, APPROVE)
  if (returned === null) throw new Error('the window let nobody agree')
  const { gatewayOrderId, amount } = returned
  const gateway = silenceGateway(stage.site, gatewayOrderId)
  const paying = approve({ buyer, order: owed }, returned)
  await untilTrue(async () => (await standOf(gatewayOrderId)) === 'APPROVING APPROVING')
  const orderId = stage.site.wireIds().open('order', owed.ordersIdEncrypt)
  const lock = 'SELECT FROM orders WHERE id = $1 FOR UPDATE'
  const pause = await holdLock(stage.site, lock, [orderId])
  await gateway.answer()
  await pause.untilReached()
  const atDeath = [moneyOf(gatewayOrderId), await standOf(gatewayOrderId)]
  await stage.killAt(pause)
  const refusal = await paying
  expect([atDeath, refusal, moneyOf(gatewayOrderId), await standOf(gatewayOrderId)]).toEqual([
    [[amount, 0], 'APPROVING APPROVING'],
    null,
    [amount, 0],
    'PAID DEPOSIT_COMPLETE',
  ])
})
