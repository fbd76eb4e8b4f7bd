import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'
import { PICTURES_DIRECTORY } from '@jangteo/postgres/demo/pictures/directory'
import { createRouter } from '../call/router.ts'
import { createTryCounter } from '../call/tries.ts'
import { readApiDocs } from '../http/api-docs.ts'
import { createApi } from '../http/api.ts'
import { createGuestFetch } from '../http/guest-fetch.ts'
import { createListener } from '../http/listener.ts'
import { createPages } from '../http/pages.ts'
import { createPageCache, loadUiRenderer, styleHashes } from '../http/rendered-pages.ts'
import { createAssetFiles, createPictureFiles } from '../http/static-files.ts'
import { runJobs } from '../job/run-jobs.ts'
import { UI_BUILD_DIRECTORY } from './build-ui.ts'
import { closeGracefully } from './close-gracefully.ts'
import { createLog } from './log.ts'
import type { MarketConfig, MarketServer } from './market.ts'
import { openFiles } from './open-files.ts'
import { openGateways } from './open-gateways.ts'
import { createRuntime } from './runtime.ts'

/** Ten minutes bring 100 MB over a slow line; every other body is bound by the listener. */
const REQUEST_TIMEOUT_MS = 600_000
const HEADERS_TIMEOUT_MS = 10_000

async function listen(server: Server, { port, host }: MarketConfig['environment']) {
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('the server has a port')
  const shownHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${shownHost.includes(':') ? `[${shownHost}]` : shownHost}:${address.port}`
}

type Addresses = {
  /** What browsers use. */
  readonly origin: string
  /** What this machine listens on. */
  readonly url: string
}

async function open(config: MarketConfig, { origin, url }: Addresses) {
  const { environment, database, databaseUrl, secret } = config
  const { servesDevOnly } = environment
  const log = createLog(environment.mode)
  const payment = openGateways(environment, url, log)
  const files = await openFiles(environment)
  const runtime = createRuntime({
    db: database.db,
    gateways: payment.gateways,
    inquiry: payment.inquiry,
    files,
    publicUrl: origin,
    secret,
  })
  const tries = createTryCounter(database.pool)
  const router = createRouter({ servesDevOnly })
  const renderer = await loadUiRenderer(UI_BUILD_DIRECTORY)
  const fetch = createGuestFetch(router, { runtime, tries, log })
  const pages = createPages({
    files: [
      createPictureFiles(PICTURES_DIRECTORY),
      createAssetFiles(join(UI_BUILD_DIRECTORY, 'client')),
    ],
    cache: createPageCache({ renderer, origin, fetch }),
    origin,
    servesDevOnly,
    handleSandbox: payment.handleSandbox,
  })
  const jobs = await runJobs({ databaseUrl, runtime, log })
  const listener = createListener({
    api: createApi(router),
    docs: readApiDocs,
    pages,
    styleHashes: styleHashes(renderer),
    log,
    runtime,
    tries,
  })
  const close = async () => {
    payment.close()
    files.drawer.close()
    await jobs.close()
    await runtime.dispose()
  }
  return { listener, close, deliverNotices: payment.deliverNotices }
}

/**
 * Serves api, ui, pictures and the sandbox's window on one port, and runs the jobs. What arrives before
 * everything is ready waits for it.
 */
export async function startServer(config: MarketConfig): Promise<MarketServer> {
  const ready = Promise.withResolvers<RequestListener>()
  const server = createServer({
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
  })
  server.on('request', (request, response) => {
    void ready.promise.then((listener) => listener(request, response))
  })
  const url = await listen(server, config.environment)
  try {
    const opened = await open(config, { origin: config.environment.publicUrl ?? url, url })
    ready.resolve(opened.listener)
    void opened.deliverNotices()
    const close = async () => {
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
