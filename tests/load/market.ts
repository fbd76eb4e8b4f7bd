import { join } from 'node:path'
import { connectClient } from '@jangteo/postgres/database/connect'
import { ROOT } from '../support/root.ts'
import { readStartFlags } from '../support/startFlags.ts'
import type { BenchArguments } from './arguments.ts'
import { type ServerProcess, startServerProcess } from './serverProcess.ts'
import { prepareShop, SECRET, type Shop } from './shop.ts'

/** Inputs of a bench; `directory` is removed when it ends. */
export type Bench = BenchArguments & {
  /** As the owner of the tables, and as the role that serves. */
  readonly databaseUrl: string
  readonly servingUrl: string
  /** As the superuser, who alone may write everything to the disk. */
  readonly adminUrl: string
  readonly directory: string
  readonly signal: AbortSignal
}

/** As many workers as are measured at most, a member for each. */
export const CONNECTION_COUNT_MAX = 50

/** As npm start runs it, from its bundle; and from its sources, whose places a profile names. */
const PROGRAMS = { bundle: 'start.ts', sources: 'market.program.ts' } as const

type Running = { readonly from: keyof typeof PROGRAMS; readonly flags: readonly string[] }

/** Starts the market on the bench's own database. */
export function startMarket(
  bench: Bench,
  { from, flags }: Running = { from: 'bundle', flags: [] },
): Promise<ServerProcess> {
  const { databaseUrl, servingUrl, directory, scale, workers, signal } = bench
  return startServerProcess({
    entry: join(ROOT, 'adapters/server/src/app', PROGRAMS[from]),
    flags: [...readStartFlags(), ...flags],
    words: ['--workers', String(workers)],
    env: {
      DATABASE_URL: servingUrl,
      DATABASE_OWNER_URL: databaseUrl,
      DEMO: '1',
      DATA_DIR: directory,
      DEMO_SCALE: String(scale),
      SECRET,
    },
    signal,
  })
}

export type OpenedShop = { readonly shop: Shop; readonly firstStartMs: number }

/** Starts the market once, so that its database is filled, and prepares it to be bought from. */
export async function openShop(bench: Bench): Promise<OpenedShop> {
  const first = await startMarket(bench)
  await first.stop()
  const shop = await prepareShop({
    url: bench.databaseUrl,
    memberCount: CONNECTION_COUNT_MAX,
    reviews: bench.reviews,
  })
  await writeToDisk(bench.adminUrl)
  return { shop, firstStartMs: first.startMs }
}

/** Writes what was filled to the disk; otherwise PostgreSQL does so during the first minutes of the loads. */
async function writeToDisk(adminUrl: string): Promise<void> {
  const client = await connectClient(adminUrl)
  try {
    await client.query('CHECKPOINT')
  } finally {
    await client.end()
  }
}
