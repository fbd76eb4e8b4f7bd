import type { PaymentGatewayPort } from '@jangteo/payment/gateway.port'
import { settleLeftApprovals } from '@jangteo/server/payment/settle-left-approvals'
import * as Effect from 'effect/Effect'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { work } from '../../support/claim/claimDesk.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import {
  agreeInWindow,
  approve,
  type PlacedOrder,
  placeOrder,
  putInCart,
  showOrder,
} from '../../support/purchase.ts'

const STRAWBERRIES = 2
const SECOND_MS = 1_000

/** The gateway approves, and the server ends before the answer is written. */
let isEnding = false
const ending = (gateway: PaymentGatewayPort): PaymentGatewayPort => ({
  ...gateway,
  confirm: (request) =>
    Effect.flatMap(gateway.confirm(request), (outcome) =>
      isEnding ? Effect.die(new Error('the server ends')) : Effect.succeed(outcome),
    ),
})

let market: TestMarket
beforeAll(async () => {
  market = await openMarket({ wrapGateway: ending })
})
afterAll(() => market.close())

async function aLeftApproval(): Promise<{ buyer: Buyer; order: PlacedOrder }> {
  const buyer = aBuyer(market)
  const order = await placeOrder(buyer, [await putInCart(buyer, STRAWBERRIES)])
  const returned = await agreeInWindow(market, { buyer, order })
  isEnding = true
  const { status } = await approve(buyer, order, returned)
  isEnding = false
  expect(status).toBe(500)
  return { buyer, order }
}

/** Looks for approvals that were left, as every minute does, and works on what is found. */
async function lookForLeft(): Promise<void> {
  await market.runtime.runPromise(settleLeftApprovals)
  await work(market, 'settle-payment')
}

const paymentOf = async ({ buyer, order }: Awaited<ReturnType<typeof aLeftApproval>>) =>
  (await showOrder(buyer, order)).payment.paymentStatusEnum

test('승인은 됐는데 적기 전에 서버가 죽은 결제는 십 초 뒤부터 찾아서 끝낸다', async () => {
  const left = await aLeftApproval()
  const stages = [await paymentOf(left)]
  market.advance(9 * SECOND_MS)
  await lookForLeft()
  stages.push(await paymentOf(left))
  market.advance(2 * SECOND_MS)
  await lookForLeft()
  stages.push(await paymentOf(left))
  expect(stages).toEqual(['PAYMENT_WAIT', 'PAYMENT_WAIT', 'DEPOSIT_COMPLETE'])
})

test('대답을 받은 승인은 다시 물을 일을 남기지 않는다', async () => {
  const buyer = aBuyer(market)
  const order = await placeOrder(buyer, [await putInCart(buyer, STRAWBERRIES)])
  await approve(buyer, order, await agreeInWindow(market, { buyer, order }))
  market.advance(60 * SECOND_MS)
  await market.runtime.runPromise(settleLeftApprovals)
  const { rows } =
    await sql`SELECT key FROM graphile_worker.jobs WHERE key LIKE 'settle-payment:%'`.execute(
      market.database.db,
    )
  expect(rows).toEqual([])
})
