import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { asksFor } from './arguments.ts'
import { look } from './journeys.ts'
import { openConnection } from './connection.ts'
import type { Load } from './load.ts'
import { BARE_LOADS, loadsOf, staff } from './loads.ts'
import { measure, type Measured } from './loop.ts'
import { type Bench, CONNECTION_COUNT_MAX, openShop, startMarket } from './market.ts'
import { type ServerProcess, startServerProcess } from './serverProcess.ts'
import { toTable } from './table.ts'

const CONNECTION_COUNTS = [1, 10, CONNECTION_COUNT_MAX] as const
const WARM_UP_SECONDS = 1
/** After it a server has nothing left of its start to do. */
const REST_MS = 10_000
/** After the loads there are jobs to do first. */
const LONG_REST_MS = 30_000
const GIB = 1024 ** 3

type Row = { readonly load: Load; readonly count: number; readonly measured: Measured }
type Site = { readonly url: string; readonly loads: readonly Load[] }

/** Measures market and bare server at every count of connections and prints both, side by side. */
export async function compare(bench: Bench): Promise<void> {
  const { scale, signal, databaseUrl } = bench
  process.stdout.write(
    scale === 1 ? 'Starting …\n' : `Starting with ${scale} goods for each one …\n`,
  )
  const { shop, firstStartMs } = await openShop(bench)
  const market = await startMarket(bench)
  const bare = await startServerProcess({
    entry: join(import.meta.dirname, 'bareServer.entry.ts'),
    env: { DATABASE_URL: databaseUrl },
    signal,
  })
  try {
    const idleMib = await restingMib(market, REST_MS, signal)
    const sites = [
      { url: bare.url, loads: BARE_LOADS },
      {
        url: market.url,
        loads: loadsOf(market.url, shop).filter(({ name }) => asksFor(bench, name)),
      },
    ]
    const rows = await measureAll(sites, bench)
    process.stdout.write(describe(rows, bench, shop.goodsCount))
    const loadedMib = market.residentMib()
    const startedMib = market.startedMib()
    const restedMib = await restingMib(market, LONG_REST_MS, signal)
    const { startMs } = market
    process.stdout.write(
      describeSize({ firstStartMs, startMs, idleMib, loadedMib, restedMib, startedMib }),
    )
    failOnFaults(rows)
  } finally {
    await bare.stop()
    await market.stop()
  }
}

/** Memory of a server that showed home once and rests. */
async function restingMib(
  market: ServerProcess,
  restMs: number,
  signal: AbortSignal,
): Promise<number | null> {
  const connection = await openConnection(market.url)
  await look(connection, '/')
  connection.close()
  await setTimeout(restMs, undefined, { signal })
  return market.residentMib()
}

async function measureAll(sites: readonly Site[], { seconds, signal }: Bench): Promise<Row[]> {
  const rows: Row[] = []
  for (const count of CONNECTION_COUNTS) {
    for (const { url, loads } of sites) {
      for (const load of loads) {
        process.stdout.write(`  ${load.name}, ${count} at once …\n`)
        rows.push({
          load,
          count,
          measured: await measureLoad(url, load, { count, seconds, signal }),
        })
      }
    }
  }
  return rows
}

type Extent = Pick<Bench, 'seconds' | 'signal'> & { readonly count: number }

async function measureLoad(url: string, load: Load, { count, seconds, signal }: Extent) {
  const { rounds, dismiss } = await staff(url, load, count)
  try {
    await measure(rounds, WARM_UP_SECONDS)
    signal.throwIfAborted()
    const measured = await measure(rounds, seconds)
    signal.throwIfAborted()
    return measured
  } finally {
    dismiss()
  }
}

const BESIDE_NAMES = { select: BARE_LOADS[0].name, five: BARE_LOADS[1].name } as const

function ratioOf({ load, count, measured }: Row, rows: readonly Row[]): string {
  if (load.beside === null) return ''
  const name = BESIDE_NAMES[load.beside]
  const bare = rows.find((row) => row.count === count && row.load.name === name)
  if (bare === undefined) return ''
  return `${((measured.perSecond / bare.measured.perSecond) * 100).toFixed(0)} % of ${load.beside}`
}

function describe(rows: readonly Row[], { seconds }: Bench, goodsCount: number): string {
  const [cpu] = cpus()
  const machine = `${cpus().length} × ${cpu?.model.trim()}, ${(totalmem() / GIB).toFixed(0)} GiB, Node ${process.versions.node}`
  const head = ['what', 'at once', 'a second', 'p50 ms', 'p99 ms', 'failed', 'beside the bare one']
  const lines = rows.map((row) => [
    row.load.name,
    String(row.count),
    row.measured.perSecond.toFixed(0),
    row.measured.p50Ms.toFixed(1),
    row.measured.p99Ms.toFixed(1),
    String(row.measured.failures),
    ratioOf(row, rows),
  ])
  return `\n${machine}; ${goodsCount.toLocaleString('en')} goods, ${seconds} s each\n\n${toTable([head, ...lines])}`
}

type Size = {
  readonly firstStartMs: number
  readonly startMs: number
  readonly idleMib: number | null
  readonly loadedMib: number | null
  readonly restedMib: number | null
  readonly startedMib: number
}

function describeSize(size: Size): string {
  const { firstStartMs, startMs, idleMib, loadedMib, restedMib, startedMib } = size
  const mib = (value: number | null) =>
    value === null ? 'not reported' : `${value.toFixed(0)} MiB`
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  const rows = [
    ['first start, database empty', seconds(firstStartMs)],
    ['start on data that is there', seconds(startMs)],
    ['memory of the server, idle', mib(idleMib)],
    ['memory of the server, after all this', mib(loadedMib)],
    ['memory of the server, when it had rested', mib(restedMib)],
    ['memory of the processes that it started', mib(startedMib)],
  ]
  return `\n${toTable(rows)}`
}

function failOnFaults(rows: readonly Row[]): void {
  for (const { load, count, measured } of rows) {
    if (measured.fault === null) continue
    process.stderr.write(`${load.name}, ${count} at once: ${measured.fault}\n`)
    process.exitCode = 1
  }
}
