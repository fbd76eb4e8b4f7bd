import { sql } from 'kysely'
import { query } from '../database/db.ts'
import type { Resealed, SealedPage, SealedRow } from '../payment/sealed.store.ts'

const ONLY_ID = 1

/** Finds the sealed key of identity hashes; `undefined` before the first identity. */
export const findIdentityKey = query(async (db) => {
  const row = await db.selectFrom('identity_keys').select('sealed').executeTakeFirst()
  return row?.sealed
})

/** Stores the key, unless another one was stored meanwhile. */
export const insertIdentityKey = (sealed: string) =>
  query((db) =>
    db
      .insertInto('identity_keys')
      .values({ id: ONLY_ID, sealed })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  )

/** The key as a sealed text. Without it a new one is drawn, and persons are recognized from their next verification on. */
export const IDENTITY_KEYS = {
  list: ({ prefix, afterId, countMax }: SealedPage) =>
    query((db): Promise<SealedRow[]> =>
      db
        .selectFrom('identity_keys')
        .select(['id', 'sealed'])
        .where('id', '>', afterId)
        .where(sql<boolean>`NOT starts_with(sealed, ${prefix})`)
        .limit(countMax)
        .execute(),
    ),
  replace: ({ id, sealed, resealed }: Resealed) =>
    query((db) =>
      db
        .updateTable('identity_keys')
        .set({ sealed: resealed })
        .where('id', '=', id)
        .where('sealed', '=', sealed)
        .execute(),
    ),
  drop: ({ id, sealed }: SealedRow) =>
    query((db) =>
      db.deleteFrom('identity_keys').where('id', '=', id).where('sealed', '=', sealed).execute(),
    ),
}
