import { Kysely, PostgresDialect } from 'kysely'
import { Client, type Pool } from 'pg'
import { nameStatements } from './namedStatements.ts'
import { connectTimeoutMs, NO_LIMITS, openPool, type PoolRequest } from './openPool.ts'
import { lendConnections } from './pipelinedTransaction.ts'
import type { DB } from './schema.gen.ts'
import { sendTogether } from './sendTogether.ts'
import { StartupError } from './startupError.ts'
import { createValueTypes } from './valueTypes.ts'

export type Database = {
  readonly db: Kysely<DB>
  readonly pool: Pool
  readonly close: () => Promise<void>
}

/** Opens the pool of the market's database. A connection that breaks fails the statements of its program only. */
export function openDatabase(request: Omit<PoolRequest, 'isPipelined' | 'types'>): Database {
  const pool = openPool({ ...request, types: createValueTypes(), isPipelined: true })
  nameStatements(pool)
  sendTogether(pool)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  lendConnections(db, pool)
  return { db, pool, close: () => db.destroy() }
}

/** Opens the database with one connection and no limits, does a piece of work, and closes it whatever comes of that. */
export async function withDatabase<Result>(
  { url, name }: Pick<PoolRequest, 'url' | 'name'>,
  work: (db: Kysely<DB>) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase({
    url,
    name,
    connectionCountMax: 1,
    statementTimeoutMs: null,
    onIdleError: () => undefined,
  })
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

/** Connects one client. Refuses, naming DATABASE_URL and the fix but never the password. */
export async function connectClient(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'market-setup',
    connectionTimeoutMillis: connectTimeoutMs(null),
    keepAlive: true,
    options: NO_LIMITS,
    types: createValueTypes(),
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    throw new StartupError(explainConnection(url, error))
  }
}

function explainConnection(url: string, error: unknown): string {
  const { host, pathname, username } = new URL(url)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const database = decodeURIComponent(pathname.slice(1))
  switch (code) {
    case '08P01':
      return `DATABASE_URL: ${host} is a pooler and takes no settings of a session: name it in DATABASE_URL alone, and give DATABASE_DIRECT_URL with the address past it.`
    case '28P01':
    case '28000':
      return `DATABASE_URL: ${host} does not let ${username} in: check the user and the password.`
    case '3D000':
      return `DATABASE_URL: ${host} has no database ${database}: create it with CREATE DATABASE ${database} ENCODING 'UTF8'.`
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EHOSTUNREACH':
      return `DATABASE_URL: no PostgreSQL answers at ${host} (${code}): start it, or correct the address.`
    default:
      return `DATABASE_URL: ${host} did not take the connection (${code || String(error)}): correct the address.`
  }
}
