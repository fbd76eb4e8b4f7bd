import { once } from 'node:events'
import { createServer } from 'node:net'
import type { PictureScope } from '@jangteo/demo/pictures/scope'
import type { Database } from '@jangteo/postgres/database/connect'
import { StartupError } from '@jangteo/postgres/database/startupError'
import { type DeskAccess, drawDeskKey, drawDeskPassword } from '../http/desk-lock.ts'
import type { Secrets } from '../wire/secrets.ts'
import type { SupervisorLink } from '../worker/join-supervisor.ts'
import type { WorkersRequest } from '../worker/workers-request.ts'
import { adoptSecret } from './adopt-secret.ts'
import type { DrawRequest } from './draw-pictures.ts'
import { inviteFirstOperator } from './invite-first-operator.ts'
import { openDataDir, readSecret } from './settings/data-dir.ts'
import type { Environment } from './settings/environment.ts'
import { openMarketDatabase, startDatabaseServer } from './open-market-database.ts'
import { expectPictureScope, readPictureScope } from './picture-scope.ts'
import type { Progress } from './progress.ts'
import { becomeUser, describeStepDown, planStepDown } from './step-down.ts'
import { type DemoLoader, type ShopLoader, setUpDatabase } from './set-up-database.ts'

/** Configuration of a server: a database that is ready, and the operator's settings. */
export type MarketConfig = {
  readonly environment: Environment
  readonly database: Database
  /** Past a pooler, for what opens connections of its own, such as jobs. */
  readonly directUrl: string
  /** Password and key that the desk asks of others than this machine; `null` where none can reach it, or it is not served. */
  readonly desk: DeskAccess | null
  readonly secrets: Secrets
  /** `null` in a market of one process. */
  readonly supervisor: SupervisorLink | null
}

/** A server that answers; `close` ends the requests on the way, then the jobs. */
export type MarketServer = { readonly url: string; readonly close: () => Promise<void> }

/** The parts of a market that a start puts together. */
export type MarketParts = {
  readonly buildUi: (signal: AbortSignal) => Promise<void>
  readonly makePictures: (request: DrawRequest) => Promise<void>
  /** Fills a database that is empty and leaves any other as it is; half of it is never stored. */
  readonly loadDemo: DemoLoader
  /** Does the same for a market without the demo: a shop that its first seller may open. */
  readonly loadShop: ShopLoader
  readonly startServer: (config: MarketConfig) => Promise<MarketServer>
  readonly startWorkers: (request: WorkersRequest) => Promise<MarketServer>
}

export type OpenRequest = {
  readonly environment: Environment
  /** Server processes; with one there is no supervisor. */
  readonly workerCount: number
  readonly parts: MarketParts
  readonly progress: Progress
  /** Ends a start on the way. */
  readonly signal: AbortSignal
  /** Called with the reason as one line, when the embedded database or a worker ended and could not be started again. */
  readonly onLost: (reason: string) => void
}

export type OpenMarket = {
  readonly environment: Environment
  readonly url: string
  readonly workerCount: number
  /** For people: where the data lies. */
  readonly data: string
  /** For people: the password of the desk; `null` where none is wanted. */
  readonly deskPassword: string | null
  /** For people: the link that opens the account of the first operator; `null` once there is one. */
  readonly firstOperatorUrl: string | null
  /** For people: who serves when root started it; `null` when an ordinary user did. */
  readonly user: string | null
  readonly close: () => Promise<void>
}

type Closer = () => Promise<void>

/**
 * Opens the market, from the files to the port. `close` ends it in the reverse order: requests and
 * jobs, the pool, PostgreSQL; a start that fails or is ended on the way closes what it had opened.
 * Refuses with a `StartupError` whatever an operator can fix.
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
  const { environment, workerCount, parts, progress, signal, onLost } = request
  const { loadDemo, loadShop } = parts
  openDataDir(environment.dataDir)
  const port = await findOpenPort(environment)
  const stepDown = planStepDown(environment)
  if (stepDown?.kind === 'user') {
    await makeUi(request)
    await makePictures(request, await expectPictureScope(environment))
    becomeUser(stepDown.user)
  }
  const running = await startDatabaseServer(request)
  closers.push(running.stop)
  if (stepDown?.kind !== 'user') await makeUi(request)
  const setUp = await progress.step('Setting the database up', (report) =>
    setUpDatabase({ environment, urls: running.urls, loadDemo, loadShop, report }),
  )
  closers.push(setUp.release)
  const database = await openMarketDatabase(environment, running.urls)
  closers.push(database.close)
  signal.throwIfAborted()
  const { directUrl } = running.urls
  const secrets = await adoptSecret(
    { db: database.db, url: directUrl },
    {
      current: environment.secret ?? readSecret(environment.dataDir),
      former: environment.formerSecret,
    },
  )
  const scope = await readPictureScope(database.db)
  const firstOperatorPath = await inviteFirstOperator({ db: database.db, secrets })
  const desk = deskOf(environment)
  const user = stepDown === null ? null : describeStepDown(stepDown)
  const shared = { environment, secrets, desk }
  const start =
    workerCount === 1
      ? () => parts.startServer({ ...shared, database, directUrl, supervisor: null })
      : async () => {
          // The workers have connections of their own; closing it again at the end does nothing.
          await database.close()
          const { urls } = running
          return parts.startWorkers({ ...shared, port, workerCount, databaseUrls: urls, onLost })
        }
  const server = await progress.step('Opening the port', start)
  closers.push(server.close)
  if (stepDown?.kind !== 'user') closers.push(drawInBackground(request, scope))
  signal.throwIfAborted()
  const deskPassword = desk?.password ?? null
  const data = running.description
  const { url } = server
  const firstOperatorUrl =
    firstOperatorPath === null ? null : `${environment.publicUrl ?? url}${firstOperatorPath}`
  return { environment, url, workerCount, data, deskPassword, firstOperatorUrl, user }
}

async function makeUi({ parts, progress, signal }: OpenRequest): Promise<void> {
  await progress.step('Building the ui', () => parts.buildUi(signal))
  signal.throwIfAborted()
}

/** Draws before another user serves, who cannot write in the repository. */
async function makePictures(
  { parts, progress, signal }: OpenRequest,
  scope: PictureScope,
): Promise<void> {
  await progress.step('Drawing the pictures', (report) =>
    parts.makePictures({ scope, signal, report }),
  )
  signal.throwIfAborted()
}

function deskOf({ servesDevOnly, locksDesk, deskPassword }: Environment): DeskAccess | null {
  if (!servesDevOnly || !locksDesk) return null
  return { password: deskPassword ?? drawDeskPassword(), key: drawDeskKey() }
}

/** Draws while the market is open; a picture that is not there yet is answered with a placeholder. */
function drawInBackground({ parts, progress }: OpenRequest, scope: PictureScope): Closer {
  const closing = new AbortController()
  const drawing = progress
    .step('Drawing the pictures', (report) =>
      parts.makePictures({ scope, signal: closing.signal, report }),
    )
    .catch((error: unknown) => {
      if (error !== closing.signal.reason) process.stderr.write(`${String(error)}\n`)
    })
  return () => {
    closing.abort()
    return drawing
  }
}

/** Asks for the port before the long steps, as the database is; returns it, or a free one for 0. */
async function findOpenPort({ host, port }: Environment): Promise<number> {
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    throw new StartupError(explainPort(error, host, port))
  }
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return address === null || typeof address === 'string' ? port : address.port
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
