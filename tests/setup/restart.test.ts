import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { connectClient } from '@jangteo/postgres/database/connect'
import { findDataDirectory } from '@jangteo/embedded-postgres/dataDirectory'
import { startEmbedded } from '@jangteo/embedded-postgres/startEmbedded'
import { afterAll, expect, onTestFailed, onTestFinished, test } from 'vitest'
import { hasProcess } from '../support/runningProcess.ts'
import {
  aDirectory,
  countMarks,
  postmasterFile,
  readPostmasterPid,
  startMarket,
} from './marketProcess.ts'
import { untilTrue } from '../support/eventually.ts'

/** One cluster for every test that does not need a first start. */
const dataDir = aDirectory(afterAll)

test('a second start keeps the data', async () => {
  const first = startMarket({ DATA_DIR: dataDir })
  expect(await countMarks(first)).toBe(1)
  first.child.kill('SIGTERM')
  expect(await first.ended).toEqual({ code: 0, errors: '' })
  expect(await countMarks(startMarket({ DATA_DIR: dataDir }))).toBe(1)
})

test('SIGUSR2 leaves a market of one process as it is, and says what it is for', async () => {
  const market = startMarket({ DATA_DIR: dataDir })
  await market.url
  market.child.kill('SIGUSR2')
  await countMarks(market)
  market.child.kill('SIGTERM')
  expect(await market.ended).toEqual({
    code: 0,
    errors:
      'SIGUSR2 replaces workers one by one, and this market is one process: start it with --workers 2.\n',
  })
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
  await untilTrue(hasBegun)
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

/** The session of the market that says that it owns the cluster; its end ends all others. */
async function findGuardBackend(): Promise<number> {
  const [, , , port = ''] = readFileSync(postmasterFile(dataDir), 'utf8').split('\n')
  const password = readFileSync(join(dataDir, 'postgres/password'), 'utf8').trim()
  const client = await connectClient(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`)
  const { rows } = await client.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'market-%' AND datname = 'postgres' AND pid <> pg_backend_pid()",
  )
  await client.end()
  return rows[0]?.pid ?? 0
}

/** Returns the last lines of PostgreSQL's log, to explain a failed test. */
function readServerLog(): string {
  const lines = readFileSync(join(dataDir, 'postgres/server.log'), 'utf8').split('\n')
  return `${lines.slice(-40).join('\n')}\n`
}

test.each([
  ['a backend is killed', findGuardBackend, 'SIGKILL'],
  ['PostgreSQL is killed', async () => readPostmasterPid(dataDir), 'SIGKILL'],
  ['PostgreSQL is shut down', async () => readPostmasterPid(dataDir), 'SIGINT'],
] as const)('when %s the same market goes on', async (_, find, signal) => {
  onTestFailed(() => void process.stdout.write(readServerLog()))
  const market = startMarket({ DATA_DIR: dataDir })
  const before = await countMarks(market)
  const pid = await find()
  process.kill(pid, signal)
  const isBack = async () => !hasProcess(pid) && (await countMarks(market)) === before
  await untilTrue(isBack)
  market.child.kill('SIGTERM')
  expect([before, await market.ended]).toEqual([1, { code: 0, errors: '' }])
})

test('a market stopped while PostgreSQL recovers from a lost backend ends in order', async () => {
  const market = startMarket({ DATA_DIR: dataDir })
  await market.url
  process.kill(await findGuardBackend(), 'SIGKILL')
  market.child.kill('SIGTERM')
  expect(await market.ended).toEqual({ code: 0, errors: '' })
})

test('a PostgreSQL left behind in the middle of its shutdown is ended by the next start', async () => {
  const killed = startMarket({ DATA_DIR: dataDir })
  await killed.url
  const leftBehind = readPostmasterPid(dataDir)
  const backend = await findGuardBackend()
  killed.child.kill('SIGSTOP')
  process.kill(backend, 'SIGKILL')
  await untilTrue(() => !hasProcess(backend))
  process.kill(leftBehind, 'SIGINT')
  killed.child.kill('SIGKILL')
  await killed.ended

  expect(await countMarks(startMarket({ DATA_DIR: dataDir }))).toBe(1)
  expect(hasProcess(leftBehind)).toBe(false)
})

test("a data directory that PostgreSQL's user may not enter works, its cluster elsewhere", async () => {
  const closed = aDirectory()
  chmodSync(dirname(closed), 0o700)
  const market = startMarket({ DATA_DIR: closed })
  expect(await countMarks(market)).toBe(1)
  market.child.kill('SIGTERM')
  expect(await market.ended).toEqual({ code: 0, errors: '' })
  rmSync(findDataDirectory(closed).directory, { recursive: true })
})

test('a PostgreSQL that cannot be started again is reported once, with the reason', async () => {
  const lost = Promise.withResolvers<string>()
  const directory = aDirectory()
  const server = await startEmbedded({
    dataDir: directory,
    durability: 'none',
    onLost: lost.resolve,
    recoveryMs: 300,
  })
  const postmaster = readPostmasterPid(directory)
  const data = join(server.directory, 'data')
  renameSync(data, `${data}.away`)
  process.kill(postmaster, 'SIGKILL')
  const reason = await lost.promise
  await server.stop()
  expect(reason).toMatch(
    /^PostgreSQL ended and did not come back in 0\.3 s \(PostgreSQL ended at its start .*\): read .*server\.log, and start again\.$/,
  )
})
