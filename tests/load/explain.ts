import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { asksFor } from './arguments.ts'
import { loadsOf, staff } from './loads.ts'
import { measure } from './loop.ts'
import { type Bench, openShop, startMarket } from './market.ts'
import {
  type CpuProfile,
  functionOf,
  nowUs,
  packageOf,
  readProfile,
  sharesOf,
  type Shares,
  type Stretch,
} from './profile.ts'
import { toTable } from './table.ts'

const WORKERS = 10
const WARM_UP_SECONDS = 2
const SAMPLE_US = 500
const PACKAGES_SHOWN = 14
const FUNCTIONS_SHOWN = 16

type Explained = Stretch & { readonly name: string }

/** Runs each load under V8's sampling profiler and prints which packages and functions of the server are busy. */
export async function explain(bench: Bench): Promise<void> {
  const { shop } = await openShop(bench)
  const directory = join(bench.directory, 'profile')
  mkdirSync(directory)
  const market = await startMarket(bench, {
    from: 'sources',
    flags: ['--cpu-prof', `--cpu-prof-dir=${directory}`, `--cpu-prof-interval=${SAMPLE_US}`],
  })
  const stretches: Explained[] = []
  try {
    for (const load of loadsOf(market.url, shop)) {
      if (!asksFor(bench, load.name)) continue
      process.stdout.write(`  ${load.name}, ${WORKERS} at once …\n`)
      const { rounds, dismiss } = await staff(market.url, load, WORKERS)
      await measure(rounds, WARM_UP_SECONDS)
      bench.signal.throwIfAborted()
      const fromUs = nowUs()
      await measure(rounds, bench.seconds)
      stretches.push({ name: load.name, fromUs, toUs: nowUs() })
      dismiss()
    }
  } finally {
    await market.stop()
  }
  const profile = readProfile(directory)
  for (const stretch of stretches) process.stdout.write(describe(profile, stretch))
}

function describe(profile: CpuProfile, stretch: Explained): string {
  const packages = toRows(sharesOf(profile, stretch, packageOf), PACKAGES_SHOWN)
  const functions = toRows(sharesOf(profile, stretch, functionOf), FUNCTIONS_SHOWN)
  return `\n${stretch.name}\n\n${toTable(packages)}\n${toTable(functions)}`
}

function toRows(shares: Shares, count: number): string[][] {
  return shares.slice(0, count).map(({ name, share }) => [name, `${(share * 100).toFixed(1)} %`])
}
