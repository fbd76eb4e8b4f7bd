import { join } from 'node:path'
import { MIGRATIONS_DIRECTORY } from '@jangteo/postgres/database/migrate'
import type { EmbeddedServer } from '@jangteo/embedded-postgres/startEmbedded'
import { startScratch } from '@jangteo/embedded-postgres/startScratch'
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'
import { aDirectory, countMarks, startMarket } from './marketProcess.ts'

const ENTRY = join(ROOT, 'adapters/server/src/app/migrate.ts')

let server: EmbeddedServer
beforeAll(async () => {
  server = await startScratch()
})
afterAll(() => server.stop())

async function runMigrate(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [ENTRY], { env: { ...process.env, ...env } })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  // A step that takes longer than a second is indented, from the first line on.
  const lines = output.split('\n').filter((line) => line !== '' && !line.startsWith('  '))
  return { lines, errors }
}

test('the schema is brought up to date without a market, and one that does not migrate serves it', async () => {
  const env = {
    DATABASE_URL: server.url,
    DATABASE_OWNER_URL: server.ownerUrl,
    DATA_DIR: aDirectory(),
  }
  const early = await startMarket({ ...env, MIGRATE: '0' }).ended
  const first = await runMigrate(env)
  const second = await runMigrate(env)
  const { DATABASE_URL, DATA_DIR } = env
  const market = startMarket({ DATABASE_URL, DATA_DIR, MIGRATE: '0' })
  expect({ early, first, second, marks: await countMarks(market) }).toEqual({
    early: {
      code: 1,
      errors:
        'The database lacks migration 001-foundation.sql: run npm run migrate, or start without MIGRATE=0.\n',
    },
    first: { lines: readdirSync(MIGRATIONS_DIRECTORY).toSorted(), errors: '' },
    second: { lines: ['Nothing to migrate.'], errors: '' },
    marks: 0,
  })
})
