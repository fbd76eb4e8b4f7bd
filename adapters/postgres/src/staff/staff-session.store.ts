import type { StaffKind } from '@jangteo/core/staff/staff.codes'
import type { Kysely } from 'kysely'
import { query, send } from '../database/db.ts'
import type { DB } from '../database/schema.gen.ts'

/** A staff account by its kind. */
export type StaffAccount = { readonly kind: StaffKind; readonly id: number }

/** Columns that name the account of a row. */
export function accountColumns({ kind, id }: StaffAccount): {
  readonly seller_user_id: number | null
  readonly operator_id: number | null
} {
  return {
    seller_user_id: kind === 'SELLER' ? id : null,
    operator_id: kind === 'OPERATOR' ? id : null,
  }
}

/** Opens a session of a staff account in its device. */
export const insertStaffSession = (session: {
  readonly id: string
  readonly account: StaffAccount
  readonly deviceHash: string
  /** Name of the device for people; `null` where its program is not known. */
  readonly device: string | null
  readonly at: Date
}) =>
  send((db) =>
    db
      .insertInto('staff_sessions')
      .values({
        id: session.id,
        ...accountColumns(session.account),
        device_hash: session.deviceHash,
        device: session.device,
        created_at: session.at,
        last_seen_at: session.at,
      })
      .compile(),
  )

/** Times and device of a session of staff. */
export type StaffSessionRow = {
  readonly id: string
  readonly device_hash: string
  readonly created_at: Date
  readonly last_seen_at: Date
}

/** Selects a session that nobody ended. */
const selectOpen = (db: Kysely<DB>, id: string) =>
  db
    .selectFrom('staff_sessions')
    .select([
      'staff_sessions.id',
      'staff_sessions.device_hash',
      'staff_sessions.created_at',
      'staff_sessions.last_seen_at',
    ])
    .where('staff_sessions.id', '=', id)
    .where('staff_sessions.ended_at', 'is', null)

/** Finds a session of a store's user that nobody ended, with what the user may do; of active accounts only. */
export const findSellerSession = (id: string) =>
  query((db) =>
    selectOpen(db, id)
      .innerJoin('seller_users', 'seller_users.id', 'staff_sessions.seller_user_id')
      .select([
        'seller_users.id as seller_user_id',
        'seller_users.store_id',
        'seller_users.is_owner',
        'seller_users.permissions',
      ])
      .where('seller_users.status', '=', 'ACTIVE')
      .executeTakeFirst(),
  )

/** Finds a session of an operator that nobody ended, with what the operator may do; of active accounts only. */
export const findOperatorSession = (id: string) =>
  query((db) =>
    selectOpen(db, id)
      .innerJoin('operators', 'operators.id', 'staff_sessions.operator_id')
      .select(['operators.id as operator_id', 'operators.is_admin', 'operators.permissions'])
      .where('operators.status', '=', 'ACTIVE')
      .executeTakeFirst(),
  )

/** Records a use of a session; `lastSeenAt` as read, so that only one of many requests writes. */
export const touchStaffSession = (session: {
  readonly id: string
  readonly lastSeenAt: Date
  readonly at: Date
}) =>
  query((db) =>
    db
      .updateTable('staff_sessions')
      .set({ last_seen_at: session.at })
      .where('id', '=', session.id)
      .where('last_seen_at', '=', session.lastSeenAt)
      .execute(),
  )
