import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { asksFor } from './arguments.ts'
import { untilDatabaseRests } from './databaseRest.ts'
import { look } from './journeys.ts'
import { openConnection } from './connection.ts'
import type { Load } from './load.ts'
import { BARE_LOADS, loadsOf, staff } from './loads.ts'
import { measure, type Measured, measureInTurns } from './loop.ts'
import { type Bench, CONNECTION_COUNT_MAX, openShop, startMarket } from './market.ts'
import { type ServerProcess, startServerProcess } from './serverProcess.ts'
import { toTable } from './table.ts'

const CONNECTION_COUNTS = [1, 10, CONNECTION_COUNT_MAX] as const
/** A server compiles what it has not run for long while it works. */
const WARM_UP_SECONDS = 10
/** After it a server has nothing left of its start to do. */
const REST_MS = 10_000
/** After the loads there are jobs to do first, then a server waits for a minute before it gives memory back (decision 152). */
const LONG_REST_MS = 90_000
const GIB = 1024 ** 3

type Row = {
  readonly load: Load
  readonly count: number
  readonly measured: Measured
  /** The bare load that it is compared with, measured in turns with it; `null` for the bare ones. */
  readonly yardstick: Measured | null
}
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
    process.stdout.write('Waiting until the database rests …\n')
    await untilDatabaseRests(bench.adminUrl, signal)
    const loads = loadsOf(market.url, shop).filter(({ name }) => asksFor(bench, name))
    const rows = await measureAll({ url: market.url, loads }, bare.url, bench)
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

async function measureAll(site: Site, bareUrl: string, bench: Bench): Promise<Row[]> {
  const rows: Row[] = []
  for (const count of CONNECTION_COUNTS) {
    for (const load of [...BARE_LOADS, ...site.loads]) {
      process.stdout.write(`  ${load.name}, ${count} at once …\n`)
      const url = load.beside === null ? bareUrl : site.url
      rows.push({ load, count, ...(await measureLoad({ load, url, bareUrl, count }, bench)) })
    }
  }
  return rows
}

type Measuring = {
  readonly load: Load
  readonly url: string
  readonly bareUrl: string
  readonly count: number
}

const YARDSTICKS = { select: BARE_LOADS[0], five: BARE_LOADS[1] } as const

async function measureLoad({ load, url, bareUrl, count }: Measuring, bench: Bench) {
  const { seconds, signal } = bench
  const workers = await staff(url, load, count)
  const beside = load.beside === null ? null : await staff(bareUrl, YARDSTICKS[load.beside], count)
  try {
    await measure(workers.rounds, WARM_UP_SECONDS)
    signal.throwIfAborted()
    const result =
      beside === null
        ? { measured: await measure(workers.rounds, seconds), yardstick: null }
        : await measureInTurns(workers.rounds, beside.rounds, seconds)
    signal.throwIfAborted()
    return result
  } finally {
    workers.dismiss()
    beside?.dismiss()
  }
}

function ratioOf({ load, measured, yardstick }: Row): string {
  if (yardstick === null) return ''
  const percent = (measured.perSecond / yardstick.perSecond) * 100
  return `${percent.toFixed(0)} % of ${load.beside}, ${yardstick.perSecond.toFixed(0)}`
}

function describe(rows: readonly Row[], { seconds }: Bench, goodsCount: number): string {
  const [cpu] = cpus()
  const machine = `${cpus().length} × ${cpu?.model.trim()}, ${(totalmem() / GIB).toFixed(0)} GiB, Node ${process.versions.node}`
  const head = [
    'what',
    'at once',
    'a second',
    'p50 ms',
    'p99 ms',
    'failed',
    'of the bare one, a second',
  ]
  const lines = rows.map((row) => [
    row.load.name,
    String(row.count),
    row.measured.perSecond.toFixed(0),
    row.measured.p50Ms.toFixed(1),
    row.measured.p99Ms.toFixed(1),
    String(row.measured.failures),
    ratioOf(row),
  ])
  return `\n${machine}; ${goodsCount.toLocaleString('en')} goods, ${seconds} s each\n\n${toTable([head, ...lines])}`
}

type Size = {
  readonly firstStartMs: number | null
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
    ...(firstStartMs === null ? [] : [['first start, database empty', seconds(firstStartMs)]]),
    ['start on data that is there', seconds(startMs)],
    ['memory of the server, idle', mib(idleMib)],
    ['memory of the server, after all this', mib(loadedMib)],
    ['memory of the server, when it had rested', mib(restedMib)],
    ['memory of the processes that it started', mib(startedMib)],
  ]
  return `\n${toTable(rows)}`
}

function failOnFaults(rows: readonly Row[]): void {
  for (const { load, count, measured, yardstick } of rows) {
    const fault = measured.fault ?? yardstick?.fault ?? null
    if (fault === null) continue
    process.stderr.write(`${load.name}, ${count} at once: ${fault}\n`)
    process.exitCode = 1
  }
}
