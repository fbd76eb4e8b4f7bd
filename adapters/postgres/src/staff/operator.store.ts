import type { OperatorPermission } from '@jangteo/core/staff/staff.codes'
import { sql } from 'kysely'
import { query } from '../database/db.ts'

/** An operator who was invited. */
export type NewOperator = {
  readonly loginId: string
  readonly email: string
  readonly name: string
  readonly isAdmin: boolean
  readonly permissions: readonly OperatorPermission[]
  readonly at: Date
}

/** Inserts an operator; returns the id, or which of login id and address somebody has. */
export const insertOperator = (operator: NewOperator) =>
  query(async (db): Promise<number | 'LOGIN_ID_TAKEN' | 'EMAIL_TAKEN'> => {
    const inserted = await db
      .insertInto('operators')
      .values({
        login_id: operator.loginId,
        email: operator.email,
        name: operator.name,
        is_admin: operator.isAdmin,
        permissions: [...operator.permissions],
        status: 'INVITED',
        created_at: operator.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted !== undefined) return inserted.id
    const taken = await db
      .selectFrom('operators')
      .select('id')
      .where('login_id', '=', operator.loginId)
      .executeTakeFirst()
    return taken === undefined ? 'EMAIL_TAKEN' : 'LOGIN_ID_TAKEN'
  })

/** Lists the operators that were not removed, admins first. */
export const listOperators = () =>
  query((db) =>
    db
      .selectFrom('operators')
      .select([
        'id',
        'login_id',
        'email',
        'name',
        'is_admin',
        'permissions',
        'status',
        'created_at',
        'last_login_at',
        sql<boolean>`totp_secret IS NOT NULL`.as('has_authenticator'),
      ])
      .where('status', '!=', 'REMOVED')
      .orderBy('is_admin', 'desc')
      .orderBy('id')
      .execute(),
  )

/** Locks the operators that were not removed, in the order of their ids. */
export const lockOperators = () =>
  query((db) =>
    db
      .selectFrom('operators')
      .select(['id', 'login_id', 'email', 'name', 'is_admin', 'permissions', 'status'])
      .where('status', '!=', 'REMOVED')
      .orderBy('id')
      .forUpdate()
      .execute(),
  )

/** Writes what an operator may do. */
export const updateOperator = (changed: {
  readonly id: number
  readonly name: string
  readonly isAdmin: boolean
  readonly permissions: readonly OperatorPermission[]
}) =>
  query((db) =>
    db
      .updateTable('operators')
      .set({
        name: changed.name,
        is_admin: changed.isAdmin,
        permissions: [...changed.permissions],
      })
      .where('id', '=', changed.id)
      .execute(),
  )

/** Removes an operator; the row is left for the audit log. */
export const removeOperatorRow = (id: number) =>
  query((db) =>
    db.updateTable('operators').set({ status: 'REMOVED' }).where('id', '=', id).execute(),
  )

/** True when an operator can log in. */
export const hasActiveOperator = () =>
  query(async (db) => {
    const row = await db
      .selectFrom('operators')
      .select('id')
      .where('status', '=', 'ACTIVE')
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  })
