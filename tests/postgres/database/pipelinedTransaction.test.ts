import { openDatabase, type Database } from '@jangteo/postgres/database/connect'
import {
  AT_ONCE,
  Commits,
  Db,
  query,
  send,
  together,
  transaction,
} from '@jangteo/postgres/database/db'
import * as Cause from 'effect/Cause'
import * as Effect from 'effect/Effect'
import * as Exit from 'effect/Exit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CountedScratch, startCountedScratch } from '../../support/database/countedScratch.ts'

let scratch: CountedScratch
let database: Database
beforeAll(async () => {
  scratch = await startCountedScratch()
  database = openDatabase({
    url: scratch.wire.url,
    name: 'pipelined',
    connectionCountMax: 2,
    statementTimeoutMs: null,
    onIdleError: () => undefined,
  })
  await sql`CREATE TABLE notes (id int PRIMARY KEY CHECK (id > 0))`.execute(database.db)
})
beforeEach(async () => {
  await sql`DELETE FROM notes`.execute(database.db)
  scratch.wire.take()
})
afterAll(async () => {
  await database.close()
  await scratch.stop()
})

const commits = { sent: 0, done: 0 }

function run<A>(program: Effect.Effect<A, never, Db>) {
  Object.assign(commits, { sent: 0, done: 0 })
  return Effect.runPromiseExit(
    program.pipe(Effect.provideService(Db, database.db), Effect.provideService(Commits, commits)),
  )
}

const note = (id: number) => send((db) => sql`INSERT INTO notes VALUES (${id})`.compile(db))

const listNotes = query(async (db) => {
  const { rows } = await sql<{ id: number }>`SELECT id FROM notes ORDER BY id`.execute(db)
  return rows.map(({ id }) => id)
})

/** The message of the defect that a program ended with. */
function defectOf(exit: Exit.Exit<unknown>): string {
  return Exit.isFailure(exit) ? String(Cause.squash(exit.cause)) : 'no defect'
}

test('a transaction of writes alone is one round trip', async () => {
  const exit = await run(transaction(Effect.andThen(note(1), note(2))))
  const { statements, tripCount } = scratch.wire.take()
  expect([Exit.isSuccess(exit), statements.length, tripCount]).toEqual([true, 4, 1])
  expect(await run(listNotes)).toEqual(Exit.succeed([1, 2]))
})

test('a read sees what was sent before it, in the same round trip', async () => {
  const exit = await run(transaction(Effect.andThen(note(3), listNotes)))
  expect([exit, scratch.wire.take().tripCount]).toEqual([Exit.succeed([3]), 2])
})

test('a transaction without statements sends nothing', async () => {
  const exit = await run(transaction(Effect.succeed('nothing')))
  expect([exit, scratch.wire.take().statements]).toEqual([Exit.succeed('nothing'), []])
})

test.each([
  ['the commit', Effect.asVoid(note(5))],
  ['the next read', Effect.asVoid(listNotes)],
])(
  'a write that failed is named by %s, and nothing is left of its transaction',
  async (_, last) => {
    const exit = await run(
      transaction(note(4).pipe(Effect.andThen(note(-1)), Effect.andThen(last))),
    )
    expect([defectOf(exit).includes('notes_id_check'), commits]).toEqual([
      true,
      { sent: 0, done: 0 },
    ])
    expect(await run(listNotes)).toEqual(Exit.succeed([]))
  },
)

test('a write that the driver could not make a message of is refused before it is sent', async () => {
  const program = send((db) => sql`INSERT INTO notes VALUES (${{ id: 6 }})`.compile(db))
  const exit = await run(transaction(Effect.andThen(note(6), program)))
  expect([defectOf(exit).startsWith('TypeError'), await run(listNotes)]).toEqual([
    true,
    Exit.succeed([]),
  ])
})

test('a connection is as good as new after a transaction that failed', async () => {
  await run(transaction(note(-1)))
  await run(transaction(note(-1)))
  expect(await run(transaction(Effect.andThen(note(7), listNotes)))).toEqual(Exit.succeed([7]))
})

test('statements that begin at once leave one connection together', async () => {
  await run(together(Effect.all([listNotes, listNotes], AT_ONCE)))
  scratch.wire.take()
  await run(together(Effect.all([listNotes, listNotes, listNotes], AT_ONCE)))
  const { statements, tripCount } = scratch.wire.take()
  expect([statements.length, tripCount]).toEqual([3, 1])
})

test.each(['transaction', 'startTransaction', 'connection', 'destroy'] as const)(
  'a database inside of a transaction refuses %s',
  async (method) => {
    const exit = await run(transaction(query(async (db) => void db[method]())))
    expect(defectOf(exit)).toMatch(/inside of a transaction/)
  },
)
