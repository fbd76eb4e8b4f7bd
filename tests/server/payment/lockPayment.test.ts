import { connectClient } from '@jangteo/postgres/database/connect'
import { transaction } from '@jangteo/postgres/database/db'
import { lockOrderAndPayment } from '@jangteo/postgres/payment/payment.store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilWaiting } from '../../support/atOnce.ts'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { placeBy } from '../../support/payment/deposit.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

/** Both rows of the newest order. */
const newestPayment = () =>
  market.database.db
    .selectFrom('payments')
    .select(['id', 'order_id'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

const lock = (paymentId: number) =>
  market.runtime.runPromise(transaction(lockOrderAndPayment(paymentId)))

/** Changes one of the rows, or both, in a transaction that commits once a lock waits for it; answers what the lock saw. */
async function lockedAfter(paymentId: number, ...changes: readonly string[]) {
  const other = await connectClient(market.database.url)
  try {
    await other.query(`BEGIN; ${changes.join('; ')}`)
    const locking = lock(paymentId)
    await untilWaiting(market, 1)
    await other.query('COMMIT')
    const locked = await locking
    return [locked?.order.id, locked?.order.order_name, locked?.payment.id, locked?.payment.status]
  } finally {
    await other.end()
  }
}

test('주문과 결제를 함께 잠그고, 기다린 뒤의 값을 본다', async () => {
  await placeBy(aBuyer(market), 'CARD')
  const { id, order_id: orderId } = await newestPayment()
  const rename = (name: string) => `UPDATE orders SET order_name = '${name}' WHERE id = ${orderId}`
  const move = (status: string) => `UPDATE payments SET status = '${status}' WHERE id = ${id}`
  expect([
    await lockedAfter(id, rename('다른 이름'), move('REQUESTED')),
    await lockedAfter(id, move('PAYMENT_WAIT')),
    await lockedAfter(id, rename('또 다른 이름')),
  ]).toEqual([
    [orderId, '다른 이름', id, 'REQUESTED'],
    [orderId, '다른 이름', id, 'PAYMENT_WAIT'],
    [orderId, '또 다른 이름', id, 'PAYMENT_WAIT'],
  ])
})

test('없는 결제는 잠그지 않는다', async () => {
  expect(await lock(999_999_999)).toBeNull()
})
