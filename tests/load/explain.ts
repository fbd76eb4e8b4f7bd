import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asksFor } from './arguments.ts'
import { drawFlames } from './flames.ts'
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
import type { Shop } from './shop.ts'
import { buyInSteps, STEPS } from './steps.ts'
import { toTable } from './table.ts'

const WORKERS = 10
const WARM_UP_SECONDS = 2
const SAMPLE_US = 500
/** Each of the two steps takes about a fifth of a purchase: bought for so many times longer, it is seen as long as a load. */
const STEPS_FACTOR = 5
const PACKAGES_SHOWN = 14
const FUNCTIONS_SHOWN = 16

type Explained = { readonly name: string; readonly stretches: readonly Stretch[] }

/** Runs each load under V8's sampling profiler and prints which packages and functions of the server are busy. */
export async function explain(bench: Bench): Promise<void> {
  const { shop } = await openShop(bench)
  const directory = mkdtempSync(join(bench.directory, 'profile-'))
  const market = await startMarket(bench, {
    from: 'sources',
    flags: ['--cpu-prof', `--cpu-prof-dir=${directory}`, `--cpu-prof-interval=${SAMPLE_US}`],
  })
  const explained: Explained[] = []
  try {
    for (const load of loadsOf(market.url, shop)) {
      if (!asksFor(bench, load.name)) continue
      process.stdout.write(`  ${load.name}, ${WORKERS} at once …\n`)
      const { rounds, dismiss } = await staff(market.url, load, WORKERS)
      await measure(rounds, WARM_UP_SECONDS)
      bench.signal.throwIfAborted()
      const fromUs = nowUs()
      await measure(rounds, bench.seconds)
      explained.push({ name: load.name, stretches: [{ fromUs, toUs: nowUs() }] })
      dismiss()
    }
    explained.push(...(await explainSteps(bench, market.url, shop)))
  } finally {
    await market.stop()
  }
  const profile = readProfile(directory)
  for (const each of explained) {
    process.stdout.write(describe(profile, each))
    if (bench.flamesDir !== null) writeFlames(bench.flamesDir, profile, each)
  }
}

/** The steps of a purchase, of which each is asked for by its name. */
async function explainSteps(bench: Bench, url: string, shop: Shop): Promise<readonly Explained[]> {
  const asked = STEPS.filter((step) => asksFor(bench, step))
  if (asked.length === 0) return []
  process.stdout.write(`  ${asked.join(' and ')} of a purchase, ${WORKERS} at once …\n`)
  const visit = { count: WORKERS, signal: bench.signal }
  await buyInSteps(url, shop, { ...visit, seconds: WARM_UP_SECONDS })
  const steps = await buyInSteps(url, shop, { ...visit, seconds: STEPS_FACTOR * bench.seconds })
  return asked.map((name) => ({ name, stretches: steps[name] }))
}

function writeFlames(directory: string, profile: CpuProfile, { name, stretches }: Explained): void {
  mkdirSync(directory, { recursive: true })
  const file = join(directory, `${name.replaceAll(/[^a-z0-9]+/g, '-')}.svg`)
  writeFileSync(file, drawFlames(profile, stretches, name))
  process.stdout.write(`${file}\n`)
}

function describe(profile: CpuProfile, { name, stretches }: Explained): string {
  const packages = toRows(sharesOf(profile, stretches, packageOf), PACKAGES_SHOWN)
  const functions = toRows(sharesOf(profile, stretches, functionOf), FUNCTIONS_SHOWN)
  return `\n${name}\n\n${toTable(packages)}\n${toTable(functions)}`
}

function toRows(shares: Shares, count: number): string[][] {
  return shares.slice(0, count).map(({ name, share }) => [name, `${(share * 100).toFixed(1)} %`])
}
