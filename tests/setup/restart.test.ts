import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import {
  aDirectory,
  countMarks,
  hasProcess,
  postmasterFile,
  readPostmasterPid,
  startMarket,
  untilGone,
} from './marketProcess.ts'

/** One cluster for every test that does not need a first start. */
const dataDir = aDirectory(afterAll)

test('a second start keeps the data', async () => {
  const first = startMarket({ DATA_DIR: dataDir })
  expect(await countMarks(first)).toBe(1)
  first.child.kill('SIGTERM')
  expect(await first.ended).toEqual({ code: 0, errors: '' })
  expect(await countMarks(startMarket({ DATA_DIR: dataDir }))).toBe(1)
})

test('after kill -9 the PostgreSQL left behind is ended and the data is there', async () => {
  const killed = startMarket({ DATA_DIR: dataDir })
  await killed.url
  const leftBehind = readPostmasterPid(dataDir)
  killed.child.kill('SIGKILL')
  await killed.ended
  expect(hasProcess(leftBehind)).toBe(true)

  expect(await countMarks(startMarket({ DATA_DIR: dataDir }))).toBe(1)
  expect(hasProcess(leftBehind)).toBe(false)
})

test('after kill -9 of the market and of PostgreSQL the next start recovers', async () => {
  const killed = startMarket({ DATA_DIR: dataDir })
  await killed.url
  const postmaster = readPostmasterPid(dataDir)
  killed.child.kill('SIGKILL')
  process.kill(postmaster, 'SIGKILL')
  await killed.ended
  expect(await countMarks(startMarket({ DATA_DIR: dataDir }))).toBe(1)
})

test('an old postmaster.pid that names another program is replaced and the program lives', async () => {
  const first = startMarket({ DATA_DIR: dataDir })
  await first.url
  const content = readFileSync(postmasterFile(dataDir), 'utf8')
  first.child.kill('SIGTERM')
  await first.ended
  const bystander = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  onTestFinished(() => void bystander.kill())
  await once(bystander, 'spawn')
  writeFileSync(postmasterFile(dataDir), content.replace(/^\d+/, String(bystander.pid)))

  expect(await countMarks(startMarket({ DATA_DIR: dataDir }))).toBe(1)
  expect(hasProcess(bystander.pid ?? 0)).toBe(true)
})

/** Starts a market and ends it while its cluster grows. */
async function endWhileInitialising(dir: string, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const market = startMarket({ DATA_DIR: dir })
  const hasBegun = () =>
    existsSync(dir) && readdirSync(dir).some((name) => name.startsWith('postgres.new-'))
  await vi.waitUntil(hasBegun, { timeout: 10_000, interval: 5 })
  market.child.kill(signal)
  await market.ended
}

test('SIGTERM in the first start leaves nothing', async () => {
  const freshDir = aDirectory()
  await endWhileInitialising(freshDir, 'SIGTERM')
  expect(readdirSync(freshDir)).toEqual([])
})

test('after kill -9 in the first start the next one is a first start', async () => {
  const freshDir = aDirectory()
  await endWhileInitialising(freshDir, 'SIGKILL')
  expect(existsSync(dirname(postmasterFile(freshDir)))).toBe(false)
  expect(await countMarks(startMarket({ DATA_DIR: freshDir }))).toBe(1)
  expect(readdirSync(freshDir).toSorted()).toEqual(['postgres', 'secret'])
})

test('two first starts at once: one market opens, the other is refused', async () => {
  const freshDir = aDirectory()
  const markets = [1, 2].map(() => startMarket({ DATA_DIR: freshDir }))
  const opened = await Promise.race(markets.map((market) => market.url.then(() => market)))
  const other = markets.find((market) => market !== opened)
  expect((await other?.ended)?.code).toBe(1)
  expect(await countMarks(opened)).toBe(1)
})

test('when PostgreSQL ends on its own the market says so and ends', async () => {
  const market = startMarket({ DATA_DIR: dataDir })
  await market.url
  const postmaster = readPostmasterPid(dataDir)
  process.kill(postmaster, 'SIGINT')
  expect(await market.ended).toEqual({
    code: 1,
    errors:
      'PostgreSQL ended on its own: read its server.log in the data directory, and start again.\n',
  })
  await untilGone(postmaster)
})
