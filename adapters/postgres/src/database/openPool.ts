import { Client, type ClientBase, type CustomTypesConfig, Pool } from 'pg'
import { watchSilence } from './watchSilence.ts'
import { ReadOnlyDatabase } from './readOnlyDatabase.ts'
import { StartupError } from './startupError.ts'

export type PoolRequest = {
  readonly url: string
  /** Shown in `pg_stat_activity`. */
  readonly name: string
  readonly connectionCountMax: number
  /** Time for which one statement may take, waiting for locks included; `null` is no limit. */
  readonly statementTimeoutMs: number | null
  /** A connection that broke while nobody used it; the pool has dropped it already. */
  readonly onIdleError: (error: Error) => void
  /** The address leads through a pooler, where limits are settings of the user: `checkRoleLimits` looks at them. */
  readonly isPooled?: boolean
  /** The way values arrive; as the driver reads them unless given. */
  readonly types?: CustomTypesConfig
  /** Statements of a connection are sent without waiting for the answers of those before. */
  readonly isPipelined?: boolean
}

const CONNECT_TIMEOUT_MS = 5000
/** The database cancels a statement at its limit and says so; what stays silent so much longer is not there. */
const SILENCE_FACTOR = 1.1
/** A transaction that rests longer than any call may take was left by a process that cannot end it. */
const IDLE_TRANSACTION_FACTOR = 2
/** Limits of the set-up, which may take its time, also for a user whose statements are limited. */
export const NO_LIMITS = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0'
/** TCP asks whether the other end lives once a connection has rested so long. */
const KEEP_ALIVE_AFTER_MS = 5000
/** Interval at which the database checks that the client of a running statement is still connected. */
const CONNECTION_CHECK_MS = 1000

/**
 * Cost of a page at any place beside the next one, for the planner. With PostgreSQL's 4, which a turning disk has, a young
 * table is read whole for every row of another, and the plan of a statement stays so while the table grows.
 */
const RANDOM_PAGE_COST = 1.1

/** Time limit for a connection, in milliseconds: half of that of a statement. */
export function connectTimeoutMs(statementTimeoutMs: number | null): number {
  return statementTimeoutMs === null ? CONNECT_TIMEOUT_MS : statementTimeoutMs / 2
}

/** Time after which a waiting statement's silent connection is cut, in milliseconds. */
export function silenceMaxMs(statementTimeoutMs: number): number {
  return statementTimeoutMs * SILENCE_FACTOR
}

/**
 * Opens a pool that no state of the database can block: limits on the server for a database that works, cut
 * connections for one that does not, and none to a server that only reads. It connects at the first query. Source:
 * decision 050.
 */
export function openPool(request: PoolRequest): Pool {
  const { statementTimeoutMs } = request
  const watch = statementTimeoutMs === null ? null : watchSilence(silenceMaxMs(statementTimeoutMs))
  /** The driver waits for it, although its types do not say so. */
  const prepare = (client: ClientBase): unknown => {
    if (client instanceof Client) watch?.(client)
    return refuseReadOnly(client)
  }
  const pool = new Pool({
    connectionString: request.url,
    application_name: request.name,
    max: request.connectionCountMax,
    connectionTimeoutMillis: connectTimeoutMs(statementTimeoutMs),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    types: request.types,
    pipeline: request.isPipelined === true,
    onConnect: prepare,
    ...(request.isPooled === true ? {} : limitsOf(statementTimeoutMs)),
  })
  pool.on('error', request.onIdleError)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * Refuses a user whose statements have no limit, or a longer one than ours. A pooler shares sessions, so what a
 * connection sets for itself is lost or somebody else's.
 */
export async function checkRoleLimits(pool: Pool, statementTimeoutMs: number): Promise<void> {
  const { rows } = await pool.query<{ limit_ms: number; user: string }>(
    "SELECT setting::int AS limit_ms, current_user AS user FROM pg_settings WHERE name = 'statement_timeout'",
  )
  const { limit_ms: limitMs = 0, user = 'market' } = rows[0] ?? {}
  if (limitMs > 0 && limitMs <= statementTimeoutMs) return
  throw new StartupError(
    `DATABASE_URL leads through a pooler, where limits are settings of the user: run ALTER ROLE ${user} SET statement_timeout = '${statementTimeoutMs}ms'; ALTER ROLE ${user} SET idle_in_transaction_session_timeout = '${statementTimeoutMs * IDLE_TRANSACTION_FACTOR}ms'; and let the pooler reconnect.`,
  )
}

function limitsOf(statementTimeoutMs: number | null) {
  if (statementTimeoutMs === null) return { options: NO_LIMITS }
  return {
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs * IDLE_TRANSACTION_FACTOR,
    options: `-c client_connection_check_interval=${CONNECTION_CHECK_MS} -c random_page_cost=${RANDOM_PAGE_COST}`,
  }
}

async function refuseReadOnly(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>(
    'SHOW transaction_read_only',
  )
  if (rows[0]?.transaction_read_only !== 'off') throw new ReadOnlyDatabase()
}
