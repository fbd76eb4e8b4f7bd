import { query } from '../database/db.ts'
import { accountColumns, type StaffAccount } from './staff-session.store.ts'

/** A link that sets a password; of nobody for the account of the first operator. */
export type NewStaffLink = {
  readonly tokenHash: string
  readonly account: StaffAccount | null
  readonly at: Date
  readonly expiresAt: Date
}

const NOBODY = { seller_user_id: null, operator_id: null }

/** Inserts a link; the one that the account had before is over. */
export const replaceStaffLink = ({ tokenHash, account, at, expiresAt }: NewStaffLink) =>
  query(async (db) => {
    const columns = account === null ? NOBODY : accountColumns(account)
    await db
      .deleteFrom('staff_links')
      .where('seller_user_id', 'is not distinct from', columns.seller_user_id)
      .where('operator_id', 'is not distinct from', columns.operator_id)
      .execute()
    await db
      .insertInto('staff_links')
      .values({ token_hash: tokenHash, ...columns, created_at: at, expires_at: expiresAt })
      .execute()
  })

/** Finds a link that has not expired. */
export const findStaffLink = (tokenHash: string, at: Date) =>
  query((db) =>
    db
      .selectFrom('staff_links')
      .select(['seller_user_id', 'operator_id'])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', at)
      .executeTakeFirst(),
  )

/** True when a link of an account was drawn since a moment. */
export const hasStaffLinkSince = ({ kind, id }: StaffAccount, since: Date) =>
  query(async (db) => {
    const row = await db
      .selectFrom('staff_links')
      .select('token_hash')
      .where(kind === 'SELLER' ? 'seller_user_id' : 'operator_id', '=', id)
      .where('created_at', '>', since)
      .executeTakeFirst()
    return row !== undefined
  })

/** Uses a link up; `false` when it is over, or another request has used it. */
export const deleteStaffLink = (tokenHash: string, at: Date) =>
  query(async (db) => {
    const deleted = await db
      .deleteFrom('staff_links')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', at)
      .executeTakeFirst()
    return deleted.numDeletedRows === 1n
  })

/** Deletes links that are over. */
export const deleteStaffLinksBefore = (before: Date) =>
  query((db) => db.deleteFrom('staff_links').where('expires_at', '<', before).execute())
