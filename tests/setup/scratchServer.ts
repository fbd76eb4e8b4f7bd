import { connectClient } from '@jangteo/postgres/database/connect'
import { startScratch } from '@jangteo/embedded-postgres/startScratch'
import type { Client } from 'pg'
import { afterAll, beforeAll, onTestFinished } from 'vitest'

export type ScratchServer = {
  /** A connection to a database of one's own, which `options` of CREATE DATABASE may shape. */
  readonly connect: (options?: string) => Promise<Client>
  /** Another connection to the same database. */
  readonly connectAgain: (client: Client) => Promise<Client>
  /** The address of a database, as the superuser. */
  readonly urlOf: (database: string) => string
}

/** One empty PostgreSQL for the tests of a file. */
export function serveScratch(): ScratchServer {
  let adminUrl = ''
  let stop = async (): Promise<void> => undefined
  let made = 0
  beforeAll(async () => {
    const server = await startScratch()
    adminUrl = server.adminUrl
    stop = server.stop
  })
  afterAll(() => stop())

  const urlOf = (database: string) => {
    const url = new URL(adminUrl)
    url.pathname = `/${database}`
    return url.href
  }
  const open = async (database: string) => {
    const client = await connectClient(urlOf(database))
    onTestFinished(() => client.end())
    return client
  }
  const connect = async (options = '') => {
    made += 1
    const admin = await open('postgres')
    await admin.query(`CREATE DATABASE scratch${made} ${options}`)
    return open(`scratch${made}`)
  }
  return { connect, connectAgain: (client) => open(client.database ?? ''), urlOf }
}
