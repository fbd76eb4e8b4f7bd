import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { PaymentGateway } from '@jangteo/payment/gateway.port'
import { createSandboxGateway } from '@jangteo/payment/sandbox/sandbox-gateway'
import { Db } from '@jangteo/postgres/database/db'
import { PICTURES_DIRECTORY } from '@jangteo/postgres/demo/pictures'
import { Layer, ManagedRuntime } from 'effect'
import { pino } from 'pino'
import { createRouter } from '../call/router.ts'
import { createTryCounter } from '../call/tries.ts'
import { createApi } from '../http/api.ts'
import { docsPage } from '../http/docs-page.ts'
import { createGuestFetch } from '../http/guest-fetch.ts'
import { createListener } from '../http/listener.ts'
import { describeApi } from '../http/open-api.ts'
import { createPages } from '../http/pages.ts'
import { createPageCache, loadUiRenderer, styleHashes } from '../http/rendered-pages.ts'
import { createAssetFiles, createPictureFiles } from '../http/static-files.ts'
import { runJobs } from '../job/run-jobs.ts'
import { createTokens, Tokens } from '../session/tokens.ts'
import { createWireIds, WireIds } from '../wire/wire-ids.ts'
import { UI_BUILD_DIRECTORY } from './build-ui.ts'
import { closeGracefully } from './close-gracefully.ts'
import type { MarketConfig, MarketServer } from './market.ts'
import type { Runtime } from './services.ts'
import { Settings } from './settings.ts'
import { VERSION } from './version.ts'

const WINDOW_PATH = '/sandbox-gateway/window'
const REQUEST_TIMEOUT_MS = 10_000

function createRuntime(config: MarketConfig, publicUrl: string) {
  const sandbox = createSandboxGateway({
    directory: join(config.environment.dataDir, 'sandbox-gateway'),
    windowPath: WINDOW_PATH,
    nowMs: Date.now,
  })
  const runtime: Runtime = ManagedRuntime.make(
    Layer.mergeAll(
      Layer.succeed(Db, config.database.db),
      Layer.succeed(PaymentGateway, sandbox.port),
      Layer.succeed(Settings, { publicUrl, version: VERSION }),
      Layer.succeed(Tokens, createTokens(config.secret)),
      Layer.succeed(WireIds, createWireIds(config.secret)),
    ),
  )
  return { runtime, handleWindow: sandbox.handleWindow }
}

async function listen(server: Server, { port, host }: MarketConfig['environment']) {
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('the server has a port')
  const shownHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${shownHost.includes(':') ? `[${shownHost}]` : shownHost}:${address.port}`
}

/** Serves api, ui, pictures and the sandbox's window on one port, and runs the jobs. */
export async function startServer(config: MarketConfig): Promise<MarketServer> {
  const { environment, database, databaseUrl } = config
  const log = pino({ level: environment.mode === 'test' ? 'warn' : 'info' })
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS })
  const url = await listen(server, environment)
  const origin = environment.publicUrl ?? url
  const { runtime, handleWindow } = createRuntime(config, origin)
  const tries = createTryCounter(database.pool)
  const router = createRouter({ servesDevOnly: environment.servesDevOnly })
  const renderer = await loadUiRenderer(UI_BUILD_DIRECTORY)
  const fetch = createGuestFetch(router, { runtime, tries, log })
  const openApi = await describeApi()
  const pages = createPages({
    files: [
      createPictureFiles(PICTURES_DIRECTORY),
      createAssetFiles(join(UI_BUILD_DIRECTORY, 'client')),
    ],
    cache: createPageCache({ renderer, origin, fetch }),
    origin,
    servesDevOnly: environment.servesDevOnly,
    handleWindow,
    windowPath: WINDOW_PATH,
  })
  const jobs = await runJobs({ databaseUrl, runtime, log })
  server.on(
    'request',
    createListener({
      api: createApi(router),
      openApi,
      docsPage: docsPage(openApi),
      pages,
      styleHashes: styleHashes(renderer),
      log,
      runtime,
      tries,
    }),
  )
  return {
    url,
    close: async () => {
      await closeGracefully(server)
      await jobs.close()
      await runtime.dispose()
    },
  }
}
