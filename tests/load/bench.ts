// npm run bench: the market beside a bare server on the same PostgreSQL, as ratios; or where its time goes.
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makePictures } from '@jangteo/demo/pictures'
import { reportFailure } from '@jangteo/server/app/report-failure'
import { stopWithSignals } from '@jangteo/server/app/stop-with-signals'
import { startEmbedded } from '@jangteo/embedded-postgres/startEmbedded'
import { readArguments, USAGE } from './arguments.ts'
import { compare } from './compare.ts'
import { explain } from './explain.ts'
import { faultOf, readFilled } from './filled.ts'
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
const { dataDir } = asked
const directory = dataDir ?? mkdtempSync(join(tmpdir(), 'jangteo-bench-'))
const filled = readFilled(directory)
const fault = faultOf(directory, filled, asked)
if (fault !== null) {
  process.stderr.write(`${fault}\n`)
  process.exit(2)
}
mkdirSync(directory, { recursive: true })
chmodSync(directory, 0o711)
const secret = filled?.secret ?? randomBytes(32).toString('base64url')
try {
  process.stdout.write('Drawing the pictures, which the market would draw beside the loads …\n')
  await makePictures({ signal })
  const database = await startEmbedded({ dataDir: directory, signal })
  try {
    const { url: servingUrl, ownerUrl: databaseUrl, adminUrl } = database
    const urls = { databaseUrl, servingUrl, adminUrl }
    const bench = { ...asked, ...urls, directory, isFilled: filled !== null, secret, signal }
    await run(bench, asked.isProfile)
  } finally {
    await database.stop()
  }
} catch (thrown) {
  if (signal.aborted) process.exitCode = 130
  else reportFailure(thrown, signal)
} finally {
  if (dataDir === null) rmSync(directory, { recursive: true, force: true })
}
