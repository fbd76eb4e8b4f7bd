import { connectClient } from '@jangteo/postgres/database/connect'
import { grantServing } from '@jangteo/postgres/database/grantServing'
import { migrate } from '@jangteo/postgres/database/migrate'
import type { EmbeddedServer } from '@jangteo/embedded-postgres/startEmbedded'
import { startScratch } from '@jangteo/embedded-postgres/startScratch'
import { prepareJobs } from '@jangteo/server/job/prepare-jobs'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: EmbeddedServer
let serving: Client
beforeAll(async () => {
  server = await startScratch()
  const owner = await connectClient(server.ownerUrl)
  await migrate(owner)
  await prepareJobs(server.ownerUrl)
  const { username } = new URL(server.url)
  await grantServing(owner, username)
  await grantServing(owner, username)
  await owner.end()
  serving = await connectClient(server.url)
})
afterAll(async () => {
  await serving.end()
  await server.stop()
})

const DENIED = '42501'

/** The code that the role which serves is refused with; `null` when it is not. */
async function refusalOf(statement: string): Promise<string | null> {
  await serving.query('BEGIN')
  const code = await serving.query(statement).then(
    () => null,
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'none'),
  )
  await serving.query('ROLLBACK')
  return code
}

test.each([
  ['CREATE TABLE more (id int)', DENIED],
  ['ALTER TABLE members ADD COLUMN more int', DENIED],
  ['DROP TABLE members', DENIED],
  ['TRUNCATE members', DENIED],
  ['CREATE EXTENSION hstore', DENIED],
  ['CREATE ROLE more', DENIED],
  ['DELETE FROM schema_migrations', DENIED],
  ["INSERT INTO schema_migrations (number, name, checksum) VALUES (999, 'more', '')", DENIED],
  ['DELETE FROM graphile_worker.migrations', DENIED],
  ['SELECT count(*) FROM schema_migrations', null],
  ['DELETE FROM members', null],
  ["SELECT graphile_worker.add_job('sweep')", null],
  ["COPY (SELECT 1) TO PROGRAM 'true'", DENIED],
])('the role that serves runs %s: %s', async (statement, code) => {
  expect(await refusalOf(statement)).toBe(code)
})

test('jobs are seen by the role that serves', async () => {
  await serving.query('BEGIN')
  await serving.query("SELECT graphile_worker.add_job('sweep')")
  const { rows } = await serving.query('SELECT count(*)::int AS count FROM graphile_worker.jobs')
  await serving.query('ROLLBACK')
  expect(rows).toEqual([{ count: 1 }])
})

test('rights are granted where one lacks, and nothing is changed where none does', async () => {
  const owner = await connectClient(server.ownerUrl)
  const { username } = new URL(server.url)
  const versionOf = async (table: string) => {
    const { rows } = await owner.query<{ xmin: string }>(
      `SELECT xmin::text FROM pg_class WHERE oid = '${table}'::regclass`,
    )
    return rows[0]?.xmin
  }
  const [before, jobsBefore] = [
    await versionOf('members'),
    await versionOf('graphile_worker._private_jobs'),
  ]
  await grantServing(owner, username)
  expect([await versionOf('members'), await versionOf('graphile_worker._private_jobs')]).toEqual([
    before,
    jobsBefore,
  ])
  await owner.query('CREATE TABLE newer (id int)')
  expect(await refusalOf('SELECT * FROM newer')).toBe(DENIED)
  await grantServing(owner, username)
  expect(await refusalOf('SELECT * FROM newer')).toBeNull()
  await owner.query(`GRANT DELETE ON schema_migrations TO ${username}`)
  await grantServing(owner, username)
  expect(await refusalOf('DELETE FROM schema_migrations')).toBe(DENIED)
  await owner.end()
})

test('superuser, owner and the role that serves have a password each', async () => {
  const roles = [server.adminUrl, server.ownerUrl, server.url].map((url) => {
    const { username, password } = new URL(url)
    return { username, password }
  })
  expect([
    roles.map(({ username }) => username),
    new Set(roles.map(({ password }) => password)).size,
  ]).toEqual([['postgres', 'jangteo', 'jangteo_server'], 3])
})
