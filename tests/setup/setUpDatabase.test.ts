import { DEMO_ACCOUNTS } from '@jangteo/demo/members.data'
import { DEMO_STAFF_ACCOUNTS } from '@jangteo/demo/staff.data'
import { connectClient } from '@jangteo/postgres/database/connect'
import { StartupError } from '@jangteo/postgres/database/startupError'
import type { EmbeddedServer } from '@jangteo/embedded-postgres/startEmbedded'
import { startScratch } from '@jangteo/embedded-postgres/startScratch'
import { openDataDir } from '@jangteo/server/app/settings/data-dir'
import { readEnvironment } from '@jangteo/server/app/settings/environment'
import { PARTS } from '@jangteo/server/app/parts'
import { setUpDatabase } from '@jangteo/server/app/set-up-database'
import { hashPassword } from '@jangteo/server/session/passwords'
import * as Effect from 'effect/Effect'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { aDirectory } from './marketProcess.ts'

const LIVE = {
  NODE_ENV: 'production',
  PAYMENT_GATEWAY: 'toss',
  TOSS_SECRET_KEY: 'live_sk_abc',
  MAIL: 'outbox',
  IDENTITY_PROVIDER: 'sandbox',
  BUSINESS_REGISTRY: 'sandbox',
}

let server: EmbeddedServer
beforeAll(async () => {
  server = await startScratch()
})
afterAll(() => server.stop())

let made = 0

/** An empty database with the two roles, and a way to set it up as a start with these variables does. */
async function anEmptyDatabase() {
  made += 1
  const name = `market${made}`
  const admin = await connectClient(server.adminUrl)
  await admin.query(`CREATE DATABASE ${name} OWNER jangteo`)
  await admin.end()
  const urlOf = (address: string) => {
    const url = new URL(address)
    url.pathname = `/${name}`
    return url.href
  }
  const urls = {
    url: urlOf(server.url),
    directUrl: urlOf(server.url),
    ownerUrl: urlOf(server.ownerUrl),
  }
  const sharedDataDir = aDirectory()
  const setUp = async (variables: NodeJS.ProcessEnv) => {
    const dataDir = variables['DATA_DIR'] ?? sharedDataDir
    openDataDir(dataDir)
    const environment = readEnvironment({
      DATABASE_URL: urls.url,
      DATABASE_OWNER_URL: urls.ownerUrl,
      DATA_DIR: dataDir,
      ...variables,
    })
    const held = await setUpDatabase({
      environment,
      urls,
      loadDemo: PARTS.loadDemo,
      loadShop: PARTS.loadShop,
      report: () => undefined,
    })
    onTestFinished(held.release)
    return held
  }
  const ask = async (query: string) => {
    const client = await connectClient(urls.ownerUrl)
    const { rows } = await client.query<object>(query)
    await client.end()
    return rows[0]
  }
  return { setUp, ask }
}

const COUNTS = `
  SELECT (SELECT count(*)::int FROM members) AS members,
         (SELECT count(*)::int FROM coupon_issues) AS issues,
         (SELECT count(*)::int FROM coupon_serials) AS numbers,
         (SELECT count(*)::int FROM coupons WHERE word IS NOT NULL) AS words,
         (SELECT (SELECT count(*) FROM seller_users) + (SELECT count(*) FROM operators))::int AS staff,
         (SELECT count(*) > 0 FROM goods) AS has_goods`
const NOTHING = { members: 0, issues: 0, numbers: 0, words: 0, staff: 0, has_goods: false }

test('운영 환경은 빈 데이터베이스에 아무것도 싣지 않는다', async () => {
  const { setUp, ask } = await anEmptyDatabase()
  await setUp(LIVE)
  expect(await ask(COUNTS)).toEqual(NOTHING)
})

test('운영 환경에서 데모를 실어도 모두가 아는 계정과 쿠폰 번호는 없다', async () => {
  const { setUp, ask } = await anEmptyDatabase()
  await setUp({ ...LIVE, DEMO: '1' })
  expect(await ask(COUNTS)).toEqual({ ...NOTHING, has_goods: true })
})

/** Login ids of everybody in the demo. */
const PUBLISHED = [...DEMO_ACCOUNTS, ...DEMO_STAFF_ACCOUNTS].map(({ loginId }) => loginId)

test('모두가 비밀번호를 아는 계정이 있으면 운영 환경으로 시작하지 않는다', async () => {
  const { setUp, ask } = await anEmptyDatabase()
  await setUp({})
  await expect(setUp(LIVE)).rejects.toThrow(
    new StartupError(
      `The database has accounts of the demo whose password everybody can read (${PUBLISHED.join(', ')}): give production an empty database, or change their passwords.`,
    ),
  )
  const another = await Effect.runPromise(hashPassword('another one'))
  for (const table of ['members', 'seller_users', 'operators']) {
    await ask(`UPDATE ${table} SET password_hash = '${another}'`)
  }
  await expect(setUp(LIVE).then(() => 'set up')).resolves.toBe('set up')
})

test('스키마를 옮기지 않는 시작은 옮겨진 데이터베이스만 받는다', async () => {
  const { setUp } = await anEmptyDatabase()
  await expect(setUp({ MIGRATE: '0' })).rejects.toThrow(
    new StartupError(
      'The database lacks migration 001-foundation.sql: run npm run migrate, or start without MIGRATE=0.',
    ),
  )
  await setUp({ DEMO: '0' })
  await expect(setUp({ MIGRATE: '0' }).then(() => 'set up')).resolves.toBe('set up')
})

test('파일을 다른 곳에 두는 두 번째 프로세스는 시작하지 않는다', async () => {
  const { setUp } = await anEmptyDatabase()
  await setUp({ DEMO: '0' })
  await setUp({ DEMO: '0' })
  await expect(setUp({ DEMO: '0', DATA_DIR: aDirectory() })).rejects.toThrow(
    new StartupError(
      'Another market process serves this database and keeps uploaded files elsewhere: give every process the same FILES_S3_URL and FILES_S3_BUCKET, or on one machine the same DATA_DIR.',
    ),
  )
})

test('운영 환경에서 샌드박스를 쓰는 프로세스는 하나뿐이다', async () => {
  const { setUp } = await anEmptyDatabase()
  const sandbox = { ...LIVE, PAYMENT_GATEWAY: 'sandbox' }
  const first = await setUp(sandbox)
  await expect(setUp(sandbox)).rejects.toThrow(
    new StartupError(
      'Another market process serves this database, and PAYMENT_GATEWAY=sandbox keeps its payments in one process: run one, or give PAYMENT_GATEWAY=toss.',
    ),
  )
  await first.release()
  await expect(setUp(sandbox).then(() => 'set up')).resolves.toBe('set up')
})
