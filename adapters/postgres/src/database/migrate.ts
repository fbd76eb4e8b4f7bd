import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { StartupError } from './startupError.ts'

/**
 * One file `NNN-name.sql`, run once, in one transaction, never changed afterwards. A contract takes something away that
 * the version before needs, and says so in a line of its own: `-- contract: what and why`. Every other one expands: the
 * version before runs on with it.
 */
type Migration = {
  readonly number: number
  readonly name: string
  readonly sql: string
  readonly checksum: string
  readonly isContract: boolean
}

type Applied = {
  readonly number: number
  readonly name: string
  readonly checksum: string
  readonly is_contract: boolean
}

export const MIGRATIONS_DIRECTORY = join(import.meta.dirname, '../../migrations')

const FILE_NAME = /^(?<number>\d{3})-[a-z0-9-]+\.sql$/
const CONTRACT = /^-- contract: \S/m
const TRANSACTION_END = /^\s*(?:commit|rollback)\s*;/im
/** Any number, the same for ever. */
const SETUP_LOCK_KEY = 5_260_124

/**
 * Lets one process at a time set the database up. A second one waits, and then finds the work done.
 * The lock ends with its session, so a killed process does not keep it.
 */
export async function withSetupLock<Result>(
  client: Client,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('SELECT pg_advisory_lock($1::bigint)', [SETUP_LOCK_KEY])
  try {
    return await work()
  } finally {
    const unlocking = client.query('SELECT pg_advisory_unlock($1::bigint)', [SETUP_LOCK_KEY])
    await unlocking.catch(() => undefined)
  }
}

/**
 * Brings the schema up to date and answers the names of the migrations that it ran. Each runs in one
 * transaction together with its entry in `schema_migrations`, so a kill in the middle leaves none.
 * Refuses: an applied migration that was changed, a schema of a newer version that took something away, a number that
 * is not the next one, a file that ends the transaction itself. A newer schema that was only expanded is left as it
 * is, so that two versions run side by side while one takes the other's place. Call it inside `withSetupLock`.
 * Source: decision 052.
 */
export async function migrate(
  client: Client,
  directory: string = MIGRATIONS_DIRECTORY,
): Promise<string[]> {
  const migrations = readMigrations(directory)
  await client.query(`
    CREATE TABLE IF NOT EXISTS schema_migrations (
      number integer PRIMARY KEY,
      name text NOT NULL,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`)
  await client.query(
    'ALTER TABLE schema_migrations ADD COLUMN IF NOT EXISTS is_contract boolean NOT NULL DEFAULT false',
  )
  const pending = await findPending(client, migrations)
  for (const migration of pending) await apply(client, migration)
  return pending.map((migration) => migration.name)
}

/**
 * Refuses a schema that this version cannot run on, without changing anything: what `migrate` refuses, and one that
 * lacks a migration.
 */
export async function checkMigrated(
  client: Client,
  directory: string = MIGRATIONS_DIRECTORY,
): Promise<void> {
  const { rows } = await client.query<{ is_there: boolean }>(
    "SELECT to_regclass('schema_migrations') IS NOT NULL AS is_there",
  )
  const migrations = readMigrations(directory)
  const isThere = rows[0]?.is_there === true
  const [first] = isThere ? await findPending(client, migrations) : migrations
  if (first === undefined) return
  throw new StartupError(
    `The database lacks migration ${first.name}: run npm run migrate, or start without MIGRATE=0.`,
  )
}

async function findPending(
  client: Client,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const { rows } = await client.query<Applied>(
    `SELECT number, name, checksum,
            coalesce((to_jsonb(applied) ->> 'is_contract')::boolean, false) AS is_contract
       FROM schema_migrations AS applied ORDER BY number`,
  )
  refuseDifferentPast(migrations, rows)
  return migrations.slice(rows.length)
}

function readMigrations(directory: string): Migration[] {
  const names = readdirSync(directory).filter((name) => name.endsWith('.sql'))
  return names
    .toSorted()
    .map((name, index) => readMigration(join(directory, name), name, index + 1))
}

function readMigration(path: string, name: string, expected: number): Migration {
  const number = Number(FILE_NAME.exec(name)?.groups?.['number'])
  if (number !== expected) {
    const wanted = String(expected).padStart(3, '0')
    throw new StartupError(`Migration ${name} should be ${wanted}-some-name.sql: rename it.`)
  }
  const sql = readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
  if (TRANSACTION_END.test(sql)) {
    throw new StartupError(
      `Migration ${name} ends its transaction itself: remove COMMIT, ROLLBACK.`,
    )
  }
  const checksum = createHash('sha256').update(sql).digest('hex')
  return { number, name, sql, checksum, isContract: CONTRACT.test(sql) }
}

function refuseDifferentPast(migrations: readonly Migration[], applied: readonly Applied[]): void {
  for (const past of applied) {
    const present = migrations[past.number - 1]
    if (present === undefined) {
      if (!past.is_contract) continue
      throw new StartupError(
        `The database is newer than this version: ${past.name} took away what it needs. Start the newer version.`,
      )
    }
    if (present.name !== past.name || present.checksum !== past.checksum) {
      throw new StartupError(
        `Migration ${past.name} was changed after it ran: restore it and add a new one, or start with an empty DATA_DIR or database.`,
      )
    }
  }
}

async function apply(client: Client, migration: Migration): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(migration.sql)
    await client.query(
      'INSERT INTO schema_migrations (number, name, checksum, is_contract) VALUES ($1, $2, $3, $4)',
      [migration.number, migration.name, migration.checksum, migration.isContract],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(
      `Migration ${migration.name} failed (${reason}): nothing of it was retained.`,
    )
  }
}
