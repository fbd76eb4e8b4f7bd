import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskStorage } from '@jangteo/files/disk/disk-storage'
import type { FileStoragePort } from '@jangteo/files/file-storage.port'
import { createPictureDrawer } from '@jangteo/files/picture/picture-drawer'
import type { PictureDrawerPort } from '@jangteo/files/picture/picture-drawer.port'
import type { AccountInquiryPort } from '@jangteo/payment/account-inquiry.port'
import type { Gateways, PaymentGatewayPort } from '@jangteo/payment/gateway.port'
import { createGateways } from '@jangteo/payment/gateways'
import { sandboxInquiry } from '@jangteo/payment/sandbox/account-inquiry'
import { createSandboxGateway } from '@jangteo/payment/sandbox/sandbox-gateway'
import type { BusinessRegistryPort } from '@jangteo/business/business.port'
import { sandboxRegistry } from '@jangteo/business/sandbox/sandbox-registry'
import type { IdentityPort } from '@jangteo/identity/identity.port'
import { createSandboxIdentity } from '@jangteo/identity/sandbox/sandbox-identity'
import type { MailPort } from '@jangteo/mail/mail.port'
import type { PayoutPort } from '@jangteo/payout/payout.port'
import { createOutbox } from '@jangteo/mail/outbox/outbox'
import { openProbe } from '@jangteo/postgres/database/probe'
import { createRuntime } from '@jangteo/server/app/runtime'
import type { Runtime } from '@jangteo/server/app/services'
import { openSocials } from '@jangteo/server/app/open-socials'
import { statementTimeMs } from '@jangteo/server/call/settings'
import { router } from '@jangteo/server/app/router/router'
import { createTryCounter, type TryCounter } from '@jangteo/server/call/tries'
import { openAddressSearch } from '@jangteo/server/http/address-search'
import { createApiDocs } from '@jangteo/server/http/api-docs'
import { createApi } from '@jangteo/server/http/api'
import { createClientAddress } from '@jangteo/server/http/client-address'
import { createDeskLock, drawDeskKey } from '@jangteo/server/http/desk-lock'
import { createListener } from '@jangteo/server/http/listener'
import { isThisMachine, type NoticeSenders } from '@jangteo/server/http/notice-senders'
import type { PasswordHasher } from '@jangteo/server/session/passwords'
import { sendText } from '@jangteo/server/http/plain-answer'
import { createLogNames } from '@jangteo/server/telemetry/log-names'
import { type Meter, NO_METER } from '@jangteo/server/telemetry/meter'
import type { Telemetry } from '@jangteo/server/telemetry/telemetry'
import type { WindowAnswer } from '@jangteo/social/sandbox/sandbox-window'
import type { SocialProviders } from '@jangteo/social/social.port'
import type * as Tracer from 'effect/Tracer'
import { type Logger, pino } from 'pino'
import { createDatabase, type Detour, type TestDatabase } from './database.ts'
import { listen } from './listen.ts'
import { failTest } from './payment/sandbox.ts'
import { PATIENCE_MS } from './patience.ts'
import { createTestClock, type TestClock } from './testClock.ts'

const PUBLIC_URL = 'http://market.test'
export const SECRETS = { current: 'a secret that only tests know, long enough', former: null }
export const AUDIENCE = PUBLIC_URL
const SIGNING = { secrets: SECRETS, tokenAudience: AUDIENCE }
export const WINDOW_PATH = '/sandbox-gateway/window'
/** Servers of a market that requests go to in turn, each with connections of its own: one unless MARKET_WORKERS says more. */
const SERVER_COUNT = Number(process.env['MARKET_WORKERS'] ?? 1)

export type TestMarket = Pick<TestClock, 'advance' | 'now'> & {
  readonly url: string
  readonly database: TestDatabase
  readonly runtime: Runtime
  /** Directory of the sandbox's ledger, in the folder that a market gives it. */
  readonly dataDir: string
  /** Answers the windows of the sandbox of social logins. */
  readonly showSandbox: ((requestUrl: string) => Promise<WindowAnswer | null>) | null
  /** Provider of identities, with its window. */
  readonly identity: IdentityPort
  /** Answers the sandbox's payment window. */
  readonly handleWindow: (request: Request) => Promise<Response | null>
  readonly close: () => Promise<void>
}

export type MarketChanges = {
  /** Stands between the market and its gateway. */
  readonly wrapGateway?: (gateway: PaymentGatewayPort) => PaymentGatewayPort
  /** Bank that says whose an account is; the sandbox's unless given. */
  readonly inquiry?: AccountInquiryPort
  /** Other gateways than the sandbox alone. */
  readonly chooseGateways?: (sandbox: PaymentGatewayPort, now: () => number) => Gateways
  /** Stands between the market and its storage of files. */
  readonly wrapStorage?: (storage: FileStoragePort) => FileStoragePort
  /** Stands for the process that draws pictures. */
  readonly drawer?: PictureDrawerPort
  /** Time for which an upload may rest, in milliseconds. */
  readonly uploadRestMaxMs?: number
  /** Provider of identities; the sandbox unless given. */
  readonly identity?: IdentityPort
  /** Credential of the calls of customers, in base64; every one is let in unless given. */
  readonly customerCredential?: string
  /** Registry of businesses; the sandbox unless given. */
  readonly business?: BusinessRegistryPort
  /** Pays stores; transfers are recorded for a person unless given. */
  readonly payout?: PayoutPort
  /** Delivery of mails; an outbox unless given. */
  readonly mail?: MailPort
  readonly servesDevOnly?: boolean
  /** The desk is open to everybody unless it has a password. */
  readonly deskPassword?: string
  /** Origin that holds the address search; none unless given. */
  readonly addressSearchOrigin?: string
  /** The address that browsers use; one of plain http unless given. */
  readonly publicUrl?: string
  /** None unless given. */
  readonly trustedProxies?: readonly string[]
  /** Time for which a call may take, in milliseconds. */
  readonly callTimeoutMs?: number
  /** Logger; silent unless given. */
  readonly log?: Logger
  readonly meter?: Meter
  /** Records spans; nothing is recorded unless said. */
  readonly tracer?: Tracer.Tracer | null
  /** True when new carts are counted by their address; every test has one address, so by default they are not. */
  readonly countsNewCarts?: boolean
  /** Senders of notices, besides the sandbox on this machine. */
  readonly senders?: NoticeSenders
  /** The way the market reaches its database. */
  readonly detour?: Detour
  /** Time for which a statement may take, in milliseconds: as long as a call unless given. */
  readonly statementTimeoutMs?: number
  /** Argon2 unless given. */
  readonly hasher?: PasswordHasher
  /** Providers of social logins; the sandbox stands for all unless given. */
  readonly socials?: SocialProviders
}

/** The sandbox of social logins, as a market opens it by itself. */
function openTestSocials(publicUrl: string, nowMs: () => number) {
  const settings = { hasSandbox: true, kakao: null, naver: null, apple: null }
  return openSocials({ settings, secrets: SECRETS, publicUrl, nowMs })
}

type SandboxPlace = {
  readonly dataDir: string
  readonly nowMs: () => number
  /** URL of the market, once it listens. */
  readonly address: { readonly url: string }
}

/** The sandbox gateway, which posts its notices over the network. */
function openSandbox({ dataDir, nowMs, address }: SandboxPlace) {
  return createSandboxGateway({
    directory: join(dataDir, 'sandbox-gateway'),
    windowPath: WINDOW_PATH,
    nowMs,
    answerTimeoutMs: 0,
    post: async (body) => {
      const headers = { 'content-type': 'application/json' }
      const hook = `${address.url}/hooks/payments/sandbox`
      return (await fetch(hook, { method: 'POST', headers, body })).ok
    },
    report: failTest,
  })
}

function triesOf({ pool }: TestDatabase, { countsNewCarts = false }: MarketChanges): TryCounter {
  const tries = createTryCounter(pool)
  const isFree = ({ key }: { readonly key: string }) =>
    !countsNewCarts && key.startsWith('cart.new:')
  return { count: async (tried) => isFree(tried) || tries.count(tried) }
}

function telemetryOf({
  log = pino({ level: 'silent' }),
  meter = NO_METER,
  tracer = null,
}: MarketChanges): Telemetry {
  return { log, meter, tracer, names: createLogNames(SECRETS.current) }
}

type ServerParts = {
  readonly database: TestDatabase
  readonly changes: MarketChanges
  readonly dataDir: string
  readonly gateways: Gateways
  readonly identity: IdentityPort
  readonly clock: TestClock['clock']
  readonly now: () => number
  /** Key of the desk, the same for all servers. */
  readonly deskKey: string
}

/** One server of the market: what a process has for itself, and the listener that answers by it. */
function openServer(parts: ServerParts) {
  const { database, changes, dataDir, gateways, identity, clock, now, deskKey } = parts
  const { callTimeoutMs = PATIENCE_MS, publicUrl = PUBLIC_URL, trustedProxies = [] } = changes
  const { wrapStorage = (storage) => storage, uploadRestMaxMs = 10_000 } = changes
  const { servesDevOnly = true, drawer = createPictureDrawer() } = changes
  const telemetry = telemetryOf(changes)
  const probe = openProbe(database.url)
  const runtime = createRuntime({
    db: database.db,
    isDatabaseUp: probe.isUp,
    gateways,
    inquiry: changes.inquiry ?? sandboxInquiry,
    files: {
      storage: wrapStorage(createDiskStorage(join(dataDir, 'files'))),
      drawer,
      incoming: { directory: join(dataDir, 'incoming'), restMaxMs: uploadRestMaxMs },
    },
    identity,
    business: changes.business ?? sandboxRegistry,
    mail:
      changes.mail ??
      createOutbox({
        directory: join(dataDir, 'outbox'),
        nowMs: () => clock.currentTimeMillisUnsafe(),
      }),
    ...(changes.payout === undefined ? {} : { payout: changes.payout }),
    telemetry,
    socials: changes.socials ?? openTestSocials(publicUrl, now).socials,
    publicUrl,
    ...SIGNING,
    clock,
    callTimeoutMs,
    hasher: changes.hasher,
    workerCount: SERVER_COUNT,
  })
  const listener = createListener({
    api: createApi(router),
    docs: createApiDocs({ isServed: true }),
    pages: async (_, response) => sendText(response, { status: 404, type: 'text/plain', body: '' }),
    inline: { styles: [], scripts: [] },
    senders: { ...changes.senders, sandbox: isThisMachine },
    ...telemetry,
    servesDevOnly,
    deskLock:
      changes.deskPassword === undefined ? null : createDeskLock(changes.deskPassword, deskKey),
    addressSearch: openAddressSearch(publicUrl, changes.addressSearchOrigin ?? 'none'),
    origin: publicUrl,
    clientAddressOf: createClientAddress(trustedProxies),
    customerCredential: changes.customerCredential ?? null,
    runtime,
    tries: triesOf(database, changes),
  })
  const close = async () => {
    drawer.close()
    await runtime.dispose()
    await probe.close()
  }
  return { runtime, listener, close }
}

/** The market's calls over real HTTP on a database of its own, at a time that the test decides. */
export async function openMarket(changes: MarketChanges = {}): Promise<TestMarket> {
  const { wrapGateway = (gateway) => gateway, callTimeoutMs = PATIENCE_MS } = changes
  const { chooseGateways = (port: PaymentGatewayPort) => createGateways(port) } = changes
  const { statementTimeoutMs = statementTimeMs(callTimeoutMs) } = changes
  const database = await createDatabase(statementTimeoutMs, changes.detour)
  const dataDir = mkdtempSync(join(tmpdir(), 'market-'))
  const { clock, now, advance } = createTestClock()
  const address = { url: '' }
  const sandbox = openSandbox({ dataDir, nowMs: now, address })
  const gateways = chooseGateways(wrapGateway(sandbox.port), now)
  const { identity = createSandboxIdentity({ directory: join(dataDir, 'identity'), nowMs: now }) } =
    changes
  const parts = { changes, dataDir, gateways, identity, clock, now, deskKey: drawDeskKey() }
  const first = openServer({ ...parts, database })
  const others = Array.from({ length: SERVER_COUNT - 1 }, () => {
    const own = { ...database, ...database.openAgain() }
    return { ...openServer({ ...parts, database: own }), closeDatabase: own.close }
  })
  const servers = [first, ...others]
  let turn = 0
  const server = await listen(
    createServer((request, response) => {
      const { listener } = servers[turn % servers.length] ?? first
      turn += 1
      listener(request, response)
    }),
  )
  address.url = server.url
  const close = async () => {
    sandbox.close()
    await server.close()
    for (const one of servers) await one.close()
    for (const other of others) await other.closeDatabase()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const { runtime } = first
  const { handleWindow } = sandbox
  const { showSandbox } = openTestSocials(changes.publicUrl ?? PUBLIC_URL, now)
  const { url } = server
  const windows = { handleWindow, showSandbox }
  return { url, database, runtime, dataDir, identity, ...windows, now, advance, close }
}
