import { checkServer } from '@jangteo/postgres/database/checkServer'
import { connectClient, openDatabase } from '@jangteo/postgres/database/connect'
import type { Database } from '@jangteo/postgres/database/connect'
import { migrate, withSetupLock } from '@jangteo/postgres/database/migrate'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import { startEmbedded } from '@jangteo/postgres/embedded/startEmbedded'
import type { Kysely } from 'kysely'
import type { Environment } from './environment.ts'
import type { Progress, Report } from './progress.ts'
import { CALL_TIMEOUT_MS } from './settings.ts'

/** Fills a database that is empty and leaves any other as it is; half of it is never kept. */
export type DatabaseLoader = (db: Kysely<DB>, report: Report) => Promise<void>

export type RunningDatabase = {
  readonly url: string
  /** For people: what runs it and where its files lie. */
  readonly description: string
  readonly stop: () => Promise<void>
}

export type ServerRequest = {
  readonly environment: Environment
  readonly progress: Progress
  readonly signal: AbortSignal
  /** Called once when the embedded server ends on its own. */
  readonly onLost: () => void
}

/** Connections of one server process; PostgreSQL's own limit is 100. */
const CONNECTION_COUNT_MAX = 20

/** Starts the embedded PostgreSQL, or checks the one of DATABASE_URL. */
export async function startDatabaseServer(request: ServerRequest): Promise<RunningDatabase> {
  const { databaseUrl, dataDir } = request.environment
  if (databaseUrl !== null) return checkExternal(databaseUrl)
  const { signal, onLost } = request
  const server = await request.progress.step('Starting PostgreSQL', () =>
    startEmbedded({ dataDir, signal, onLost }),
  )
  return {
    url: server.url,
    description: `${server.directory} (embedded PostgreSQL ${server.version})`,
    stop: server.stop,
  }
}

async function checkExternal(url: string): Promise<RunningDatabase> {
  const client = await connectClient(url)
  try {
    await checkServer(client)
  } finally {
    await client.end()
  }
  const { host, pathname } = new URL(url)
  return { url, description: `${host}${pathname} (DATABASE_URL)`, stop: async () => undefined }
}

/** Opens the market's database: migrated, and with the demo catalogue when it was empty. */
export async function openMarketDatabase(
  url: string,
  load: DatabaseLoader,
  progress: Progress,
): Promise<Database> {
  const database = openDatabase({
    url,
    name: 'market',
    connectionCountMax: CONNECTION_COUNT_MAX,
    statementTimeoutMs: CALL_TIMEOUT_MS,
    onIdleError: () => undefined,
  })
  try {
    await progress.step('Setting the database up', (report) =>
      setUp(url, () => load(database.db, report)),
    )
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function setUp(url: string, load: () => Promise<void>): Promise<void> {
  const client = await connectClient(url)
  try {
    await withSetupLock(client, async () => {
      await migrate(client)
      await load()
    })
  } finally {
    await client.end()
  }
}
