import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { Client, Pool } from 'pg'
import { nameStatements } from './namedStatements.ts'
import type { DB } from './schema.gen.ts'
import { StartRefusal } from './startRefusal.ts'
import { createValueTypes } from './valueTypes.ts'

export type Database = {
  readonly db: Kysely<DB>
  readonly pool: Pool
  readonly close: () => Promise<void>
}

export type DatabaseRequest = {
  readonly url: string
  /** Shown in `pg_stat_activity`. */
  readonly name: string
  readonly connectionCountMax: number
  /** How long one statement may take, waiting for locks included; `null` is no limit. */
  readonly statementTimeoutMs: number | null
  /** A connection that broke while nobody used it; the pool has dropped it already. */
  readonly onIdleError: (error: Error) => void
}

const CONNECT_TIMEOUT_MS = 5000

/** How long to wait for a connection, in milliseconds: half of what a statement may take with it. */
function connectTimeoutMs({ statementTimeoutMs }: DatabaseRequest): number {
  return statementTimeoutMs === null ? CONNECT_TIMEOUT_MS : statementTimeoutMs / 2
}

/**
 * Opens the pool of the market's database. It connects at the first query. A connection that breaks while a program
 * uses it fails that program's statements; nothing else comes of it.
 */
export function openDatabase(request: DatabaseRequest): Database {
  const pool = new Pool({
    connectionString: request.url,
    application_name: request.name,
    max: request.connectionCountMax,
    connectionTimeoutMillis: connectTimeoutMs(request),
    types: createValueTypes(),
  })
  pool.on('error', request.onIdleError)
  pool.on('connect', (client) => client.on('error', () => undefined))
  nameStatements(pool)
  const limit = CompiledQuery.raw(`SET statement_timeout = ${request.statementTimeoutMs ?? 0}`)
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        await connection.executeQuery(limit)
      },
    }),
  })
  return { db, pool, close: () => db.destroy() }
}

/** Connects one client. Refuses, naming DATABASE_URL and the mend but never the password. */
export async function connectClient(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'market-setup',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: createValueTypes(),
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    throw new StartRefusal(explainConnection(url, error))
  }
}

function explainConnection(url: string, error: unknown): string {
  const { host, pathname, username } = new URL(url)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const database = decodeURIComponent(pathname.slice(1))
  switch (code) {
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
