import type { StaffKind, StaffStatus } from '@jangteo/core/staff/staff.codes'
import { type Kysely, sql } from 'kysely'
import { query, send } from '../database/db.ts'
import type { DB } from '../database/schema.gen.ts'
import type { StaffAccount } from './staff-session.store.ts'

/** Columns of an account that a login and its second factor need. */
export type StaffLoginRow = {
  readonly id: number
  readonly login_id: string
  readonly email: string
  readonly name: string
  readonly password_hash: string | null
  readonly former_password_hashes: string[]
  readonly password_changed_at: Date | null
  readonly status: StaffStatus
  /** Sealed; `null` without an authenticator, and for a store's user. */
  readonly totp_secret: string | null
  readonly totp_step: number | null
}

const COLUMNS = [
  'id',
  'login_id',
  'email',
  'name',
  'password_hash',
  'former_password_hashes',
  'password_changed_at',
  'status',
] as const

const NO_AUTHENTICATOR = [
  sql<null>`null::text`.as('totp_secret'),
  sql<null>`null::bigint`.as('totp_step'),
] as const

const selectSellers = (db: Kysely<DB>) =>
  db.selectFrom('seller_users').select([...COLUMNS, ...NO_AUTHENTICATOR])

const selectOperators = (db: Kysely<DB>) =>
  db.selectFrom('operators').select([...COLUMNS, 'totp_secret', 'totp_step'])

/** Finds an account that was not removed by its login id, in small letters. */
export const findStaffByLoginId = (kind: StaffKind, loginId: string) =>
  query((db): Promise<StaffLoginRow | undefined> =>
    kind === 'SELLER'
      ? selectSellers(db)
          .where('login_id', '=', loginId)
          .where('status', '!=', 'REMOVED')
          .executeTakeFirst()
      : selectOperators(db)
          .where('login_id', '=', loginId)
          .where('status', '!=', 'REMOVED')
          .executeTakeFirst(),
  )

/** Finds an account, a removed one too. */
export const findStaff = ({ kind, id }: StaffAccount) =>
  query((db): Promise<StaffLoginRow | undefined> =>
    kind === 'SELLER'
      ? selectSellers(db).where('id', '=', id).executeTakeFirst()
      : selectOperators(db).where('id', '=', id).executeTakeFirst(),
  )

/** Locks an account. */
export const lockStaff = ({ kind, id }: StaffAccount) =>
  query((db): Promise<StaffLoginRow | undefined> =>
    kind === 'SELLER'
      ? selectSellers(db).where('id', '=', id).forUpdate().executeTakeFirst()
      : selectOperators(db).where('id', '=', id).forUpdate().executeTakeFirst(),
  )

/** Writes the time of a login. */
export const saveStaffLogin = ({ kind, id }: StaffAccount, at: Date) =>
  send((db) =>
    kind === 'SELLER'
      ? db.updateTable('seller_users').set({ last_login_at: at }).where('id', '=', id).compile()
      : db.updateTable('operators').set({ last_login_at: at }).where('id', '=', id).compile(),
  )

/** Writes the authenticator of an operator, and the time step that its newest code was used for. */
export const saveAuthenticator = (used: {
  readonly operatorId: number
  readonly sealedSecret: string | null
  readonly step: number | null
}) =>
  query((db) =>
    db
      .updateTable('operators')
      .set({ totp_secret: used.sealedSecret, totp_step: used.step })
      .where('id', '=', used.operatorId)
      .execute(),
  )

/** Writes another password, which opens an account that was invited. */
export const saveStaffPassword = (
  { kind, id }: StaffAccount,
  changed: {
    readonly passwordHash: string
    readonly formerHashes: readonly string[]
    readonly at: Date
  },
) =>
  query(async (db) => {
    const columns = {
      password_hash: changed.passwordHash,
      former_password_hashes: [...changed.formerHashes],
      password_changed_at: changed.at,
      status: 'ACTIVE' as const,
    }
    await (kind === 'SELLER'
      ? db.updateTable('seller_users').set(columns).where('id', '=', id).execute()
      : db.updateTable('operators').set(columns).where('id', '=', id).execute())
  })

/** Ends every session of an account. */
export const endStaffSessions = ({ kind, id }: StaffAccount, at: Date) =>
  query((db) =>
    db
      .updateTable('staff_sessions')
      .set({ ended_at: at })
      .where(kind === 'SELLER' ? 'seller_user_id' : 'operator_id', '=', id)
      .where('ended_at', 'is', null)
      .execute(),
  )

/** Ends the sessions that one kind of staff has in a device. */
export const endStaffSessionsOfDevice = (kind: StaffKind, deviceHash: string, at: Date) =>
  query((db) =>
    db
      .updateTable('staff_sessions')
      .set({ ended_at: at })
      .where('device_hash', '=', deviceHash)
      .where(kind === 'SELLER' ? 'seller_user_id' : 'operator_id', 'is not', null)
      .where('ended_at', 'is', null)
      .execute(),
  )

/** Ends one session; one that has ended stays as it is. */
export const endStaffSession = (id: string, at: Date) =>
  query((db) =>
    db
      .updateTable('staff_sessions')
      .set({ ended_at: at })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .execute(),
  )

/** Deletes sessions that nobody has used since. */
export const deleteStaffSessionsBefore = (before: Date) =>
  query((db) => db.deleteFrom('staff_sessions').where('last_seen_at', '<', before).execute())
