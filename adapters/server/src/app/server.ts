import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openRegistry } from '@jangteo/business/open-registry'
import { openProvider } from '@jangteo/identity/open-provider'
import type { Logger } from 'pino'
import { openProbe } from '@jangteo/postgres/database/probe'
import { PICTURES_DIRECTORY, VIDEOS_DIRECTORY } from '@jangteo/demo/pictures/directory'
import { followHolidays } from '../calendar/refresh-holidays.ts'
import { router } from './router/router.ts'
import { createTryCounter } from '../call/tries.ts'
import { openAddressSearch } from '../http/address-search.ts'
import { createApiDocs } from '../http/api-docs.ts'
import { createApi } from '../http/api.ts'
import {
  type ClientAddressFinder,
  createClientAddress,
  createProxyCheck,
} from '../http/client-address.ts'
import { boundConnections, shareConnectionBounds } from '../http/connections.ts'
import { createGate, type Gate } from '../http/gate.ts'
import { createGuestFetch } from '../http/guest-fetch.ts'
import { createDeskLock } from '../http/desk-lock.ts'
import { createDeskOperatorCheck } from '../http/desk-operator.ts'
import { createListener } from '../http/listener.ts'
import { shareTurnBounds, takeNetworkTurns } from '../http/network-turns.ts'
import { createPages, type PageParts } from '../http/pages.ts'
import { createPageCache, inlineSources, loadUiRenderer } from '../http/rendered-pages.ts'
import { createPictureFiles } from '../http/picture-files.ts'
import { createAssetFiles, createVideoFiles } from '../http/static-files.ts'
import type { JobsPoolRequest } from '../job/jobs-pool.ts'
import { runJobs } from '../job/run-jobs.ts'
import { tokenAudienceOf } from '../session/tokens.ts'
import { recordSecurity } from '../telemetry/telemetry.ts'
import { measureRendering } from '../telemetry/measure-rendering.ts'
import type { SupervisorLink } from '../worker/join-supervisor.ts'
import { urlOf } from '../worker/url-of.ts'
import { UI_BUILD_DIRECTORY } from './build/build-ui.ts'
import { closeGracefully, closeWhenUnused } from './close-gracefully.ts'
import type { MarketConfig, MarketServer } from './market.ts'
import { openFiles } from './open-files.ts'
import { openGateways } from './open-gateways.ts'
import { openMail } from './open-mail.ts'
import { openSocials } from './open-socials.ts'
import { openTelemetry } from './open-telemetry.ts'
import { createRuntime, type RuntimeParts } from './runtime.ts'
import { CALL_TIMEOUT_MS, statementTimeMs } from '../call/settings.ts'

const CLIENT_DIRECTORY = join(UI_BUILD_DIRECTORY, 'client')
/** Ten minutes bring 100 MB over a slow line; every other body is bound by the listener. */
const REQUEST_TIMEOUT_MS = 600_000
const HEADERS_TIMEOUT_MS = 10_000
/** Interval at which Node looks for late requests. */
const TIMEOUT_CHECK_MS = 2000
/** Time after which a connection without traffic in either direction is closed. */
const SOCKET_TIMEOUT_MS = 60_000

async function listen(server: Server, { port, host }: MarketConfig['environment']) {
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string')
    throw new TypeError('TCP address of the server expected')
  return urlOf(host, address.port)
}

type Addresses = {
  /** URL that browsers use. */
  readonly origin: string
  /** URL that this machine listens on. */
  readonly url: string
  readonly clientAddressOf: ClientAddressFinder
}

function jobsPoolOf({ directUrl, environment }: MarketConfig): JobsPoolRequest {
  return {
    url: directUrl,
    connectionCountMax: environment.jobConnectionCountMax,
    statementTimeoutMs: statementTimeMs(CALL_TIMEOUT_MS),
  }
}

function workerCountOf({ supervisor }: MarketConfig): number {
  return supervisor?.part.workerCount ?? 1
}

type PagesRequest = Omit<Parameters<typeof createPageCache>[0], 'nowMs' | 'workerCount'> &
  Required<
    Pick<PageParts, 'deskLock' | 'isDeskOperator' | 'handleSandbox' | 'identity' | 'showSandbox'>
  >

/** The files and the rendered pages of the built ui. */
function openPages(config: MarketConfig, request: PagesRequest) {
  const { deskLock, isDeskOperator, handleSandbox, identity, showSandbox, ...rendering } = request
  const workerCount = workerCountOf(config)
  return createPages({
    files: [
      createPictureFiles(PICTURES_DIRECTORY),
      createVideoFiles(VIDEOS_DIRECTORY),
      createAssetFiles(CLIENT_DIRECTORY),
    ],
    cache: createPageCache({ ...rendering, workerCount, nowMs: Date.now }),
    origin: rendering.origin,
    servesDevOnly: config.environment.servesDevOnly,
    deskLock,
    isDeskOperator,
    handleSandbox,
    showSandbox,
    identity,
    customerCredential: config.environment.customerCredential,
  })
}

/** Runs jobs, unless another worker does. */
async function openJobs(config: MarketConfig, parts: Omit<Parameters<typeof runJobs>[0], 'pool'>) {
  if (config.supervisor?.part.runsJobs === false) return { close: async () => undefined }
  return runJobs({ pool: jobsPoolOf(config), ...parts })
}

type OutsideThings = Omit<RuntimeParts, 'db' | 'secrets' | 'workerCount' | 'tokenAudience'>

/** The services of use cases: the things outside, and what the configuration says. */
function openRuntime(config: MarketConfig, outside: OutsideThings) {
  const { environment, database, secrets } = config
  return createRuntime({
    ...outside,
    db: database.db,
    secrets,
    workerCount: workerCountOf(config),
    tokenAudience: tokenAudienceOf(environment.publicUrl),
  })
}

type Outside = Pick<Addresses, 'origin' | 'url'> & { readonly log: Logger }

/** Opens the things outside of the market: gateways of payments, files, mail, providers of identities and of logins. */
async function openOutside(config: MarketConfig, { origin, url, log }: Outside) {
  const { environment, secrets, supervisor } = config
  const sandboxLink = supervisor?.sandbox ?? null
  const { social: settings } = environment
  return {
    payment: openGateways({ environment, url, sandboxLink, log }),
    files: await openFiles(environment),
    mail: await openMail(environment),
    identity: openProvider(environment, origin),
    business: openRegistry(environment.nts),
    social: openSocials({ settings, secrets, publicUrl: origin, nowMs: Date.now }),
  }
}

async function open(config: MarketConfig, { origin, url, clientAddressOf }: Addresses) {
  const { environment, database, directUrl, desk } = config
  const { telemetry, serveMetrics, close: closeTelemetry } = await openTelemetry(config)
  const { log, meter } = telemetry
  const deskLock = desk === null ? null : createDeskLock(desk.password, desk.key)
  const outside = await openOutside(config, { origin, url, log })
  const { payment, files, mail, identity, business, social } = outside
  const probe = openProbe(directUrl)
  const { gateways, inquiry } = payment
  const { socials, showSandbox } = social
  const services = { gateways, inquiry, files, mail, identity, business, socials }
  const parts = { ...services, telemetry, publicUrl: origin }
  const runtime = openRuntime(config, { ...parts, isDatabaseUp: probe.isUp })
  const stopMetrics = await serveMetrics({ runtime, drawer: files.drawer })
  const tries = createTryCounter(database.pool)
  const renderer = measureRendering(await loadUiRenderer(UI_BUILD_DIRECTORY), meter)
  const fetch = createGuestFetch(router, { runtime, tries, ...telemetry })
  const addressSearch = openAddressSearch(origin, environment.addressSearchOrigin)
  const searchesAddresses = addressSearch !== null
  const rendering = { origin, renderer, fetch, searchesAddresses }
  const windows = { handleSandbox: payment.handleSandbox, identity, showSandbox }
  const isDeskOperator = createDeskOperatorCheck(runtime)
  const pages = openPages(config, { ...rendering, deskLock, isDeskOperator, ...windows })
  const holidays = await followHolidays({ runtime, log })
  const jobs = await openJobs(config, { runtime, log, meter })
  const listener = createListener({
    ...telemetry,
    api: createApi(router),
    docs: createApiDocs({ isServed: environment.servesApiDocs }),
    pages,
    inline: inlineSources(renderer),
    senders: payment.senders,
    servesDevOnly: environment.servesDevOnly,
    deskLock,
    addressSearch,
    origin,
    clientAddressOf,
    customerCredential: environment.customerCredential,
    runtime,
    tries,
  })
  const close = async () => {
    await stopMetrics()
    payment.close()
    files.drawer.close()
    holidays.close()
    await jobs.close()
    mail.close()
    await runtime.dispose()
    await probe.close()
    await closeTelemetry()
  }
  const noteClosed = (count: number) => recordSecurity(telemetry, 'connections.closed', { count })
  const { deliverNotices } = payment
  return { listener, isDatabaseUp: probe.isUp, noteClosed, close, deliverNotices }
}

/** A server that bounds its connections, before it listens. */
function createBoundedServer(config: MarketConfig) {
  const gate = createGate()
  const server = createServer({
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    connectionsCheckingInterval: TIMEOUT_CHECK_MS,
  })
  server.timeout = SOCKET_TIMEOUT_MS
  const { trustedProxies } = config.environment
  const workerCount = workerCountOf(config)
  const clientAddressOf = createClientAddress(trustedProxies)
  const bounds = shareTurnBounds(workerCount)
  const inTurn = takeNetworkTurns(gate.listener, { bounds, clientAddressOf })
  const bounded = boundConnections(server, inTurn, {
    bounds: shareConnectionBounds(workerCount),
    isTrusted: createProxyCheck(trustedProxies),
    onClosed: gate.noteClosed,
  })
  server.on('request', bounded)
  return { gate, server, clientAddressOf }
}

type Closing = {
  readonly gate: Gate
  readonly server: Server
  readonly opened: { readonly close: () => Promise<void> }
  readonly drainMs: number
}

/** Says at `/ready` that the server ends, waits for balancers to notice, and ends it. */
function closerOf({ gate, server, opened, drainMs }: Closing): () => Promise<void> {
  return async () => {
    gate.drain()
    await wait(drainMs)
    await closeGracefully(server)
    await opened.close()
  }
}

/**
 * Serves api, ui, pictures and the sandbox's window on one port, and runs the jobs. What arrives before everything is
 * ready is refused. At its end `/ready` says so for as long as `drainMs` before the port closes.
 */
export async function startServer(config: MarketConfig): Promise<MarketServer> {
  const { gate, server, clientAddressOf } = createBoundedServer(config)
  const { publicUrl, drainMs } = config.environment
  const url = await listen(server, config.environment)
  try {
    const opened = await open(config, { origin: publicUrl ?? url, url, clientAddressOf })
    gate.open(opened)
    void opened.deliverNotices()
    return { url, close: closerOf({ gate, server, opened, drainMs }) }
  } catch (error) {
    server.closeAllConnections()
    server.close()
    throw error
  }
}

/** A worker's server. `retire` ends it while others of the market go on: no request that reached it is lost. */
type WorkerServer = MarketServer & { readonly retire: () => Promise<void> }

/**
 * Serves as one worker of several, which share a port. It listens once everything is ready, because the others answer
 * meanwhile.
 */
export async function serveAsWorker(
  config: MarketConfig & { readonly supervisor: SupervisorLink },
): Promise<WorkerServer> {
  const { gate, server, clientAddressOf } = createBoundedServer(config)
  const { publicUrl, drainMs } = config.environment
  const { url } = config.supervisor.part
  const opened = await open(config, { origin: publicUrl ?? url, url, clientAddressOf })
  gate.open(opened)
  await listen(server, config.environment)
  return {
    url,
    close: closerOf({ gate, server, opened, drainMs }),
    retire: async () => {
      gate.retire()
      await closeWhenUnused(server, REQUEST_TIMEOUT_MS)
      await opened.close()
    },
  }
}
