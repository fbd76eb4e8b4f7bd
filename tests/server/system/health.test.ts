import { connectClient } from '@jangteo/postgres/database/connect'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const ask = () => aBuyer(market).ask('GET', '/systems/status/health-check')

/** Lets connections into the market's database or keeps them out; those that are open end. */
async function letIn(isLetIn: boolean): Promise<void> {
  const admin = await connectClient(inject('adminUrl'))
  const name = new URL(market.database.url).pathname.slice(1)
  await admin.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS ${String(isLetIn)}`)
  if (!isLetIn) {
    await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1`, [
      name,
    ])
  }
  await admin.end()
}

test('일할 수 있으면 UP, 데이터베이스가 답하지 않으면 DOWN, 돌아오면 다시 UP이라고 한다', async () => {
  const up = await ask()
  await letIn(false)
  const down = await ask()
  await letIn(true)
  const version = '0.1.0'
  expect([up, down, await ask()]).toEqual([
    { status: 'UP', version },
    { status: 'DOWN', version },
    { status: 'UP', version },
  ])
})
