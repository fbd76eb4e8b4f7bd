import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskStorage } from '@jangteo/files/disk/disk-storage'
import type { FileStoragePort } from '@jangteo/files/file-storage.port'
import { createPictureDrawer } from '@jangteo/files/picture/picture-drawer'
import type { Gateways, PaymentGatewayPort } from '@jangteo/payment/gateway.port'
import { createGateways } from '@jangteo/payment/gateways'
import { sandboxInquiry } from '@jangteo/payment/sandbox/account-inquiry'
import { createSandboxGateway } from '@jangteo/payment/sandbox/sandbox-gateway'
import { createRuntime } from '@jangteo/server/app/runtime'
import type { Runtime } from '@jangteo/server/app/services'
import { CALL_TIMEOUT_MS } from '@jangteo/server/app/settings'
import { createRouter } from '@jangteo/server/call/router'
import { createTryCounter } from '@jangteo/server/call/tries'
import { readApiDocs } from '@jangteo/server/http/api-docs'
import { createApi } from '@jangteo/server/http/api'
import { createListener } from '@jangteo/server/http/listener'
import { sendText } from '@jangteo/server/http/plain-answer'
import { pino } from 'pino'
import { createDatabase, type TestDatabase } from './database.ts'
import { failTest } from './payment/sandbox.ts'
import { createTestClock, type TestClock } from './testClock.ts'

const PUBLIC_URL = 'http://market.test'
const SECRET = 'a secret that only tests know, long enough'
export const WINDOW_PATH = '/sandbox-gateway/window'

export type TestMarket = Pick<TestClock, 'advance' | 'now'> & {
  readonly url: string
  readonly database: TestDatabase
  readonly runtime: Runtime
  /** Where the sandbox keeps its books, in the folder that a market gives it. */
  readonly dataDir: string
  /** Answers the sandbox's payment window. */
  readonly handleWindow: (request: Request) => Promise<Response | null>
  readonly close: () => Promise<void>
}

export type MarketChanges = {
  /** Stands between the market and its gateway. */
  readonly wrapGateway?: (gateway: PaymentGatewayPort) => PaymentGatewayPort
  /** Other gateways than the sandbox alone. */
  readonly chooseGateways?: (sandbox: PaymentGatewayPort, now: () => number) => Gateways
  /** Stands between the market and its storage of files. */
  readonly wrapStorage?: (storage: FileStoragePort) => FileStoragePort
  /** How long an upload may rest, in milliseconds. */
  readonly uploadRestMaxMs?: number
  readonly servesDevOnly?: boolean
  /** How long a call may take, in milliseconds. */
  readonly callTimeoutMs?: number
}

async function listen(listener: RequestListener) {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${port}`, close }
}

/** The market's calls over real HTTP on a database of its own, at a time that the test decides. */
export async function openMarket(changes: MarketChanges = {}): Promise<TestMarket> {
  const { wrapGateway = (gateway) => gateway, servesDevOnly = true } = changes
  const { callTimeoutMs = CALL_TIMEOUT_MS, chooseGateways = (port) => createGateways(port) } =
    changes
  const database = await createDatabase(callTimeoutMs)
  const dataDir = mkdtempSync(join(tmpdir(), 'market-'))
  const { clock, now, advance } = createTestClock()
  const address = { url: '' }
  const sandbox = createSandboxGateway({
    directory: join(dataDir, 'sandbox-gateway'),
    windowPath: WINDOW_PATH,
    nowMs: now,
    answerTimeoutMs: 0,
    post: async (body) => {
      const headers = { 'content-type': 'application/json' }
      const hook = `${address.url}/hooks/payments/sandbox`
      return (await fetch(hook, { method: 'POST', headers, body })).ok
    },
    report: failTest,
  })
  const { wrapStorage = (storage) => storage, uploadRestMaxMs = 10_000 } = changes
  const drawer = createPictureDrawer()
  const runtime = createRuntime({
    db: database.db,
    gateways: chooseGateways(wrapGateway(sandbox.port), now),
    inquiry: sandboxInquiry,
    files: {
      storage: wrapStorage(createDiskStorage(join(dataDir, 'files'))),
      drawer,
      incoming: { directory: join(dataDir, 'incoming'), restMaxMs: uploadRestMaxMs },
    },
    publicUrl: PUBLIC_URL,
    secret: SECRET,
    clock,
    callTimeoutMs,
  })
  const log = pino({ level: 'silent' })
  const listener = createListener({
    api: createApi(createRouter({ servesDevOnly })),
    docs: readApiDocs,
    pages: async (_, response) => sendText(response, { status: 404, type: 'text/plain', body: '' }),
    styleHashes: [],
    log,
    runtime,
    tries: createTryCounter(database.pool),
  })
  const server = await listen(listener)
  address.url = server.url
  const close = async () => {
    sandbox.close()
    drawer.close()
    await server.close()
    await runtime.dispose()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const { handleWindow } = sandbox
  return { url: server.url, database, runtime, dataDir, handleWindow, now, advance, close }
}
