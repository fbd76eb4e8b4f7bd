import { connectClient, openDatabase, type Database } from '@jangteo/postgres/database/connect'
import { Db, query, transaction } from '@jangteo/postgres/database/db'
import type { EmbeddedServer } from '@jangteo/embedded-postgres/startEmbedded'
import { startScratch } from '@jangteo/embedded-postgres/startScratch'
import * as Effect from 'effect/Effect'
import * as Exit from 'effect/Exit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: EmbeddedServer
let database: Database
beforeAll(async () => {
  server = await startScratch()
  database = openDatabase({
    url: server.url,
    name: 'broken',
    connectionCountMax: 1,
    statementTimeoutMs: null,
    onIdleError: () => undefined,
  })
})
afterAll(async () => {
  await database.close()
  await server.stop()
})

const selectOne = query(async (db) => {
  const { rows } = await sql<{ one: number }>`SELECT 1 AS one`.execute(db)
  return rows[0]?.one
})

/** Ends the one connection of the pool from outside, and waits until it no longer exists. */
const breakConnection = Effect.promise(async () => {
  const client = await connectClient(server.adminUrl)
  await client.query(
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = 'broken'",
  )
  await client.end()
})

const breakAndSelect = Effect.andThen(breakConnection, selectOne)
const breakAndFail = Effect.andThen(breakConnection, Effect.die(new Error('a fault')))

function run<A>(program: Effect.Effect<A, never, Db>) {
  return Effect.runPromiseExit(Effect.provideService(program, Db, database.db))
}

const selectThen = <A>(next: Effect.Effect<A, never, Db>) => Effect.andThen(selectOne, next)

test.each([
  ['while nobody uses it', selectThen(breakConnection), 'Success'],
  ['between two statements', transaction(selectThen(breakAndSelect)), 'Failure'],
  ['before the commit', transaction(selectThen(breakConnection)), 'Failure'],
  ['before the rollback', transaction(selectThen(breakAndFail)), 'Failure'],
] as const)('a connection that breaks %s is replaced', async (_, program, end) => {
  const broken = await run<unknown>(program)
  expect([broken._tag, await run<unknown>(selectOne)]).toEqual([end, Exit.succeed(1)])
})
