import { openPool } from '@jangteo/postgres/database/openPool'
import { runMigrations } from 'graphile-worker'

/** Makes the tables that jobs live in, as the user who owns them. */
export async function prepareJobs(ownerUrl: string): Promise<void> {
  const pool = openPool({
    url: ownerUrl,
    name: 'market-setup',
    connectionCountMax: 1,
    statementTimeoutMs: null,
    onIdleError: () => undefined,
  })
  try {
    await runMigrations({ pgPool: pool })
  } finally {
    await pool.end()
  }
}
