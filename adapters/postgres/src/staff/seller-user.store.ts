import type { SellerPermission } from '@jangteo/core/staff/staff.codes'
import { query } from '../database/db.ts'

/** A user of a store who was invited. */
export type NewSellerUser = {
  readonly storeId: number
  readonly loginId: string
  readonly email: string
  readonly name: string
  readonly isOwner: boolean
  readonly permissions: readonly SellerPermission[]
  readonly at: Date
}

/** Inserts a user of a store; returns the id, or which of login id and address somebody has. */
export const insertSellerUser = (user: NewSellerUser) =>
  query(async (db): Promise<number | 'LOGIN_ID_TAKEN' | 'EMAIL_TAKEN'> => {
    const inserted = await db
      .insertInto('seller_users')
      .values({
        store_id: user.storeId,
        login_id: user.loginId,
        email: user.email,
        name: user.name,
        is_owner: user.isOwner,
        permissions: [...user.permissions],
        status: 'INVITED',
        created_at: user.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted !== undefined) return inserted.id
    const taken = await db
      .selectFrom('seller_users')
      .select('id')
      .where('login_id', '=', user.loginId)
      .executeTakeFirst()
    return taken === undefined ? 'EMAIL_TAKEN' : 'LOGIN_ID_TAKEN'
  })

/** Lists the users of a store that were not removed, owners first. */
export const listSellerUsers = (storeId: number) =>
  query((db) =>
    db
      .selectFrom('seller_users')
      .select([
        'id',
        'login_id',
        'email',
        'name',
        'is_owner',
        'permissions',
        'status',
        'created_at',
        'last_login_at',
      ])
      .where('store_id', '=', storeId)
      .where('status', '!=', 'REMOVED')
      .orderBy('is_owner', 'desc')
      .orderBy('id')
      .execute(),
  )

/** Locks the users of a store that were not removed, in the order of their ids. */
export const lockSellerUsers = (storeId: number) =>
  query((db) =>
    db
      .selectFrom('seller_users')
      .select(['id', 'login_id', 'email', 'name', 'is_owner', 'permissions', 'status'])
      .where('store_id', '=', storeId)
      .where('status', '!=', 'REMOVED')
      .orderBy('id')
      .forUpdate()
      .execute(),
  )

/** Writes what a user may do. */
export const updateSellerUser = (changed: {
  readonly id: number
  readonly name: string
  readonly isOwner: boolean
  readonly permissions: readonly SellerPermission[]
}) =>
  query((db) =>
    db
      .updateTable('seller_users')
      .set({
        name: changed.name,
        is_owner: changed.isOwner,
        permissions: [...changed.permissions],
      })
      .where('id', '=', changed.id)
      .execute(),
  )

/** Removes a user; the row is left for the audit log. */
export const removeSellerUserRow = (id: number) =>
  query((db) =>
    db.updateTable('seller_users').set({ status: 'REMOVED' }).where('id', '=', id).execute(),
  )
