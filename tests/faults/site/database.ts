import { sql } from 'kysely'
import type { Site } from './site.ts'
import { untilTrue } from '../../support/eventually.ts'

async function findBackend(site: Site): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    SELECT pid FROM pg_stat_activity WHERE application_name = 'market' ORDER BY state <> 'idle' DESC LIMIT 1
  `.execute(site.database().db)
  const [backend] = rows
  if (backend === undefined) throw new Error('the market has no connection')
  return backend.pid
}

/** True when every connection of the observer works: one that broke is replaced by the next that asks. */
async function isBack({ database }: Site): Promise<boolean> {
  const { db, pool } = database()
  const asked = Array.from({ length: pool.options.max }, () => sql`SELECT 1`.execute(db))
  const answers = await Promise.allSettled(asked)
  return answers.every(({ status }) => status === 'fulfilled')
}

/**
 * SIGKILL of a process of PostgreSQL in the middle of a statement: the server drops every connection, recovers from
 * its log and takes connections again.
 */
export async function killBackend(site: Site): Promise<void> {
  const { pool } = site.database()
  const witness = await pool.connect()
  const dropped = new Promise((resolve) => witness.once('end', resolve))
  process.kill(await findBackend(site), 'SIGKILL')
  await dropped
  witness.release(true)
  await untilTrue(() => isBack(site))
}
