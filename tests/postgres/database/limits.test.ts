import { openDatabase } from '@jangteo/postgres/database/connect'
import type { EmbeddedServer } from '@jangteo/embedded-postgres/startEmbedded'
import { startScratch } from '@jangteo/embedded-postgres/startScratch'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: EmbeddedServer
beforeAll(async () => {
  server = await startScratch()
})
afterAll(() => server.stop())

async function readLimits(statementTimeoutMs: number | null) {
  const database = openDatabase({
    url: server.url,
    name: 'limits',
    connectionCountMax: 1,
    statementTimeoutMs,
    onIdleError: () => undefined,
  })
  const { rows } = await sql`
    SELECT current_setting('statement_timeout') AS statement,
           current_setting('idle_in_transaction_session_timeout') AS idle_transaction,
           current_setting('client_connection_check_interval') AS connection_check
  `.execute(database.db)
  await database.close()
  return rows[0]
}

test('the database itself limits statements, idle transactions and waiting for whoever left', async () => {
  expect([await readLimits(9_000), await readLimits(null)]).toEqual([
    { statement: '9s', idle_transaction: '18s', connection_check: '1s' },
    { statement: '0', idle_transaction: '0', connection_check: '0' },
  ])
})
