import { connectClient } from '@jangteo/postgres/database/connect'
import type { Client } from 'pg'
import type { TestMarket } from './market.ts'

async function countWaiting(client: Client): Promise<number> {
  await client.query('SELECT pg_stat_clear_snapshot()')
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

/**
 * Makes calls that truly meet: nobody can write to the table until every call has read what it wants and waits to
 * write, or waits for the call before it. More calls than the pool has connections would wait for ever.
 */
export async function atOnce<Answer>(
  market: TestMarket,
  table: string,
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const client = await connectClient(market.database.url)
  try {
    await client.query(`BEGIN; LOCK TABLE ${table} IN SHARE MODE`)
    const answers = calls.map((call) => call())
    while ((await countWaiting(client)) < calls.length) continue
    await client.query('ROLLBACK')
    return await Promise.all(answers)
  } finally {
    await client.end()
  }
}

/** Resolves once so many statements wait for a lock. */
export async function untilWaiting(market: TestMarket, count: number): Promise<void> {
  const client = await connectClient(market.database.url)
  try {
    while ((await countWaiting(client)) < count) continue
  } finally {
    await client.end()
  }
}
