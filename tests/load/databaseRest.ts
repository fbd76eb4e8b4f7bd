import { setTimeout } from 'node:timers/promises'
import { connectClient } from '@jangteo/postgres/database/connect'

/** Looks in a row that find nothing at work. */
const QUIET_LOOK_COUNT = 20
const LOOK_EVERY_MS = 500
const LOOK_COUNT_MAX = 600

const AT_WORK = `SELECT EXISTS (SELECT FROM pg_stat_activity WHERE pid <> pg_backend_pid()
  AND (state = 'active' OR backend_type = 'autovacuum worker')) AS "isAtWork"`

/**
 * Waits until PostgreSQL has had nothing to do for ten seconds: a market that starts on what was written a minute ago first
 * brings its search and its figures up to date. Throws after five minutes.
 */
export async function untilDatabaseRests(adminUrl: string, signal: AbortSignal): Promise<void> {
  const client = await connectClient(adminUrl)
  try {
    let quiet = 0
    for (let look = 0; quiet < QUIET_LOOK_COUNT; look += 1) {
      if (look === LOOK_COUNT_MAX) throw new Error('the database did not rest within five minutes')
      const { rows } = await client.query<{ readonly isAtWork: boolean }>(AT_WORK)
      quiet = rows[0]?.isAtWork === true ? 0 : quiet + 1
      await setTimeout(LOOK_EVERY_MS, undefined, { signal })
    }
  } finally {
    await client.end()
  }
}
