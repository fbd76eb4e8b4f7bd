import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { StartupError } from '@jangteo/postgres/database/startupError'
import { isAlive } from './postmaster.ts'

/** The session whose lock says that a live market owns the cluster. */
export type Guard = {
  /** Does the last work as the owner, then gives the cluster up. */
  readonly releaseAfter: (work: () => Promise<void>) => Promise<void>
}

export type GuardRequest = {
  readonly adminUrl: string
  /** Named in the refusal. */
  readonly dataDir: string
  /** Called once when the session ends without `releaseAfter`: the server no longer exists. */
  readonly onLost: () => void
}

/** Any number, the same for ever. */
const GUARD_KEY = 5_260_123
const NAME_PREFIX = 'market-'
const RETRY_MS = 100
const CONNECT_TIMEOUT_MS = 5000
/** Time for which the session of a market that was just killed may outlive it. */
const DEAD_HOLDER_MS = 5000

/**
 * Claims the cluster for this process. The lock lives in a database session, so it ends with its
 * process however that ends, and an id used again by another process cannot hold it.
 * Refuses when another live market holds it, naming its pid.
 */
export async function takeGuard(request: GuardRequest): Promise<Guard> {
  const client = new Client({
    connectionString: request.adminUrl,
    application_name: `${NAME_PREFIX}${process.pid}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  let isReleased = false
  client.on('error', () => undefined)
  await client.connect()
  try {
    await claim(client, request.dataDir)
  } catch (error) {
    await client.end()
    throw error
  }
  client.once('end', () => {
    if (!isReleased) request.onLost()
  })
  return {
    releaseAfter: async (work) => {
      isReleased = true
      try {
        await work()
      } finally {
        await client.end()
      }
    },
  }
}

async function claim(client: Client, dataDir: string): Promise<void> {
  const deadline = Date.now() + DEAD_HOLDER_MS
  while (!(await tryClaim(client))) {
    const holder = await findHolder(client)
    if (holder !== null && (isOther(holder) || Date.now() > deadline)) {
      throw new StartupError(
        `Another market (pid ${holder}) uses DATA_DIR ${dataDir}: stop it, or start this one with another DATA_DIR and PORT.`,
      )
    }
    await delay(RETRY_MS)
  }
}

/** A live market that is not this one, whose own former session may take a moment to end. */
function isOther(holder: number): boolean {
  return holder !== process.pid && isAlive(holder)
}

async function tryClaim(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ claimed: boolean }>(
    'SELECT pg_try_advisory_lock($1::bigint) AS claimed',
    [GUARD_KEY],
  )
  return rows[0]?.claimed === true
}

async function findHolder(client: Client): Promise<number | null> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT activity.application_name AS name
       FROM pg_locks AS lock JOIN pg_stat_activity AS activity USING (pid)
      WHERE lock.locktype = 'advisory' AND lock.granted AND lock.objid = $1::int`,
    [GUARD_KEY],
  )
  const name = rows[0]?.name
  return name === undefined ? null : Number(name.slice(NAME_PREFIX.length))
}
