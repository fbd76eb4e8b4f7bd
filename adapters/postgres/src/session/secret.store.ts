import { query } from '../database/db.ts'

/** Finds the fingerprint of the database's secret; `null` before its first start. */
export const findFingerprint = query(async (db) => {
  const row = await db.selectFrom('secret_fingerprint').select('fingerprint').executeTakeFirst()
  return row?.fingerprint ?? null
})

export const saveFingerprint = (fingerprint: string, at: Date) =>
  query((db) =>
    db
      .insertInto('secret_fingerprint')
      .values({ fingerprint, noted_at: at })
      .onConflict((conflict) =>
        conflict.column('is_only').doUpdateSet({ fingerprint, noted_at: at }),
      )
      .execute(),
  )
