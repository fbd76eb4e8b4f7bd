import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { holdsDemo } from '@jangteo/demo/holdsDemo'
import type { PictureScope } from '@jangteo/demo/pictures/scope'
import { withDatabase } from '@jangteo/postgres/database/connect'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import type { Kysely } from 'kysely'
import type { Environment } from './settings/environment.ts'

/** Reads which pictures a market shows, whatever it was started with: a demo that is there is shown. */
export async function readPictureScope(db: Kysely<DB>): Promise<PictureScope> {
  return (await holdsDemo(db)) ? 'DEMO' : 'SHOP'
}

/**
 * Finds out the same before the database is set up. The embedded one cannot be asked before it runs: one that is there may
 * hold the demo.
 */
export async function expectPictureScope(environment: Environment): Promise<PictureScope> {
  const { loadsDemo, databaseUrl, databaseDirectUrl, dataDir } = environment
  if (loadsDemo) return 'DEMO'
  if (databaseUrl === null) return existsSync(join(dataDir, 'postgres')) ? 'DEMO' : 'SHOP'
  const url = databaseDirectUrl ?? databaseUrl
  return withDatabase({ url, name: 'market-pictures' }, readPictureScope)
}
