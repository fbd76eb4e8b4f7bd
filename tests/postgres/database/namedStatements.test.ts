import { openDatabase, type Database } from '@jangteo/postgres/database/connect'
import type { EmbeddedServer } from '@jangteo/embedded-postgres/startEmbedded'
import { startScratch } from '@jangteo/embedded-postgres/startScratch'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

let server: EmbeddedServer
let database: Database
beforeAll(async () => {
  server = await startScratch()
})
afterAll(() => server.stop())
beforeEach(() => {
  database = openDatabase({
    url: server.url,
    name: 'named',
    connectionCountMax: 1,
    statementTimeoutMs: null,
    onIdleError: () => undefined,
  })
})
afterEach(() => database.close())

async function addOne(count: number): Promise<unknown> {
  const { rows } = await sql`SELECT ${count}::int + 1 AS sum`.execute(database.db)
  return rows
}

/** Lists the prepared statements of the pool's one connection, with the count of runs. */
async function listStored(): Promise<unknown> {
  const { rows } = await database.pool.query(
    'SELECT statement, (generic_plans + custom_plans)::int AS runs FROM pg_prepared_statements',
  )
  return rows
}

test('a statement is retained by its connection and runs again with other values', async () => {
  const sums = [await addOne(1), await addOne(41)]
  expect(sums).toEqual([[{ sum: 2 }], [{ sum: 42 }]])
  expect(await listStored()).toEqual([{ statement: 'SELECT $1::int + 1 AS sum', runs: 2 }])
})

test('what asks for every column is not retained, because a migration adds columns', async () => {
  const { rows } = await sql`SELECT * FROM generate_series(${1}::int, 2) AS one`.execute(
    database.db,
  )
  expect(rows).toEqual([{ one: 1 }, { one: 2 }])
  expect(await listStored()).toEqual([])
})
