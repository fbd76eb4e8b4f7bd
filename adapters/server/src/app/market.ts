import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Database } from '@jangteo/postgres/database/connect'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import { StartRefusal } from '@jangteo/postgres/database/startRefusal'
import type { Kysely } from 'kysely'
import { openDataDir, readSecret } from './data-dir.ts'
import type { Environment } from './environment.ts'
import { openMarketDatabase, startDatabaseServer } from './open-market-database.ts'
import type { Progress, Report } from './progress.ts'

/** What the server is given: a database that is ready, and what the operator decided. */
export type MarketConfig = {
  readonly environment: Environment
  readonly database: Database
  /** For what opens its own connections, such as jobs. */
  readonly databaseUrl: string
  readonly secret: string
}

/** A server that answers; `close` ends the requests on the way, then the jobs. */
export type MarketServer = { readonly url: string; readonly close: () => Promise<void> }

/** The pieces of the market that a start puts together. */
export type MarketParts = {
  readonly buildUi: (signal: AbortSignal) => Promise<void>
  readonly makePictures: (signal: AbortSignal, report: Report) => Promise<void>
  /** A `DatabaseLoader` that is told how many goods stand for each one of the catalogue. */
  readonly loadDemo: (db: Kysely<DB>, report: Report, scale: number) => Promise<void>
  readonly startServer: (config: MarketConfig) => Promise<MarketServer>
}

export type OpenRequest = {
  readonly environment: Environment
  readonly parts: MarketParts
  readonly progress: Progress
  /** Ends a start on the way. */
  readonly signal: AbortSignal
  /** Called once when the database ends on its own. */
  readonly onLost: () => void
}

export type OpenMarket = {
  readonly environment: Environment
  readonly url: string
  /** For people: where the data lies. */
  readonly data: string
  readonly close: () => Promise<void>
}

type Closer = () => Promise<void>

/**
 * Opens the market, from the files to the port. `close` ends it in the reverse order: requests and
 * jobs, the pool, PostgreSQL; a start that fails or is ended on the way closes what it had opened.
 * Refuses with a `StartRefusal` whatever an operator can mend.
 */
export async function openMarket(request: OpenRequest): Promise<OpenMarket> {
  const closers: Closer[] = []
  const close = async () => {
    for (const end of closers.splice(0).toReversed()) await end()
  }
  try {
    return { ...(await openStepwise(request, closers)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openStepwise(
  request: OpenRequest,
  closers: Closer[],
): Promise<Omit<OpenMarket, 'close'>> {
  const { environment, parts, progress, signal } = request
  openDataDir(environment.dataDir)
  await refuseTakenPort(environment)
  const running = await startDatabaseServer(request)
  closers.push(running.stop)
  await progress.step('Building the ui', () => parts.buildUi(signal))
  await progress.step('Making the pictures', (report) => parts.makePictures(signal, report))
  signal.throwIfAborted()
  const database = await openMarketDatabase(
    running.url,
    (db, report) => parts.loadDemo(db, report, environment.demoScale),
    progress,
  )
  closers.push(database.close)
  signal.throwIfAborted()
  const secret = environment.secret ?? readSecret(environment.dataDir)
  const config = { environment, database, databaseUrl: running.url, secret }
  const server = await progress.step('Opening the port', () => parts.startServer(config))
  closers.push(server.close)
  signal.throwIfAborted()
  return { environment, url: server.url, data: running.description }
}

/** Asks for the port before the long steps, as the database is. */
async function refuseTakenPort({ host, port }: Environment): Promise<void> {
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    throw new StartRefusal(explainPort(error, host, port))
  }
  probe.close()
  await once(probe, 'close')
}

function explainPort(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : error
  switch (code) {
    case 'EADDRINUSE':
      return `PORT ${port} is taken: stop what listens there, or choose another, such as PORT=${port + 1} npm start.`
    case 'EACCES':
      return `PORT ${port} is reserved for the administrator: choose one above 1023, such as PORT=3000.`
    default:
      return `HOST ${host} is no address of this machine (${String(code)}): correct it.`
  }
}
