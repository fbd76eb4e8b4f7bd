// npm start: bundles the market where its sources changed, and runs the bundle.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BundleError, bundleProgram } from '@jangteo/bundle/bundleProgram'
import { WORKER_PROGRAM } from '../worker/worker-program.ts'

const MARKET = join(import.meta.dirname, 'market.program.ts')
const words = process.argv.slice(2)
const bundlesWorkers = words.some((word) => word === '--compile' || word.startsWith('--workers'))

/** Bundles what will run, while the process is still the user whom the files belong to. */
async function bundleMarket(): Promise<string | null> {
  const announce = (what: string) => () => void process.stdout.write(`  Bundling ${what} …\n`)
  try {
    const market = await bundleProgram(MARKET, announce('the market'))
    if (bundlesWorkers) await bundleProgram(WORKER_PROGRAM, announce('its workers'))
    return market
  } catch (error) {
    if (!(error instanceof BundleError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
    return null
  }
}

const market = await bundleMarket()
if (market !== null) await import(pathToFileURL(market).href)
