import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { StartRefusal } from './startRefusal.ts'

/** One file `NNN-name.sql`, run once, in one transaction, never changed afterwards. */
type Migration = {
  readonly number: number
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

type Applied = { readonly number: number; readonly name: string; readonly checksum: string }

export const MIGRATIONS_DIRECTORY = join(import.meta.dirname, '../../migrations')

const FILE_NAME = /^(?<number>\d{3})-[a-z0-9-]+\.sql$/
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
 * Refuses: an applied migration that was changed or is missing, a number that is not the next one,
 * a file that ends the transaction itself. Call it inside `withSetupLock`.
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
  const { rows } = await client.query<Applied>(
    'SELECT number, name, checksum FROM schema_migrations ORDER BY number',
  )
  refuseDifferentPast(migrations, rows)
  const pending = migrations.slice(rows.length)
  for (const migration of pending) await apply(client, migration)
  return pending.map((migration) => migration.name)
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
    throw new StartRefusal(`Migration ${name} should be ${wanted}-some-name.sql: rename it.`)
  }
  const sql = readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
  if (TRANSACTION_END.test(sql)) {
    throw new StartRefusal(
      `Migration ${name} ends its transaction itself: remove COMMIT, ROLLBACK.`,
    )
  }
  return { number, name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}

function refuseDifferentPast(migrations: readonly Migration[], applied: readonly Applied[]): void {
  for (const past of applied) {
    const present = migrations[past.number - 1]
    if (present === undefined) {
      throw new StartRefusal(
        `The database is newer than this version: it has ${past.name}. Start the newer version.`,
      )
    }
    if (present.name !== past.name || present.checksum !== past.checksum) {
      throw new StartRefusal(
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
      'INSERT INTO schema_migrations (number, name, checksum) VALUES ($1, $2, $3)',
      [migration.number, migration.name, migration.checksum],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartRefusal(
      `Migration ${migration.name} failed (${reason}): nothing of it was kept.`,
    )
  }
}
