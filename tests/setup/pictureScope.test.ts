import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadDemo } from '@jangteo/demo/load'
import { loadShop } from '@jangteo/demo/loadShop'
import { connectClient, openDatabase } from '@jangteo/postgres/database/connect'
import { migrate } from '@jangteo/postgres/database/migrate'
import type { EmbeddedServer } from '@jangteo/embedded-postgres/startEmbedded'
import { startScratch } from '@jangteo/embedded-postgres/startScratch'
import { expectPictureScope, readPictureScope } from '@jangteo/server/app/picture-scope'
import { readEnvironment } from '@jangteo/server/app/settings/environment'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { untilTrue } from '../support/eventually.ts'
import { aDirectory, startMarket } from './marketProcess.ts'

let server: EmbeddedServer
beforeAll(async () => {
  server = await startScratch()
})
afterAll(() => server.stop())

let made = 0

/** A database without tables, with its address. */
async function anEmptyDatabase() {
  made += 1
  const name = `pictures${made}`
  const admin = await connectClient(server.adminUrl)
  await admin.query(`CREATE DATABASE ${name} OWNER jangteo`)
  await admin.end()
  const address = new URL(server.ownerUrl)
  address.pathname = `/${name}`
  const url = address.href
  const { db, close } = openDatabase({
    url,
    name: 'pictures test',
    connectionCountMax: 1,
    statementTimeoutMs: null,
    onIdleError: () => undefined,
  })
  onTestFinished(close)
  const bringUp = async () => {
    const client = await connectClient(url)
    await migrate(client)
    await client.end()
  }
  const expected = (variables: NodeJS.ProcessEnv = {}) =>
    expectPictureScope(readEnvironment({ DATABASE_URL: url, DEMO: '0', ...variables }))
  return { db, bringUp, expected }
}

test('데모를 싣지 않은 데이터베이스에는 카테고리의 그림만 그린다', async () => {
  const { db, bringUp, expected } = await anEmptyDatabase()
  const before = await expected()
  await bringUp()
  await loadShop(db)
  expect([before, await expected(), await readPictureScope(db)]).toEqual(['SHOP', 'SHOP', 'SHOP'])
})

test('데모가 있는 데이터베이스는 DEMO 없이 시작해도 데모의 그림을 그린다', async () => {
  const { db, bringUp, expected } = await anEmptyDatabase()
  await bringUp()
  await loadDemo(db, { nowMs: Date.now(), hasPeople: false })
  expect([await expected(), await readPictureScope(db)]).toEqual(['DEMO', 'DEMO'])
})

test('아직 시작하지 않은 내장 데이터베이스는 새것이면 비었고, 있던 것이면 데모일 수 있다', async () => {
  const dataDir = aDirectory()
  mkdirSync(dataDir)
  const expected = (variables: NodeJS.ProcessEnv = {}) =>
    expectPictureScope(readEnvironment({ DATA_DIR: dataDir, DEMO: '0', ...variables }))
  const fresh = [await expected(), await expected({ DEMO: '1' })]
  mkdirSync(join(dataDir, 'postgres'))
  expect([fresh, await expected()]).toEqual([['SHOP', 'DEMO'], 'DEMO'])
})

test('빈 장터는 시작하면서 카테고리의 그림만 그린다', async () => {
  const drawn = join(aDirectory(), '..', 'drawn')
  const market = startMarket({ DATA_DIR: aDirectory(), DEMO: '0', DRAWN_FILE: drawn })
  await market.url
  await untilTrue(() => existsSync(drawn))
  market.child.kill('SIGTERM')
  await market.ended
  expect(readFileSync(drawn, 'utf8')).toBe('SHOP')
})
