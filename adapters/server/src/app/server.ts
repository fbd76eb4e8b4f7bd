import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openProbe } from '@jangteo/postgres/database/probe'
import { PICTURES_DIRECTORY } from '@jangteo/demo/pictures/directory'
import { createRouter } from './router.ts'
import { createTryCounter } from '../call/tries.ts'
import { openAddressSearch } from '../http/address-search.ts'
import { createApiDocs } from '../http/api-docs.ts'
import { createApi } from '../http/api.ts'
import {
  type ClientAddressFinder,
  createClientAddress,
  createProxyCheck,
} from '../http/client-address.ts'
import { boundConnections, CONNECTION_BOUNDS } from '../http/connections.ts'
import { createGate } from '../http/gate.ts'
import { createGuestFetch } from '../http/guest-fetch.ts'
import { createDeskLock } from '../http/desk-lock.ts'
import { createListener } from '../http/listener.ts'
import { takeNetworkTurns, TURN_BOUNDS } from '../http/network-turns.ts'
import { createPages } from '../http/pages.ts'
import { createPageCache, inlineSources, loadUiRenderer } from '../http/rendered-pages.ts'
import { createPictureFiles } from '../http/picture-files.ts'
import { createAssetFiles } from '../http/static-files.ts'
import type { JobsPoolRequest } from '../job/jobs-pool.ts'
import { runJobs } from '../job/run-jobs.ts'
import { tokenAudienceOf } from '../session/tokens.ts'
import { recordSecurity } from '../telemetry/telemetry.ts'
import { measureRendering } from '../telemetry/measure-rendering.ts'
import { UI_BUILD_DIRECTORY } from './build-ui.ts'
import { closeGracefully } from './close-gracefully.ts'
import type { MarketConfig, MarketServer } from './market.ts'
import { openFiles } from './open-files.ts'
import { openGateways } from './open-gateways.ts'
import { openTelemetry } from './open-telemetry.ts'
import { createRuntime } from './runtime.ts'
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
  const shownHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${shownHost.includes(':') ? `[${shownHost}]` : shownHost}:${address.port}`
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

/** The files and the rendered pages of the built ui. */
function pageParts(rendering: Omit<Parameters<typeof createPageCache>[0], 'nowMs'>) {
  return {
    files: [createPictureFiles(PICTURES_DIRECTORY), createAssetFiles(CLIENT_DIRECTORY)],
    cache: createPageCache({ ...rendering, nowMs: Date.now }),
    origin: rendering.origin,
  }
}

async function open(config: MarketConfig, { origin, url, clientAddressOf }: Addresses) {
  const { environment, database, directUrl, secrets } = config
  const { servesDevOnly } = environment
  const { telemetry, serveMetrics, close: closeTelemetry } = await openTelemetry(config)
  const { log, meter } = telemetry
  const deskLock = config.deskPassword === null ? null : createDeskLock(config.deskPassword)
  const payment = openGateways({ environment, url, sandboxLink: null, log })
  const files = await openFiles(environment)
  const probe = openProbe(directUrl)
  const runtime = createRuntime({
    db: database.db,
    gateways: payment.gateways,
    inquiry: payment.inquiry,
    files,
    isDatabaseUp: probe.isUp,
    publicUrl: origin,
    telemetry,
    secrets,
    tokenAudience: tokenAudienceOf(environment.publicUrl),
  })
  const stopMetrics = await serveMetrics({ runtime, drawer: files.drawer })
  const tries = createTryCounter(database.pool)
  const router = createRouter({ servesDevOnly })
  const renderer = measureRendering(await loadUiRenderer(UI_BUILD_DIRECTORY), meter)
  const fetch = createGuestFetch(router, { runtime, tries, ...telemetry })
  const addressSearch = openAddressSearch(origin, environment.addressSearchOrigin)
  const pages = createPages({
    ...pageParts({ origin, searchesAddresses: addressSearch !== null, renderer, fetch }),
    servesDevOnly,
    deskLock,
    handleSandbox: payment.handleSandbox,
  })
  const jobs = await runJobs({ pool: jobsPoolOf(config), runtime, log, meter })
  const listener = createListener({
    ...telemetry,
    api: createApi(router),
    docs: createApiDocs({ isServed: environment.servesApiDocs }),
    pages,
    inline: inlineSources(renderer),
    senders: payment.senders,
    deskLock,
    addressSearch,
    origin,
    clientAddressOf,
    runtime,
    tries,
  })
  const close = async () => {
    await stopMetrics()
    payment.close()
    files.drawer.close()
    await jobs.close()
    await runtime.dispose()
    await probe.close()
    await closeTelemetry()
  }
  const noteClosed = (count: number) => recordSecurity(telemetry, 'connections.closed', { count })
  const { deliverNotices } = payment
  return { listener, isDatabaseUp: probe.isUp, noteClosed, close, deliverNotices }
}

/**
 * Serves api, ui, pictures and the sandbox's window on one port, and runs the jobs. What arrives before everything is
 * ready is refused. At its end `/ready` says so for as long as `drainMs` before the port closes.
 */
export async function startServer(config: MarketConfig): Promise<MarketServer> {
  const gate = createGate()
  const server = createServer({
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    connectionsCheckingInterval: TIMEOUT_CHECK_MS,
  })
  server.timeout = SOCKET_TIMEOUT_MS
  const { publicUrl, trustedProxies } = config.environment
  const clientAddressOf = createClientAddress(trustedProxies)
  const inTurn = takeNetworkTurns(gate.listener, { bounds: TURN_BOUNDS, clientAddressOf })
  const bounded = boundConnections(server, inTurn, {
    bounds: CONNECTION_BOUNDS,
    isTrusted: createProxyCheck(trustedProxies),
    onClosed: gate.noteClosed,
  })
  server.on('request', bounded)
  const url = await listen(server, config.environment)
  try {
    const opened = await open(config, { origin: publicUrl ?? url, url, clientAddressOf })
    gate.open(opened)
    void opened.deliverNotices()
    const close = async () => {
      gate.drain()
      await wait(config.environment.drainMs)
      await closeGracefully(server)
      await opened.close()
    }
    return { url, close }
  } catch (error) {
    server.closeAllConnections()
    server.close()
    throw error
  }
}
