import type { StoreName, TakenName } from '@jangteo/core/store/storeName.rules'
import { type RawBuilder, sql } from 'kysely'
import { lockNames } from '../database/lockNames.ts'
import { query } from '../database/db.ts'

/** The id of the store that has a URL, or had it before; a URL that a store has now comes first. */
export const storeOfUrl = (url: string): RawBuilder<number | null> =>
  sql<number | null>`coalesce(
    (SELECT named.id FROM stores AS named WHERE named.url = ${url}),
    (SELECT former.store_id FROM former_store_urls AS former WHERE former.url = ${url})
  )`

/** Locks the names of all stores until the transaction ends, so that of two who want one name the second sees the first. */
export const lockStoreNames = lockNames(['store names'])

/** True for each of a name and a URL that another store or an application has, or another store had. */
export const findTakenName = (storeId: number, { storeName, storeUrl }: StoreName) =>
  query(async (db): Promise<TakenName> => {
    const { rows } = await sql<TakenName>`
      WITH others AS (
        SELECT lower(name) AS name, url FROM stores WHERE id <> ${storeId}
        UNION ALL SELECT lower(store_name), store_url FROM seller_applications
          WHERE state IN ('APPLIED', 'SUPPLEMENT', 'APPROVED') AND store_id IS DISTINCT FROM ${storeId}
        UNION ALL SELECT NULL, url FROM former_store_urls WHERE store_id <> ${storeId}
      )
      SELECT EXISTS (SELECT FROM others WHERE name = lower(${storeName})) AS "isNameTaken",
        EXISTS (SELECT FROM others WHERE url = ${storeUrl}) AS "isUrlTaken"`.execute(db)
    const [taken] = rows
    if (taken === undefined) throw new Error('row missing in a selection of taken names')
    return taken
  })

/** Lists the URLs that a store had before, the newest first. */
export const listFormerUrls = (storeId: number) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('former_store_urls')
      .select('url')
      .where('store_id', '=', storeId)
      .orderBy('left_at', 'desc')
      .orderBy('url')
      .execute()
    return rows.map(({ url }) => url)
  })

type Renaming = {
  readonly storeId: number
  readonly formerUrl: string
  readonly next: StoreName
  readonly at: Date
}

/** Writes the name and the URL of a locked store; the URL that it leaves goes on leading to it. */
export const renameStore = ({ storeId, formerUrl, next, at }: Renaming) =>
  query(async (db) => {
    await db
      .updateTable('stores')
      .set({ name: next.storeName, url: next.storeUrl })
      .where('id', '=', storeId)
      .execute()
    if (formerUrl === next.storeUrl) return
    await db.deleteFrom('former_store_urls').where('url', '=', next.storeUrl).execute()
    await db
      .insertInto('former_store_urls')
      .values({ url: formerUrl, store_id: storeId, left_at: at })
      .execute()
  })
