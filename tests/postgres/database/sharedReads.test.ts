import { openDatabase, type Database } from '@jangteo/postgres/database/connect'
import { compileOnce, type Places } from '@jangteo/postgres/database/compileOnce'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { untilTrue } from '../../support/eventually.ts'
import { type CountedScratch, startCountedScratch } from '../../support/database/countedScratch.ts'

let scratch: CountedScratch
let database: Database
beforeAll(async () => {
  scratch = await startCountedScratch()
})
beforeEach(() => {
  database = openDatabase({
    url: scratch.wire.url,
    name: 'shared',
    connectionCountMax: 3,
    statementTimeoutMs: 2000,
    onIdleError: () => undefined,
  })
})
afterEach(() => database.close())
afterAll(async () => {
  await scratch.stop()
})

/** Twelve divided by a number; by 0 PostgreSQL refuses. */
const divide = compileOnce((db, { by }: Places<{ by: number }>) =>
  db.selectNoFrom(sql<number>`12 / ${by}::int`.as('quotient')),
)

async function quotientOf(by: number): Promise<number | undefined> {
  const [row] = await divide(database.db, { by })
  return row?.quotient
}

test('statements of one turn leave together on one connection, each with its own answer', async () => {
  await quotientOf(1)
  scratch.wire.take()
  const quotients = await Promise.all([1, 2, 3, 4, 6, 12, 2, 3].map(quotientOf))
  expect([quotients, database.pool.totalCount, scratch.wire.take().tripCount]).toEqual([
    [12, 6, 4, 3, 2, 1, 6, 4],
    1,
    1,
  ])
})

/** Waits for the end of the turn. */
const endOfTurn = () => new Promise((resolve) => setImmediate(resolve))

test('nine take a second connection, and so do those of another turn', async () => {
  await Promise.all(Array.from({ length: 9 }, () => quotientOf(3)))
  const ofNine = database.pool.totalCount
  const first = quotientOf(4)
  await endOfTurn()
  const second = quotientOf(6)
  await endOfTurn()
  const third = quotientOf(12)
  expect([await Promise.all([first, second, third]), ofNine, database.pool.totalCount]).toEqual([
    [3, 2, 1],
    2,
    3,
  ])
})

test('a statement that fails fails alone', async () => {
  const [two, none, four] = await Promise.allSettled([6, 0, 3].map(quotientOf))
  expect([two, four, none?.status === 'rejected' ? String(none.reason) : none]).toEqual([
    { status: 'fulfilled', value: 2 },
    { status: 'fulfilled', value: 4 },
    'error: division by zero',
  ])
  expect(await quotientOf(12)).toBe(1)
})

test('without a free connection all of them fail in time, and the next ones are answered', async () => {
  const taken = await Promise.all([1, 2, 3].map(() => database.pool.connect()))
  const ended = await Promise.allSettled([6, 3].map(quotientOf))
  taken.forEach((client) => client.release())
  const reasons = ended.map((end) => (end.status === 'rejected' ? String(end.reason) : end.value))
  expect(reasons).toEqual([1, 2].map(() => 'Error: timeout exceeded when trying to connect'))
  expect(await quotientOf(12)).toBe(1)
})

/** Rests for so many seconds. */
const rest = compileOnce((db, { seconds }: Places<{ seconds: number }>) =>
  db.selectNoFrom(sql<string>`pg_sleep(${seconds}::int)::text`.as('rest')),
)

test('a connection that breaks fails all that share it, and none that come later', async () => {
  const ended = Promise.allSettled([rest(database.db, { seconds: 60 }), quotientOf(3)])
  const breakConnection = async () => {
    const { rows } = await database.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'shared' AND wait_event = 'PgSleep'",
    )
    return rows.length === 1
  }
  await untilTrue(breakConnection)
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await quotientOf(12)).toBe(1)
})

test('inside of a transaction they see what it wrote', async () => {
  await sql`CREATE TABLE IF NOT EXISTS shared_notes (id int)`.execute(database.db)
  const countNotes = compileOnce((db) =>
    db.selectNoFrom(sql<number>`(SELECT count(*)::int FROM shared_notes)`.as('count')),
  )
  const counts = await database.db.transaction().execute(async (trx) => {
    await sql`INSERT INTO shared_notes VALUES (1)`.execute(trx)
    return [await countNotes(trx, {}), await countNotes(database.db, {})]
  })
  expect(counts).toEqual([[{ count: 1 }], [{ count: 0 }]])
})
