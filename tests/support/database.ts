import { randomUUID } from 'node:crypto'
import { connectClient, openDatabase, type Database } from '@jangteo/postgres/database/connect'
import { inject } from 'vitest'

export type TestDatabase = Database & { readonly url: string }

/** A database of one's own with the demo catalogue, gone with `close`. */
export async function createDatabase(statementTimeoutMs: number): Promise<TestDatabase> {
  const url = new URL(inject('templateUrl'))
  const name = `market_${randomUUID().replaceAll('-', '')}`
  const admin = await connectClient(inject('adminUrl'))
  await admin.query(
    `CREATE DATABASE ${name} OWNER ${url.username} TEMPLATE ${url.pathname.slice(1)}`,
  )
  url.pathname = `/${name}`
  const database = openDatabase({
    url: url.href,
    name: 'test',
    connectionCountMax: 12,
    statementTimeoutMs,
    onIdleError: () => undefined,
  })
  const close = async () => {
    await database.close()
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await admin.end()
  }
  return { ...database, url: url.href, close }
}
