import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { ROOT } from '../support/root.ts'
import { untilEnded } from '../support/runningProcess.ts'
import { ENTRY, aDirectory, countMarks, readPostmasterPid, watchProcess } from './marketProcess.ts'
import type { MarketProcess } from './marketProcess.ts'

const dataDir = aDirectory(afterAll)
const LAUNCHER = 'adapters/server/launch.mjs'
const Manifest = z.object({ scripts: z.object({ start: z.string() }) })

/** `npm start` as it is, but in a package of its own and with another script at its end. */
function npmStart(): MarketProcess {
  const manifest: unknown = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const [beforeLauncher] = Manifest.parse(manifest).scripts.start.split(LAUNCHER)
  const start = `${beforeLauncher}"${join(ROOT, LAUNCHER)}" "${ENTRY}"`
  const folder = join(dataDir, '../package')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }))
  return watchProcess(['npm', '--prefix', folder, 'start', '--silent'], { DATA_DIR: dataDir })
}

test.each([
  ['Ctrl-C', (npm: number) => process.kill(-npm, 'SIGINT')],
  ['closing the terminal', (npm: number) => process.kill(-npm, 'SIGHUP')],
  ['SIGTERM to npm', (npm: number) => process.kill(npm, 'SIGTERM')],
  ['SIGINT to npm', (npm: number) => process.kill(npm, 'SIGINT')],
  ['kill -9 of npm', (npm: number) => process.kill(npm, 'SIGKILL')],
])('%s leaves no process behind', async (_, end) => {
  const npm = npmStart()
  expect(await countMarks(npm)).toBe(1)
  const postmaster = readPostmasterPid(dataDir)
  end(npm.pid)
  await untilEnded(-npm.pid)
  await untilEnded(postmaster)
})
