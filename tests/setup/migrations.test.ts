import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  checkMigrated,
  migrate,
  MIGRATIONS_DIRECTORY,
  withSetupLock,
} from '@jangteo/postgres/database/migrate'
import { StartupError } from '@jangteo/postgres/database/startupError'
import type { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { serveScratch } from './scratchServer.ts'
import { untilTrue } from '../support/eventually.ts'

const { connect, connectAgain } = serveScratch()

const FIRST = { '001-first.sql': 'CREATE TABLE first (id int); INSERT INTO first VALUES (1);' }
const SECOND = { '002-second.sql': 'CREATE TABLE second (id int);' }

/** A directory that holds these files. */
function migrations(files: Readonly<Record<string, string>>): string {
  const directory = mkdtempSync(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  mkdirSync(directory, { recursive: true })
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(directory, name), sql)
  return directory
}

async function listTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  )
  return rows.map(({ name }) => name)
}

test('migrations run once, in order, and a later one is added', async () => {
  const client = await connect()
  expect(await migrate(client, migrations(FIRST))).toEqual(['001-first.sql'])
  expect(await migrate(client, migrations(FIRST))).toEqual([])
  expect(await migrate(client, migrations({ ...FIRST, ...SECOND }))).toEqual(['002-second.sql'])
  expect(await listTables(client)).toEqual(['first', 'schema_migrations', 'second'])
})

test('line ends of another system do not change a migration', async () => {
  const client = await connect()
  await migrate(client, migrations({ '001-first.sql': 'CREATE TABLE first\n(id int);\n' }))
  const other = migrations({ '001-first.sql': 'CREATE TABLE first\r\n(id int);\r\n' })
  expect(await migrate(client, other)).toEqual([])
})

test('nothing is retained of a migration that fails in the middle, and it runs when it is fixed', async () => {
  const client = await connect()
  const broken = { ...FIRST, '002-second.sql': 'CREATE TABLE second (id int); SELECT 1 / 0;' }
  await expect(migrate(client, migrations(broken))).rejects.toThrow(
    new StartupError(
      'Migration 002-second.sql failed (division by zero): nothing of it was retained.',
    ),
  )
  expect(await listTables(client)).toEqual(['first', 'schema_migrations'])
  expect(await migrate(client, migrations({ ...FIRST, ...SECOND }))).toEqual(['002-second.sql'])
})

test('nothing is retained of a migration whose process is killed, and the lock is free again', async () => {
  const killed = await connect()
  const witness = await connectAgain(killed)
  const slow = { ...FIRST, '002-second.sql': 'CREATE TABLE second (id int); SELECT pg_sleep(60);' }
  const migrating = withSetupLock(killed, () => migrate(killed, migrations(slow)))
  const failure = migrating.catch((error: unknown) => error)
  const isAsleep = async () => {
    const { rowCount } = await witness.query(
      "SELECT FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()",
    )
    return rowCount === 1
  }
  await untilTrue(isAsleep)
  await witness.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'PgSleep'",
  )
  expect(await failure).toEqual(
    new StartupError(
      'Migration 002-second.sql failed (terminating connection due to administrator command): nothing of it was retained.',
    ),
  )
  expect(await listTables(witness)).toEqual(['first', 'schema_migrations'])
  const fixed = migrations({ ...FIRST, ...SECOND })
  expect(await withSetupLock(witness, () => migrate(witness, fixed))).toEqual(['002-second.sql'])
})

test('of two processes at once one migrates and the other finds it done', async () => {
  const one = await connect()
  const other = await connectAgain(one)
  const directory = migrations({ ...FIRST, ...SECOND })
  const names = await Promise.all(
    [one, other].map((client) => withSetupLock(client, () => migrate(client, directory))),
  )
  expect(names.toSorted((a, b) => a.length - b.length)).toEqual([
    [],
    ['001-first.sql', '002-second.sql'],
  ])
})

test('a migration that was changed after it ran is refused', async () => {
  const client = await connect()
  await migrate(client, migrations(FIRST))
  const changed = migrations({ '001-first.sql': 'CREATE TABLE first (id bigint);' })
  await expect(migrate(client, changed)).rejects.toThrow(
    new StartupError(
      'Migration 001-first.sql was changed after it ran: restore it and add a new one, or start with an empty DATA_DIR or database.',
    ),
  )
})

test('the version before runs on a schema that was only expanded', async () => {
  const client = await connect()
  await migrate(client, migrations({ ...FIRST, ...SECOND }))
  const before = migrations(FIRST)
  await expect(checkMigrated(client, before)).resolves.toBe(undefined)
  expect([await migrate(client, before), await listTables(client)]).toEqual([
    [],
    ['first', 'schema_migrations', 'second'],
  ])
})

test('the version before is refused once a contract took away what it needs', async () => {
  const client = await connect()
  const contract = {
    '003-third.sql': '-- contract: nobody reads first any more\nDROP TABLE first;',
  }
  await migrate(client, migrations({ ...FIRST, ...SECOND, ...contract }))
  const line = new StartupError(
    'The database is newer than this version: 003-third.sql took away what it needs. Start the newer version.',
  )
  const before = migrations({ ...FIRST, ...SECOND })
  await expect(migrate(client, before)).rejects.toThrow(line)
  await expect(checkMigrated(client, before)).rejects.toThrow(line)
})

test('a start that does not migrate refuses a schema that lacks a migration', async () => {
  const client = await connect()
  const line = (name: string) =>
    new StartupError(
      `The database lacks migration ${name}: run npm run migrate, or start without MIGRATE=0.`,
    )
  const both = migrations({ ...FIRST, ...SECOND })
  await expect(checkMigrated(client, both)).rejects.toThrow(line('001-first.sql'))
  await migrate(client, migrations(FIRST))
  await expect(checkMigrated(client, both)).rejects.toThrow(line('002-second.sql'))
  await migrate(client, both)
  await expect(checkMigrated(client, both)).resolves.toBe(undefined)
  expect(await listTables(client)).toEqual(['first', 'schema_migrations', 'second'])
})

test('a schema of before contracts were marked is known, also without a change', async () => {
  const client = await connect()
  await migrate(client, migrations(FIRST))
  await client.query('ALTER TABLE schema_migrations DROP COLUMN is_contract')
  await expect(checkMigrated(client, migrations(FIRST))).resolves.toBe(undefined)
  expect(await migrate(client, migrations({ ...FIRST, ...SECOND }))).toEqual(['002-second.sql'])
})

/** Before it every version was started alone. */
const LAST_UNMARKED = '011-additional-payments.sql'
const TAKES_AWAY =
  /\b(?:DROP TABLE|DROP COLUMN|RENAME|SET NOT NULL|SET DATA TYPE)\b|\bALTER COLUMN \w+ TYPE\b/i

test('a migration that takes something away says that it is a contract', () => {
  const names = readdirSync(MIGRATIONS_DIRECTORY).filter((name) => name > LAST_UNMARKED)
  const unmarked = names.filter((name) => {
    const sql = readFileSync(join(MIGRATIONS_DIRECTORY, name), 'utf8')
    return TAKES_AWAY.test(sql) && !/^-- contract: \S/m.test(sql)
  })
  expect(unmarked).toEqual([])
})

test.each([
  [
    { ...FIRST, '003-third.sql': '' },
    'Migration 003-third.sql should be 002-some-name.sql: rename it.',
  ],
  [{ '1-first.sql': '' }, 'Migration 1-first.sql should be 001-some-name.sql: rename it.'],
  [
    { '001-first.sql': 'CREATE TABLE first (id int);\nCOMMIT;' },
    'Migration 001-first.sql ends its transaction itself: remove COMMIT, ROLLBACK.',
  ],
])('files %j are refused and nothing runs', async (files, line) => {
  const client = await connect()
  await expect(migrate(client, migrations(files))).rejects.toThrow(new StartupError(line))
  expect(await listTables(client)).toEqual([])
})
