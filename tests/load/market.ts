import { join } from 'node:path'
import { connectClient } from '@jangteo/postgres/database/connect'
import { ROOT } from '../support/root.ts'
import { readStartFlags } from '../support/startFlags.ts'
import type { BenchArguments } from './arguments.ts'
import { type ServerProcess, startServerProcess } from './serverProcess.ts'
import { noteFilled } from './filled.ts'
import { fillShop, openFilledShop, type Shop } from './shop.ts'

/** Inputs of a bench. */
export type Bench = BenchArguments & {
  /** As the owner of the tables, and as the role that serves. */
  readonly databaseUrl: string
  readonly servingUrl: string
  /** As the superuser, who alone may write everything to the disk. */
  readonly adminUrl: string
  /** Holds the database and the files of the market; removed when the bench ends unless it was named. */
  readonly directory: string
  /** It was filled by an earlier bench. */
  readonly isFilled: boolean
  /** Seals the market's data and signs its tokens. */
  readonly secret: string
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
  const { databaseUrl, servingUrl, directory, scale, workers, secret, signal } = bench
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
      SECRET: secret,
    },
    signal,
  })
}

export type OpenedShop = {
  readonly shop: Shop
  /** `null` for a market that was filled before. */
  readonly firstStartMs: number | null
}

/** Fills a market that is not filled yet, and prepares it to be bought from. */
export async function openShop(bench: Bench): Promise<OpenedShop> {
  const { databaseUrl: url, secret } = bench
  const firstStartMs = bench.isFilled ? null : await fill(bench)
  const shop = await openFilledShop({ url, memberCount: CONNECTION_COUNT_MAX, secret })
  return { shop, firstStartMs }
}

/** Starts the market once, so that it fills its database, and adds what the loads need; returns how long the start took. */
async function fill(bench: Bench): Promise<number> {
  const { databaseUrl: url, reviews, directory } = bench
  const first = await startMarket(bench)
  await first.stop()
  await fillShop({ url, memberCount: CONNECTION_COUNT_MAX, reviews })
  await writeToDisk(bench.adminUrl)
  noteFilled(directory, bench)
  return first.startMs
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
