import { runJobs } from '@jangteo/server/job/run-jobs'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openQuietWire } from '../../support/database/quietWire.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { placeBy } from '../../support/payment/deposit.ts'
import { untilTrue } from '../../support/eventually.ts'

const HOUR_MS = 60 * 60_000
const STATEMENT_TIMEOUT_MS = 1_000

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

async function countExpired(): Promise<number> {
  const rows = await market.database.db
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'EXPIRED')
    .execute()
  return rows.length
}

test('데이터베이스가 소리 없이 다른 기계로 옮겨가도 작업은 이어진다', async () => {
  const wire = await openQuietWire(market.database.url)
  const jobs = await runJobs({
    pool: { url: wire.url, connectionCountMax: 4, statementTimeoutMs: STATEMENT_TIMEOUT_MS },
    runtime: market.runtime,
    log: pino({ level: 'silent' }),
  })
  await untilTrue(() => wire.count() > 1)
  wire.moveOn()
  await placeBy(aBuyer(market), 'CARD')
  market.advance(HOUR_MS)
  await market.database.pool.query(`
    SELECT graphile_worker.add_job('expire-payment', json_build_object('paymentId', max(id)))
    FROM payments
  `)
  await untilTrue(async () => (await countExpired()) === 1)
  await jobs.close()
  await wire.close()
  expect(await countExpired()).toBe(1)
})
