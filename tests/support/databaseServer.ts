import { connectClient, openDatabase } from '@jangteo/postgres/database/connect'
import { grantServing } from '@jangteo/postgres/database/grantServing'
import { migrate } from '@jangteo/postgres/database/migrate'
import { DEMO_GOODS } from '@jangteo/demo/catalogue'
import { loadDemo } from '@jangteo/demo/load'
import type { EmbeddedServer } from '@jangteo/embedded-postgres/startEmbedded'
import { startScratch } from '@jangteo/embedded-postgres/startScratch'
import { prepareJobs } from '@jangteo/server/job/prepare-jobs'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'

/** The moment that every test's market opens at. */
export const OPENED_AT_MS = Date.parse('2026-08-22T14:00:00+09:00')

const TEMPLATE = 'market_template'

declare module 'vitest' {
  // Vitest names this interface; a type alias could not be merged with it.
  export interface ProvidedContext {
    /** The server as its superuser. */
    readonly adminUrl: string
    /** The template database as its owner, and as the role that serves. */
    readonly templateUrl: string
    readonly servingUrl: string
  }
}

/** The demo without past orders: every test makes its own, and goods are ordered by how well each sells. */
async function makeTemplate({ adminUrl, ownerUrl, ...server }: EmbeddedServer): Promise<string> {
  const url = new URL(ownerUrl)
  const servingRole = new URL(server.url).username
  const admin = await connectClient(adminUrl)
  await admin.query(`CREATE DATABASE ${TEMPLATE} OWNER ${url.username}`)
  await admin.end()
  url.pathname = `/${TEMPLATE}`
  const client = await connectClient(url.href)
  await migrate(client)
  await prepareJobs(url.href)
  await grantServing(client, servingRole)
  await client.end()
  const database = openDatabase({
    url: url.href,
    name: 'template',
    connectionCountMax: 1,
    statementTimeoutMs: null,
    onIdleError: () => undefined,
  })
  await loadDemo(database.db, { nowMs: OPENED_AT_MS, hasTrade: false })
  await sql`UPDATE goods SET sold_count = seed.pieces
    FROM unnest(${DEMO_GOODS.map(({ goods }) => goods.soldCount)}::int[]) WITH ORDINALITY AS seed (pieces, id)
    WHERE seed.id = goods.id`.execute(database.db)
  await database.close()
  return url.href
}

/** One PostgreSQL for a run of tests, with a template that holds the demo catalogue. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startScratch()
  project.provide('adminUrl', server.adminUrl)
  project.provide('templateUrl', await makeTemplate(server))
  project.provide('servingUrl', server.url)
  return server.stop
}
