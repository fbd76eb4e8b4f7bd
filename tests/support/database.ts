import { randomUUID } from 'node:crypto'
import { connectClient, openDatabase, type Database } from '@jangteo/postgres/database/connect'
import { inject } from 'vitest'

export type TestDatabase = Database & {
  readonly url: string
  /** As the superuser, who may change the schema and end connections. */
  readonly adminUrl: string
  /** Connections of another server to the same database, ended by their own `close`. */
  readonly openAgain: () => Database
}

/** Leads to a database by another way. */
export type Detour = (url: string) => Promise<string>

/** A database of one's own with the demo catalogue, opened as the role that serves, removed by `close`; the market may reach it by a detour. */
export async function createDatabase(
  statementTimeoutMs: number,
  detour: Detour = async (url) => url,
): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'))
  const url = new URL(inject('servingUrl'))
  const name = `market_${randomUUID().replaceAll('-', '')}`
  const admin = await connectClient(inject('adminUrl'))
  // Copied as files, with the cache of its catalogue: a third of the processor's time that copying by the log takes.
  await admin.query(
    `CREATE DATABASE ${name} OWNER ${template.username} TEMPLATE ${template.pathname.slice(1)} STRATEGY FILE_COPY`,
  )
  url.pathname = `/${name}`
  const reachedUrl = await detour(url.href)
  const openAgain = () =>
    openDatabase({
      url: reachedUrl,
      name: 'test',
      connectionCountMax: 12,
      statementTimeoutMs,
      onIdleError: () => undefined,
    })
  const database = openAgain()
  const close = async () => {
    await database.close()
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await admin.end()
  }
  const adminUrl = new URL(inject('adminUrl'))
  adminUrl.pathname = url.pathname
  return { ...database, url: url.href, adminUrl: adminUrl.href, openAgain, close }
}
