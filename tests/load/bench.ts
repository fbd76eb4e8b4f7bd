// npm run bench: the market beside a bare server on the same PostgreSQL, as ratios; or where its time goes.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makePictures } from '@jangteo/demo/pictures'
import { stopWithSignals } from '@jangteo/server/app/stop-with-signals'
import { startEmbedded } from '@jangteo/embedded-postgres/startEmbedded'
import { readArguments, USAGE } from './arguments.ts'
import { compare } from './compare.ts'
import { explain } from './explain.ts'
import type { Bench } from './market.ts'

async function run(bench: Bench, isProfile: boolean): Promise<void> {
  await (isProfile ? explain(bench) : compare(bench))
}

const asked = readArguments(process.argv.slice(2))
if (typeof asked === 'string') {
  process.stderr.write(`${asked}\n\n${USAGE}`)
  process.exit(2)
}
const { signal } = stopWithSignals()
const directory = mkdtempSync(join(tmpdir(), 'jangteo-bench-'))
chmodSync(directory, 0o711)
try {
  process.stdout.write('Drawing the pictures, which the market would draw beside the loads …\n')
  await makePictures({ signal })
  const database = await startEmbedded({ dataDir: directory, signal })
  try {
    const { url: servingUrl, ownerUrl: databaseUrl, adminUrl } = database
    await run({ ...asked, databaseUrl, servingUrl, adminUrl, directory, signal }, asked.isProfile)
  } finally {
    await database.stop()
  }
} catch (thrown) {
  if (!signal.aborted) throw thrown
  process.exitCode = 130
} finally {
  rmSync(directory, { recursive: true, force: true })
}
