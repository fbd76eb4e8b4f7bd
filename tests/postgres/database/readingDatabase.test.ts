import { compileOnce, type Places } from '@jangteo/postgres/database/compileOnce'
import { openDatabase, type Database } from '@jangteo/postgres/database/connect'
import {
  AT_ONCE,
  Db,
  query,
  reading,
  send,
  together,
  transaction,
  writable,
} from '@jangteo/postgres/database/db'
import * as Cause from 'effect/Cause'
import * as Effect from 'effect/Effect'
import * as Exit from 'effect/Exit'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CountedScratch, startCountedScratch } from '../../support/database/countedScratch.ts'

type Notes = { readonly notes: { readonly id: number } }

let scratch: CountedScratch
let database: Database
beforeAll(async () => {
  scratch = await startCountedScratch()
  database = openDatabase({
    url: scratch.wire.url,
    name: 'reading',
    connectionCountMax: 2,
    statementTimeoutMs: null,
    onIdleError: () => undefined,
  })
  await sql`CREATE TABLE notes (id int PRIMARY KEY)`.execute(database.db)
})
beforeEach(async () => {
  await sql`TRUNCATE notes`.execute(database.db)
  await sql`INSERT INTO notes VALUES (1)`.execute(database.db)
  scratch.wire.take()
})
afterAll(async () => {
  await database.close()
  await scratch.stop()
})

const run = <A>(program: Effect.Effect<A, never, Db>) =>
  Effect.runPromiseExit(Effect.provideService(program, Db, database.db))

/** Runs statements on the table of this file. */
const ofNotes = <A>(build: (db: Kysely<Notes>) => Promise<A>) =>
  query((db) => build(db.$extendTables<Notes>() as Kysely<Notes>))

const compiled = compileOnce((db, { id }: Places<{ id: number }>) =>
  db.$extendTables<Notes>().selectFrom('notes').select('id').where('id', '=', id),
)

const listNotes = ofNotes((db) => db.selectFrom('notes').select('id').orderBy('id').execute())

test.each<[string, Effect.Effect<unknown, never, Db>]>([
  ['built', listNotes],
  ['compiled', query((db) => compiled(db, { id: 1 }))],
  ['written', query(async (db) => (await sql`SELECT id FROM notes`.execute(db)).rows)],
  [
    'with a part of its own',
    ofNotes((db) =>
      db
        .with('own', (part) => part.selectFrom('notes').select('id'))
        .selectFrom('own')
        .select('id')
        .execute(),
    ),
  ],
])('a statement that reads is answered: %s', async (_, read) => {
  expect(await run(reading(read))).toEqual(Exit.succeed([{ id: 1 }]))
})

test('statements that leave together are reads as well', async () => {
  const both = await run(reading(together(Effect.all([listNotes, listNotes], AT_ONCE))))
  expect([both, scratch.wire.take().tripCount]).toEqual([
    Exit.succeed([[{ id: 1 }], [{ id: 1 }]]),
    1,
  ])
})

const insertTwo = sql`INSERT INTO notes VALUES (2)`

const WRITES: readonly [string, Effect.Effect<unknown, never, Db>][] = [
  ['INSERT', ofNotes((db) => db.insertInto('notes').values({ id: 2 }).execute())],
  ['UPDATE', ofNotes((db) => db.updateTable('notes').set({ id: 2 }).execute())],
  ['DELETE', ofNotes((db) => db.deleteFrom('notes').execute())],
  ['a written one', query((db) => insertTwo.execute(db))],
  ['one that nobody waits for', send((db) => insertTwo.compile(db))],
  [
    'one inside of a SELECT',
    ofNotes((db) =>
      db
        .with('removed', (part) => part.deleteFrom('notes').returning('id'))
        .selectFrom('removed')
        .select('id')
        .execute(),
    ),
  ],
  [
    'one inside of a written SELECT',
    query((db) => sql`WITH two AS (${insertTwo} RETURNING id) SELECT id FROM two`.execute(db)),
  ],
  ['one among others', together(Effect.all([query((db) => insertTwo.execute(db))], AT_ONCE))],
  ['a transaction', transaction(send((db) => insertTwo.compile(db)))],
]

test.each(WRITES)('a write is refused before the database hears of it: %s', async (_, write) => {
  const exit = await run(reading(write))
  const sent = scratch.wire.take().statements
  const defect = Exit.isFailure(exit) ? Cause.squash(exit.cause) : null
  expect([defect instanceof Error ? defect.name : null, sent, await run(listNotes)]).toEqual([
    'WriteRefused',
    [],
    Exit.succeed([{ id: 1 }]),
  ])
})

test('what a program that reads has to write for the record is written', async () => {
  const exit = await run(
    reading(Effect.andThen(writable(send((db) => insertTwo.compile(db))), listNotes)),
  )
  expect(exit).toEqual(Exit.succeed([{ id: 1 }, { id: 2 }]))
})
