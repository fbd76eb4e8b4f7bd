import { query } from '../database/db.ts'

/** Keeps a person from joining again until a moment. */
export const insertRejoinBlock = (identityHash: string, endsAt: Date) =>
  query((db) =>
    db
      .insertInto('rejoin_blocks')
      .values({ identity_hash: identityHash, ends_at: endsAt })
      .onConflict((conflict) => conflict.column('identity_hash').doUpdateSet({ ends_at: endsAt }))
      .execute(),
  )

/** True while a person may not join again. */
export const hasRejoinBlock = (identityHash: string, at: Date) =>
  query(async (db) => {
    const row = await db
      .selectFrom('rejoin_blocks')
      .select('identity_hash')
      .where('identity_hash', '=', identityHash)
      .where('ends_at', '>', at)
      .executeTakeFirst()
    return row !== undefined
  })
