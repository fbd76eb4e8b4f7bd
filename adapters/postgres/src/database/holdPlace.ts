import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { StartupError } from './startupError.ts'

export type PlaceRequest = {
  readonly url: string
  /** Lock that is held: processes that hold another place of the same kind do not go together. */
  readonly kind: 'files' | 'sandbox'
  /** Identifies the place. */
  readonly place: string
  /** The refusal when another process holds another place. */
  readonly refusal: string
}

/** Place outside of the database that a process uses while it runs. */
export type HeldPlace = { readonly release: () => Promise<void> }

/** The first half of the locks' keys; any numbers, the same for ever. */
const LOCK_CLASSES = { files: 5_260_125, sandbox: 5_260_126 } as const
/** Time for which the session of a process that was just killed may outlive it. */
const DEAD_HOLDER_MS = 5000
const RETRY_MS = 200
const RECONNECT_MS = 5000
const CONNECT_TIMEOUT_MS = 5000
/** Time after which a silent database no longer keeps the process from ending. */
const END_MS_MAX = 1000

/**
 * Holds a place by a shared lock of a session of its own, so that it is let go however the process ends, and refuses to
 * when another process of the same database holds another place. A session that is lost is opened again. Call it inside
 * `withSetupLock`, so that of two simultaneous starts one sees the other.
 */
export async function holdPlace(request: PlaceRequest): Promise<HeldPlace> {
  const releasing = new AbortController()
  let client = await lock(request)
  if (await isElsewhere(client, request)) {
    await client.end()
    throw new StartupError(request.refusal)
  }
  const keep = async () => {
    while (!releasing.signal.aborted) {
      try {
        client = await lock(request)
        if (releasing.signal.aborted) return await client.end()
        return void client.once('end', () => void keep())
      } catch {
        await delay(RECONNECT_MS, undefined, { ref: false })
      }
    }
  }
  client.once('end', () => void keep())
  return {
    release: async () => {
      releasing.abort()
      await Promise.race([client.end(), delay(END_MS_MAX, undefined, { ref: false })])
      client.connection.stream.destroy()
    },
  }
}

function keysOf({ kind, place }: PlaceRequest): [number, number] {
  return [LOCK_CLASSES[kind], createHash('sha256').update(place).digest().readInt32BE()]
}

async function lock(request: PlaceRequest): Promise<Client> {
  const client = new Client({
    connectionString: request.url,
    application_name: `market-${request.kind}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('SELECT pg_advisory_lock_shared($1::int, $2::int)', keysOf(request))
  return client
}

async function isElsewhere(client: Client, request: PlaceRequest): Promise<boolean> {
  const deadline = performance.now() + DEAD_HOLDER_MS
  while (await sees(client, request)) {
    if (performance.now() > deadline) return true
    await delay(RETRY_MS)
  }
  return false
}

/** Two-part keys have `objsubid` 2, and their second part, a signed number, is an unsigned `objid`. */
async function sees(client: Client, request: PlaceRequest): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
      WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 2
        AND classid = $1::int::oid AND objid <> $2::int::oid AND granted`,
    keysOf(request),
  )
  return (rowCount ?? 0) > 0
}
