import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { ledgerDirectory } from '../ledger/gatewayLedger.ts'
import type { Site } from './site.ts'
import { untilTrue } from '../../support/eventually.ts'

/** A place where a server stops until it is let go on, and where it can be killed meanwhile. */
export type Pause = {
  readonly untilReached: () => Promise<void>
  readonly release: () => Promise<void>
}

/** Holds the locks of a statement, so that others wait for them. */
export async function holdLock(
  site: Site,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Pause> {
  const { db, pool } = site.database()
  const client = await pool.connect()
  await client.query('BEGIN')
  await client.query(statement, [...values])
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const pid = rows[0]?.pid ?? 0
  const isReached = async () => {
    const waiting = await sql`
      SELECT FROM pg_stat_activity WHERE ${pid} = ANY (pg_blocking_pids(pid))
    `.execute(db)
    return waiting.rows.length > 0
  }
  return {
    untilReached: async () => {
      await untilTrue(isReached)
    },
    release: async () => {
      await client.query('ROLLBACK')
      client.release()
    },
  }
}

/** A gateway that lets the market wait for what it asked about one attempt. */
export type SilentGateway = {
  /** Answers after all. */
  readonly answer: () => Promise<void>
  /** Puts everything back as it was when nobody waits any more. */
  readonly restore: () => void
}

/** The record becomes a pipe: who reads it waits until somebody writes. */
export function silenceGateway(site: Site, gatewayOrderId: string): SilentGateway {
  const path = join(ledgerDirectory(site.dataDir), `${gatewayOrderId}.json`)
  const record = readFileSync(path)
  rmSync(path)
  execFileSync('mkfifo', [path])
  return {
    answer: () => writeFile(path, record),
    restore: () => {
      rmSync(path)
      writeFileSync(path, record)
    },
  }
}
