import { sql } from 'kysely'
import { query, send } from '../database/db.ts'

/** The account whose password is about to change. */
export type PasswordAccount = {
  readonly id: number
  readonly login_id: string | null
  readonly password_hash: string | null
  readonly email: string | null
}

const COLUMNS = ['id', 'login_id', 'password_hash', 'email'] as const

/** Finds the account of a login id and an e-mail address, both in small letters; of one that left nothing is found. */
export const findAccountWithEmail = (loginId: string, email: string) =>
  query((db): Promise<PasswordAccount | undefined> =>
    db
      .selectFrom('members')
      .select(COLUMNS)
      .where('login_id', '=', loginId)
      .where(sql`lower(email)`, '=', email)
      .where('status', '=', 'ACTIVE')
      .executeTakeFirst(),
  )

/** Finds the account of a login id, in small letters, and a person; of one that left nothing is found. */
export const findAccountWithIdentity = (loginId: string, identityHash: string) =>
  query((db): Promise<PasswordAccount | undefined> =>
    db
      .selectFrom('members')
      .select(COLUMNS)
      .where('login_id', '=', loginId)
      .where('identity_hash', '=', identityHash)
      .where('status', '=', 'ACTIVE')
      .executeTakeFirst(),
  )

/** Lists the passwords before the present one, the newest first. */
export const listFormerPasswords = (memberId: number, countMax: number) =>
  query(async (db): Promise<readonly string[]> => {
    const rows = await db
      .selectFrom('former_passwords')
      .select('password_hash')
      .where('member_id', '=', memberId)
      .orderBy('replaced_at', 'desc')
      .orderBy('id', 'desc')
      .limit(countMax)
      .execute()
    return rows.map((row) => row.password_hash)
  })

/** Sets a password; its owner used the market by that, and has put nothing off. */
export const savePassword = (memberId: number, passwordHash: string, at: Date) =>
  send((db) =>
    db
      .updateTable('members')
      .set({
        password_hash: passwordHash,
        password_changed_at: at,
        password_put_off_at: null,
        last_used_at: at,
      })
      .where('id', '=', memberId)
      .compile(),
  )

type FormerPassword = {
  readonly memberId: number
  readonly passwordHash: string
  readonly at: Date
}

/** Stores a password that was replaced, and deletes those that may be used again: all but the newest `countMax`. */
export const storeFormerPassword = (
  { memberId, passwordHash, at }: FormerPassword,
  countMax: number,
) =>
  query(async (db) => {
    await db
      .insertInto('former_passwords')
      .values({ member_id: memberId, password_hash: passwordHash, replaced_at: at })
      .execute()
    await db
      .deleteFrom('former_passwords')
      .where('member_id', '=', memberId)
      .where('id', 'not in', (newest) =>
        newest
          .selectFrom('former_passwords')
          .select('id')
          .where('member_id', '=', memberId)
          .orderBy('replaced_at', 'desc')
          .orderBy('id', 'desc')
          .limit(countMax),
      )
      .execute()
  })

/** Stores when a member put the change of an old password off. */
export const savePasswordPutOff = (memberId: number, at: Date) =>
  query((db) =>
    db.updateTable('members').set({ password_put_off_at: at }).where('id', '=', memberId).execute(),
  )
