import { connectClient, openDatabase, type Database } from '@jangteo/postgres/database/connect'
import type { EmbeddedServer } from '@jangteo/embedded-postgres/startEmbedded'
import { startScratch } from '@jangteo/embedded-postgres/startScratch'
import { ReadOnlyDatabase } from '@jangteo/postgres/database/readOnlyDatabase'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: EmbeddedServer
let database: Database
beforeAll(async () => {
  server = await startScratch()
  database = openDatabase({
    url: server.url,
    name: 'writes',
    connectionCountMax: 1,
    statementTimeoutMs: 1_000,
    onIdleError: () => undefined,
  })
})
afterAll(async () => {
  await database.close()
  await server.stop()
})

/** Makes every later connection one to a database that only reads, as a standby is. */
async function letWrite(isLet: boolean): Promise<void> {
  const admin = await connectClient(server.adminUrl)
  const name = new URL(server.url).pathname.slice(1)
  await admin.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${String(!isLet)}`)
  await admin.end()
}

const answerOf = (asked: Promise<{ rows: unknown }>) =>
  asked.then(
    ({ rows }) => rows,
    (error: unknown) => error,
  )
const selectOne = () => answerOf(sql`SELECT 1 AS one`.execute(database.db))

test('no connection is retained to a server that only reads, and the next one is tried again', async () => {
  await letWrite(false)
  const refused = await selectOne()
  await letWrite(true)
  expect([refused, await selectOne()]).toEqual([new ReadOnlyDatabase(), [{ one: 1 }]])
})
