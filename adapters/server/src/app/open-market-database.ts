import { checkServer } from '@jangteo/postgres/database/checkServer'
import { connectClient, openDatabase } from '@jangteo/postgres/database/connect'
import type { Database } from '@jangteo/postgres/database/connect'
import { checkRoleLimits } from '@jangteo/postgres/database/openPool'
import { startEmbedded } from '@jangteo/embedded-postgres/startEmbedded'
import { countConnections } from '../worker/worker-count.ts'
import type { Environment } from './settings/environment.ts'
import type { Progress } from './progress.ts'
import { CALL_TIMEOUT_MS, statementTimeMs } from '../call/settings.ts'

/** The addresses of one database. */
export type DatabaseUrls = {
  /** URL that calls use; it may lead through a pooler. */
  readonly url: string
  /** Past a pooler, as the same user. */
  readonly directUrl: string
  /** Past a pooler, as the user who owns the tables. */
  readonly ownerUrl: string
}

export type RunningDatabase = {
  readonly urls: DatabaseUrls
  /** For people: what runs it and where its files lie. */
  readonly description: string
  readonly stop: () => Promise<void>
}

export type ServerRequest = {
  readonly environment: Environment
  /** Server processes that share the connections; 1 unless given. */
  readonly workerCount?: number
  readonly progress: Progress
  readonly signal: AbortSignal
  /** Called once, with the reason as one line, when the embedded server ended and could not be started again. */
  readonly onLost: (reason: string) => void
}

/** Connections besides those of calls and jobs: for the set-up, and for the check of the file storage. */
const OTHER_CONNECTION_COUNT = 2

/** Starts the embedded PostgreSQL, or checks the one of DATABASE_URL. */
export async function startDatabaseServer(request: ServerRequest): Promise<RunningDatabase> {
  const { environment, workerCount = 1 } = request
  const { databaseUrl, dataDir } = environment
  if (databaseUrl !== null) return checkExternal(databaseUrl, environment, workerCount)
  const { signal, onLost } = request
  const server = await request.progress.step('Starting PostgreSQL', () =>
    startEmbedded({ dataDir, signal, onLost }),
  )
  const { url, ownerUrl } = server
  return {
    urls: { url, directUrl: url, ownerUrl },
    description: `${server.directory} (embedded PostgreSQL ${server.version})`,
    stop: server.stop,
  }
}

async function checkExternal(
  url: string,
  environment: Environment,
  workerCount: number,
): Promise<RunningDatabase> {
  const { migratesAtStart } = environment
  const directUrl = environment.databaseDirectUrl ?? url
  const ownerUrl = environment.databaseOwnerUrl ?? directUrl
  const client = await connectClient(migratesAtStart ? ownerUrl : directUrl)
  const connectionCount = countConnections(environment, workerCount) + OTHER_CONNECTION_COUNT
  try {
    await checkServer(client, { migrates: migratesAtStart, connectionCount })
  } finally {
    await client.end()
  }
  const { host, pathname } = new URL(url)
  return {
    urls: { url, directUrl, ownerUrl },
    description: `${host}${pathname} (DATABASE_URL)`,
    stop: async () => undefined,
  }
}

/** Opens the pool that calls use. Refuses a pooler whose user has no limits. */
export async function openMarketDatabase(
  { connectionCountMax }: Environment,
  { url, directUrl }: DatabaseUrls,
): Promise<Database> {
  const isPooled = url !== directUrl
  const statementTimeoutMs = statementTimeMs(CALL_TIMEOUT_MS)
  const database = openDatabase({
    url,
    name: 'market',
    connectionCountMax,
    statementTimeoutMs,
    isPooled,
    onIdleError: () => undefined,
  })
  try {
    if (isPooled) await checkRoleLimits(database.pool, statementTimeoutMs)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
