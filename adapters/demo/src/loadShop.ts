import { type Kysely, sql } from 'kysely'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import { isEmpty } from './isEmpty.ts'
import { insertCategories } from './loadCategories.ts'

/**
 * Fills an empty database with what a shop has before its first seller: the tree of categories. Terms and holidays come
 * with the market itself. One that is not empty stays as it is: the tables are locked before it looks, so of two starts
 * at once one fills it. Needs the tables' owner. Source: decision 143.
 */
export async function loadShop(db: Kysely<DB>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`LOCK TABLE categories, stores, brands, members IN ACCESS EXCLUSIVE MODE`.execute(trx)
    if (await isEmpty(trx)) await insertCategories(trx)
  })
}
