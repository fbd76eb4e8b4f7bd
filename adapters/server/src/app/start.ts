// npm start: bundles the market where its sources changed, and runs the bundle.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BundleError, bundleProgram } from '@jangteo/bundle/bundleProgram'

const MARKET = join(import.meta.dirname, 'market.program.ts')

async function findMarket(): Promise<string | null> {
  try {
    return await bundleProgram(MARKET, () => process.stdout.write('  Bundling the market …\n'))
  } catch (error) {
    if (!(error instanceof BundleError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
    return null
  }
}

const market = await findMarket()
if (market !== null) await import(pathToFileURL(market).href)
