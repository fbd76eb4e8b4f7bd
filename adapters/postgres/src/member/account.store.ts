import { sql } from 'kysely'
import { query } from '../database/db.ts'

/** True when an account has the login id, which is in small letters. */
export const isLoginIdTaken = (loginId: string) =>
  query(async (db) => {
    const row = await db
      .selectFrom('members')
      .select('id')
      .where('login_id', '=', loginId)
      .executeTakeFirst()
    return row !== undefined
  })

/** True when an account has the e-mail address, however it is written. */
export const isEmailTaken = (email: string) =>
  query(async (db) => {
    const row = await db
      .selectFrom('members')
      .select('id')
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst()
    return row !== undefined
  })

/** An account as its owner is reminded of it. */
export type FoundAccount = {
  readonly id: number
  readonly login_id: string | null
  readonly created_at: Date
}

/** Finds the account of an e-mail address in small letters; of one that left nothing is found. */
export const findAccountByEmail = (email: string) =>
  query((db): Promise<FoundAccount | undefined> =>
    db
      .selectFrom('members')
      .select(['id', 'login_id', 'created_at'])
      .where(sql`lower(email)`, '=', email)
      .where('status', '=', 'ACTIVE')
      .executeTakeFirst(),
  )

/** Finds the account of a person; of one that left nothing is found. */
export const findAccountByIdentity = (identityHash: string) =>
  query((db): Promise<FoundAccount | undefined> =>
    db
      .selectFrom('members')
      .select(['id', 'login_id', 'created_at'])
      .where('identity_hash', '=', identityHash)
      .where('status', '=', 'ACTIVE')
      .executeTakeFirst(),
  )
