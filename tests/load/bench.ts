// npm run bench: the market beside a bare server on the same PostgreSQL, as ratios.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectClient } from '@jangteo/postgres/database/connect'
import { startEmbedded } from '@jangteo/postgres/embedded/startEmbedded'
import { measure, type Measured } from './loop.ts'
import { buyOnce } from './purchaseRound.ts'
import { type ServerProcess, startServerProcess } from './serverProcess.ts'

const WORKERS = 10
const SECONDS = 5
const WARM_UP_SECONDS = 1
const PLENTY = 99_999_999

type Row = { readonly name: string; readonly measured: Measured; readonly bare: Measured | null }

async function fetchWhole(url: string): Promise<void> {
  const response = await fetch(url)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
}

async function run(name: string, round: () => Promise<void>): Promise<Measured> {
  process.stdout.write(`  ${name} …\n`)
  await measure({ workers: WORKERS, seconds: WARM_UP_SECONDS, round })
  return measure({ workers: WORKERS, seconds: SECONDS, round })
}

function print(rows: readonly Row[]): void {
  const head = ['', 'a second', 'p50 ms', 'p99 ms', 'failed', 'of the bare one']
  const lines = rows.map(({ name, measured, bare }) => [
    name,
    measured.perSecond.toFixed(0),
    measured.p50Ms.toFixed(1),
    measured.p99Ms.toFixed(1),
    String(measured.failures),
    bare === null ? '' : `${((measured.perSecond / bare.perSecond) * 100).toFixed(0)} %`,
  ])
  for (const [first = '', ...cells] of [head, ...lines]) {
    process.stdout.write(`${first.padEnd(34)}${cells.map((cell) => cell.padStart(16)).join('')}\n`)
  }
}

async function fillShelves(url: string): Promise<void> {
  const client = await connectClient(url)
  await client.query('UPDATE goods_options SET stock = $1', [PLENTY])
  await client.end()
}

function printSize(market: ServerProcess, cold: ServerProcess, idleMib: number | null): void {
  const mib = (value: number | null) => (value === null ? 'not told' : `${value.toFixed(0)} MiB`)
  process.stdout.write(
    [
      '',
      `first start, database empty        ${(cold.startMs / 1000).toFixed(1)} s`,
      `start on data that is there        ${(market.startMs / 1000).toFixed(1)} s`,
      `memory, idle after the start       ${mib(idleMib)}`,
      `memory, after the load             ${mib(market.residentMib())}`,
      '',
    ].join('\n'),
  )
}

async function bench(databaseUrl: string, dataDir: string): Promise<void> {
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const entry = join(import.meta.dirname, '../../adapters/server/src/app/start.ts')
  const cold = await startServerProcess(entry, env)
  await cold.stop()
  await fillShelves(databaseUrl)
  const market = await startServerProcess(entry, env)
  await fetchWhole(`${market.url}/`)
  const idleMib = market.residentMib()
  const bareEntry = join(import.meta.dirname, 'bareServer.entry.ts')
  const bare = await startServerProcess(bareEntry, env)
  try {
    process.stdout.write(`Measuring at ${WORKERS} connections, ${SECONDS} s each:\n`)
    const select = await run('bare select', () => fetchWhole(`${bare.url}/select`))
    const five = await run('bare transaction', () => fetchWhole(`${bare.url}/five`))
    const goods = await run('goods', () => fetchWhole(`${market.url}/api/goods/2`))
    const page = await run('goods page', () => fetchWhole(`${market.url}/product/detail/2`))
    const purchase = await run('purchase', () => buyOnce(market.url))
    process.stdout.write('\n')
    print([
      { name: 'bare node:http + select', measured: select, bare: null },
      { name: 'bare node:http + five statements', measured: five, bare: null },
      { name: 'GET /api/goods/2', measured: goods, bare: select },
      { name: 'GET /product/detail/2 (html)', measured: page, bare: select },
      { name: 'purchase, 7 calls and a window', measured: purchase, bare: five },
    ])
    printSize(market, cold, idleMib)
    if ([goods, page, purchase].some(({ failures }) => failures > 0)) process.exitCode = 1
  } finally {
    await bare.stop()
    await market.stop()
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'jangteo-bench-'))
chmodSync(dataDir, 0o711)
const database = await startEmbedded({ dataDir })
try {
  await bench(database.url, dataDir)
} finally {
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
