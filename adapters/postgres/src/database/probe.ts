import { Pool } from 'pg'

/** Reports whether the database answers, over a connection of its own. */
export type DatabaseProbe = {
  readonly isUp: () => Promise<boolean>
  readonly close: () => Promise<void>
}

/** Time limit of the probe, in milliseconds: callers get their answer within a second. */
const ANSWER_MS_MAX = 800

/**
 * Opens a probe. Its one connection is used by nothing else, so a rush that takes all others is not mistaken for a
 * database that is away. Concurrent calls share one query, so a frozen database holds one connection and no more.
 */
export function openProbe(url: string): DatabaseProbe {
  const pool = new Pool({
    connectionString: url,
    application_name: 'market-probe',
    max: 1,
    connectionTimeoutMillis: ANSWER_MS_MAX,
    query_timeout: ANSWER_MS_MAX,
  })
  const bear = () => undefined
  pool.on('error', bear)
  pool.on('connect', (client) => client.on('error', bear))
  let asking: Promise<boolean> | null = null
  const ask = async (): Promise<boolean> => {
    try {
      await pool.query('SELECT 1')
      return true
    } catch {
      return false
    } finally {
      asking = null
    }
  }
  return {
    isUp: () => {
      asking ??= ask()
      return Promise.race([asking, noAnswer()])
    },
    close: () => pool.end(),
  }
}

function noAnswer(): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), ANSWER_MS_MAX).unref()
  })
}
