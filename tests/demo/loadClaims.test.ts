import { connectClient, openDatabase } from '@jangteo/postgres/database/connect'
import { migrate } from '@jangteo/postgres/database/migrate'
import { loadDemo } from '@jangteo/demo/load'
import type { Database } from '@jangteo/postgres/database/connect'
import type { EmbeddedServer } from '@jangteo/embedded-postgres/startEmbedded'
import { startScratch } from '@jangteo/embedded-postgres/startScratch'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

const NOW_MS = Date.parse('2025-11-21T09:00:00+09:00')
let server: EmbeddedServer
let database: Database

beforeAll(async () => {
  server = await startScratch()
  const client = await connectClient(server.ownerUrl)
  await migrate(client)
  await client.end()
  database = openDatabase({
    url: server.ownerUrl,
    name: 'demo claims test',
    connectionCountMax: 2,
    statementTimeoutMs: null,
    onIdleError: () => undefined,
  })
}, 60_000)

afterAll(async () => {
  await database.close()
  await server.stop()
})

test('스토어마다 기다리는 반품이 있고, 답변까지 받은 분쟁이 하나 있다', async () => {
  await loadDemo(database.db, { nowMs: NOW_MS })
  const { rows } = await sql<{ stores: number; waiting: number; types: string[] }>`
    SELECT (SELECT count(DISTINCT groups.store_id)::int FROM order_items
        JOIN order_shipping_groups AS groups ON groups.id = order_items.shipping_group_id
        WHERE order_items.status = 'SC') AS stores,
      count(DISTINCT store_id)::int AS waiting, array_agg(DISTINCT type) AS types
    FROM claims WHERE state = 'RA'`.execute(database.db)
  const disputes = await database.db
    .selectFrom('disputes')
    .innerJoin('claims', 'claims.id', 'disputes.claim_id')
    .select(['disputes.state', 'claims.state as claim', 'claims.type'])
    .execute()
  const [row] = rows
  expect(row?.types).toEqual(['RETURN'])
  expect(row?.waiting).toBeGreaterThan((row?.stores ?? 0) / 2)
  expect(disputes).toEqual([{ state: 'DECIDING', claim: 'RR', type: 'RETURN' }])
})
