import { openDatabase } from '@jangteo/postgres/database/connect'
import type { Stock } from '../support/stock.ts'

/** The stock of the market that the browser looks at, for what sellers do while somebody buys. */
export function openStock(): Stock & { readonly close: () => Promise<void> } {
  const url = process.env['MARKET_DATABASE']
  if (url === undefined) throw new Error('the market said nothing of its database')
  const { db, close } = openDatabase({
    url,
    name: 'browser test',
    connectionCountMax: 2,
    statementTimeoutMs: null,
    onIdleError: () => undefined,
  })
  return { database: { db }, close }
}

/**
 * Forgets who tried how often: all tests share an address, and more of them log in within a minute than one person may.
 */
export async function forgetTries(): Promise<void> {
  const { database, close } = openStock()
  await database.db.deleteFrom('call_tries').execute()
  await close()
}
