import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBinaries } from '@jangteo/embedded-postgres/binaries'
import { ensureCluster } from '@jangteo/embedded-postgres/cluster'
import { findDataDirectory } from '@jangteo/embedded-postgres/dataDirectory'
import { findFreePort } from '@jangteo/embedded-postgres/findFreePort'
import { findPostmaster, stopPostmaster } from '@jangteo/embedded-postgres/postmaster'
import { spawnServer } from '@jangteo/embedded-postgres/spawnServer'
import { startEmbedded } from '@jangteo/embedded-postgres/startEmbedded'
import { connectClient } from '@jangteo/postgres/database/connect'
import { onTestFinished, expect, test } from 'vitest'

const LONGER_THAN_A_SOCKET = 'long'.repeat(30)

function aDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'socket-'))
  // The server's user has to enter it, or its cluster lies elsewhere.
  chmodSync(directory, 0o755)
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** Starts a server that is stopped after its test, if the test did not. */
async function start(dataDir: string) {
  const server = await startEmbedded({ dataDir, durability: 'none' })
  onTestFinished(() => server.stop())
  return server
}

/** True when an address leads over TCP. */
async function isOverTcp(url: string): Promise<boolean> {
  const client = await connectClient(url)
  const { rows } = await client.query<{ is_tcp: boolean }>(
    'SELECT inet_server_addr() IS NOT NULL AS is_tcp',
  )
  await client.end()
  return rows[0]?.is_tcp ?? false
}

const socketsIn = (directory: string) =>
  readdirSync(directory).filter((name) => name.startsWith('.s.PGSQL.'))

test('the market reaches its server by a socket, and what a killed server left of its own is removed', async () => {
  const dataDir = aDirectory()
  const first = await start(dataDir)
  expect(await isOverTcp(first.url)).toBe(false)
  expect(await isOverTcp(first.adminUrl)).toBe(true)
  await first.stop()
  for (const name of ['.s.PGSQL.1', '.s.PGSQL.1.lock'])
    writeFileSync(join(first.directory, name), '')
  const second = await start(dataDir)
  const { port } = new URL(second.url)
  expect(socketsIn(second.directory)).toEqual([`.s.PGSQL.${port}`, `.s.PGSQL.${port}.lock`])
  await second.stop()
  expect(socketsIn(second.directory)).toEqual([])
})

test('a directory whose path is too long for a socket is served over TCP', async () => {
  const dataDir = join(aDirectory(), LONGER_THAN_A_SOCKET)
  const server = await start(dataDir)
  expect(await isOverTcp(server.url)).toBe(true)
})

test('a server that can open no socket is started without one', async () => {
  const home = findDataDirectory(aDirectory())
  const binaries = findBinaries(home.user)
  const cluster = await ensureCluster({ home, binaries, durability: 'none', signal: undefined })
  onTestFinished(() => stopPostmaster(cluster.dataPath))
  const port = await findFreePort()
  mkdirSync(join(home.directory, `.s.PGSQL.${port}`))
  const child = await spawnServer({ home, binaries, cluster, durability: 'none', port })
  expect(child).not.toBe(null)
  const found = findPostmaster(cluster.dataPath)
  expect([found?.port, found?.socketDirectory]).toEqual([port, null])
})
