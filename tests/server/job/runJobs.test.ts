import { connectClient } from '@jangteo/postgres/database/connect'
import { runJobs } from '@jangteo/server/job/run-jobs'
import type { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { placeBy } from '../../support/payment/deposit.ts'
import { untilTrue } from '../../support/eventually.ts'

const HOUR_MS = 60 * 60_000

let market: TestMarket
let admin: Client
beforeAll(async () => {
  market = await openMarket()
  admin = await connectClient(inject('adminUrl'))
})
afterAll(async () => {
  await market.close()
  await admin.end()
})

function countRows(from: string): Promise<number> {
  return market.database.pool
    .query<{ count: number }>(`SELECT count(*)::int AS count FROM ${from}`)
    .then(({ rows }) => rows[0]?.count ?? 0)
}

const EXPIRED = "payments WHERE status = 'EXPIRED'"
const LEFT = "graphile_worker.jobs WHERE task_identifier = 'expire-payment'"
/** The ranking of the hour reads the locked table as well, and may wait beside the expiry. */
const EXPIRY_WAITING = `pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
  AND query ILIKE '%for update%'`

/** Lets nobody in and throws everybody out, who waits for a lock and who holds it last; answers how to let them in again. */
async function shut(): Promise<() => Promise<unknown>> {
  const name = new URL(market.database.url).pathname.slice(1)
  await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
  await admin.query(
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1
     ORDER BY application_name = 'market-setup', wait_event_type IS NOT DISTINCT FROM 'Lock'`,
    [name],
  )
  return () => admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`)
}

/** Orders something whose time to pay passes. */
async function leaveUnpaid(): Promise<void> {
  await placeBy(aBuyer(market), 'CARD')
  market.advance(HOUR_MS)
  await market.database.pool.query(`
    SELECT graphile_worker.add_job(
      'expire-payment', json_build_object('paymentId', max(id)), job_key => 'expire-payment:' || max(id)
    ) FROM payments
  `)
}

test('작업을 하던 중에 데이터베이스가 끊겨도 돌아오면 하던 것도 다음 것도 마친다', async () => {
  const { url } = market.database
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  await leaveUnpaid()
  const holder = await connectClient(url)
  await holder.query('BEGIN; LOCK TABLE orders IN ACCESS EXCLUSIVE MODE')
  const jobs = await runJobs({
    pool: { url, connectionCountMax: 4, statementTimeoutMs: 9_000 },
    runtime: market.runtime,
    log,
  })
  await untilTrue(async () => (await countRows(EXPIRY_WAITING)) === 1)
  const open = await shut()
  await untilTrue(() => lines.some((line) => /Failed task.*expire-payment/.test(line)))
  await open()
  await leaveUnpaid()
  await untilTrue(async () => (await countRows(LEFT)) === 0)
  await jobs.close()
  expect(await countRows(EXPIRED)).toBe(2)
})

const STARTED_SALES = "graphile_worker.jobs WHERE key = 'advance-sales'"
const COMMITTED_SALES = 'special_sales WHERE commitment IS NOT NULL'

test('문을 열면 다음 분을 기다리지 않고 특별판매를 진행해 추첨 공약을 공개한다', async () => {
  const { url } = market.database
  await market.database.pool.query('UPDATE special_sales SET commitment = NULL, sealed_keys = NULL')
  const holder = await connectClient(url)
  await holder.query('BEGIN; LOCK TABLE special_sales IN ACCESS EXCLUSIVE MODE')
  const jobs = await runJobs({
    pool: { url, connectionCountMax: 4, statementTimeoutMs: 9_000 },
    runtime: market.runtime,
    log: pino({ level: 'silent' }),
  })
  const startedCount = await countRows(STARTED_SALES)
  await holder.end()
  await untilTrue(async () => (await countRows(COMMITTED_SALES)) > 0)
  await jobs.close()
  expect(startedCount).toBe(1)
})
