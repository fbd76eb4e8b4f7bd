import { openDatabase, type Database } from '@jangteo/postgres/database/connect'
import type { EmbeddedServer } from '@jangteo/embedded-postgres/startEmbedded'
import { startScratch } from '@jangteo/embedded-postgres/startScratch'
import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

let server: EmbeddedServer
let database: Database
beforeAll(async () => {
  server = await startScratch()
})
afterAll(() => server.stop())
const openNamed = (connectionCountMax: number, url: string): Database =>
  openDatabase({
    url,
    name: 'named',
    connectionCountMax,
    statementTimeoutMs: null,
    onIdleError: () => undefined,
  })
beforeEach(() => {
  database = openNamed(1, server.url)
})
afterEach(() => database.close())

async function addOne(count: number): Promise<unknown> {
  const { rows } = await sql`SELECT ${count}::int + 1 AS sum`.execute(database.db)
  return rows
}

/** Asks by the pool's one connection, as the stores do. */
async function ask(text: string, values: readonly unknown[]): Promise<readonly unknown[]> {
  const client = await database.pool.connect()
  const { rows } = await client.query<Record<string, unknown>>(text, [...values])
  client.release()
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

test.each([
  ['SELECT * FROM generate_series($1::int, 2) AS one', [{ one: 1 }, { one: 2 }]],
  ['SELECT DISTINCT * FROM generate_series($1::int, 1) AS one', [{ one: 1 }]],
  ['SELECT ones.* FROM generate_series($1::int, 1) AS ones(one)', [{ one: 1 }]],
  ['SELECT 2 AS two, * FROM generate_series($1::int, 1) AS ones(one)', [{ two: 2, one: 1 }]],
  ['WITH ones AS (SELECT $1::int AS one) SELECT one, ones.* FROM ones', [{ one: 1 }]],
])(
  'what asks for every column is not retained, because a migration adds columns: %s',
  async (text, rows) => {
    expect(await ask(text, [1])).toEqual(rows)
    expect(await listStored()).toEqual([])
  },
)

test('stars of counts and of products are retained', async () => {
  const text = 'SELECT count(*)::int AS count, 2 * $1::int AS twice FROM generate_series(1, 3)'
  expect(await ask(text, [4])).toEqual([{ count: 3, twice: 8 }])
  expect(await listStored()).toEqual([{ statement: text, runs: 1 }])
})

/** Counts the descriptions of rows that the database sends to a client. */
function countDescriptions(client: PoolClient): { count: number } {
  const sent = { count: 0 }
  client.connection.on('rowDescription', () => {
    sent.count += 1
  })
  return sent
}

const VALUES = `SELECT $1::int AS whole, $2::timestamptz AS at, '{"a": [1]}'::jsonb AS json,
  ARRAY[1, 2] AS list, true AS is_open, null::text AS nothing, 9007199254740991::bigint AS id`

test('a statement is described once a connection, and read alike ever after', async () => {
  const client = await database.pool.connect()
  const sent = countDescriptions(client)
  const values = [7, new Date('2026-03-01T00:00:00Z')]
  const answers = [
    await client.query(VALUES, values),
    await client.query(VALUES, values),
    await client.query(VALUES, values),
  ]
  client.release()
  const [first, ...others] = answers.map(({ rows, rowCount, command }) => [rows, rowCount, command])
  expect(first?.[0]).toEqual([
    {
      whole: 7,
      at: values[1],
      json: { a: [1] },
      list: [1, 2],
      is_open: true,
      nothing: null,
      id: 9_007_199_254_740_991,
    },
  ])
  expect(others).toEqual([first, first])
  expect(sent.count).toBe(1)
})

test('statements without rows count what they changed, described or not', async () => {
  const client = await database.pool.connect()
  await client.query('CREATE TEMP TABLE counted (id int)')
  const insert = 'INSERT INTO counted SELECT generate_series(1, $1::int)'
  const counts = [await client.query(insert, [2]), await client.query(insert, [3])]
  client.release()
  expect(counts.map(({ rows, rowCount }) => [rows, rowCount])).toEqual([
    [[], 2],
    [[], 3],
  ])
})

test('a statement that failed first is described when it succeeds', async () => {
  const client = await database.pool.connect()
  const quotient = 'SELECT 12 / $1::int AS quotient'
  await expect(client.query(quotient, [0])).rejects.toThrow('division by zero')
  const answers = [await client.query(quotient, [3]), await client.query(quotient, [4])]
  await expect(client.query(quotient, [0])).rejects.toThrow('division by zero')
  client.release()
  expect(answers.map(({ rows }) => rows[0] as unknown)).toEqual([{ quotient: 4 }, { quotient: 3 }])
})

test('a column that has another type now is refused where it was described, and read as it is elsewhere', async () => {
  await database.close()
  database = openNamed(2, server.ownerUrl)
  const [before, after] = [await database.pool.connect(), await database.pool.connect()]
  await before.query('CREATE TABLE changed AS SELECT 41 AS value')
  const select = 'SELECT value FROM changed WHERE $1::int = 1'
  const old = await before.query(select, [1])
  await before.query('ALTER TABLE changed ALTER COLUMN value TYPE text')
  const fresh = [await after.query(select, [1]), await after.query(select, [1])]
  await expect(before.query(select, [1])).rejects.toThrow('cached plan must not change result type')
  await before.query('DROP TABLE changed')
  before.release()
  after.release()
  expect(old.rows).toEqual([{ value: 41 }])
  expect(fresh.map(({ rows }) => rows[0] as unknown)).toEqual([{ value: '41' }, { value: '41' }])
})
