import type { MemberSearchField } from '@jangteo/core/member/memberSearch.rules'
import { type Kysely, type Selectable, sql } from 'kysely'
import { query } from '../database/db.ts'
import type { DB, Members } from '../database/schema.gen.ts'

const DESK_COLUMNS = [
  'members.id',
  'members.login_id',
  'members.name',
  'members.email',
  'members.mobile',
  'members.birthday',
  'members.membership_type',
  'members.status',
  'members.suspended_at',
  'members.suspension_reason',
  'members.created_at',
  'members.last_used_at',
] as const

type DeskColumn<Name> = Name extends `members.${infer Column extends keyof Members}`
  ? Column
  : never

/** A member as operators look at them. */
export type DeskMemberRow = Pick<Selectable<Members>, DeskColumn<(typeof DESK_COLUMNS)[number]>>

/** Lists the members whose field is exactly this, as it is stored. */
export const searchMembers = (field: MemberSearchField, text: string, countMax: number) =>
  query((db): Promise<DeskMemberRow[]> => {
    const members = db.selectFrom('members').select(DESK_COLUMNS).orderBy('id').limit(countMax)
    if (field === 'LOGIN_ID') return members.where('login_id', '=', text).execute()
    if (field === 'MOBILE') return members.where('mobile', '=', text).execute()
    return members.where(sql<boolean>`lower(email) = ${text}`).execute()
  })

const selectMember = (db: Kysely<DB>, id: number) =>
  db.selectFrom('members').select(DESK_COLUMNS).where('id', '=', id)

/** Finds a member; `undefined` for an id of nobody. */
export const findDeskMember = (id: number) =>
  query((db): Promise<DeskMemberRow | undefined> => selectMember(db, id).executeTakeFirst())

/**
 * Locks a member, so that nobody logs in, leaves or is suspended meanwhile. Rows that name the member may still be
 * written, as with `lockMember`.
 */
export const lockDeskMember = (id: number) =>
  query((db): Promise<DeskMemberRow | undefined> =>
    selectMember(db, id).forNoKeyUpdate().executeTakeFirst(),
  )

/** Figures of a member: open sessions, listed orders, usable coupons. */
export const countOfMember = (id: number, now: Date) =>
  query(async (db) => {
    const { rows } = await sql<{
      session_count: number
      order_count: number
      coupon_count: number
    }>`SELECT
      (SELECT count(*) FROM sessions WHERE member_id = ${id} AND ended_at IS NULL) AS session_count,
      (SELECT count(*) FROM orders WHERE member_id = ${id} AND is_listed) AS order_count,
      (SELECT count(*) FROM coupon_issues WHERE member_id = ${id} AND state = 'USABLE'
        AND (expires_at IS NULL OR expires_at >= ${now})) AS coupon_count`.execute(db)
    return rows[0] ?? { session_count: 0, order_count: 0, coupon_count: 0 }
  })

/** Suspends a member, or releases them with `null`. */
export const updateSuspension = (
  id: number,
  suspension: { readonly at: Date; readonly reason: string } | null,
) =>
  query((db) =>
    db
      .updateTable('members')
      .set({
        suspended_at: suspension?.at ?? null,
        suspension_reason: suspension?.reason ?? null,
      })
      .where('id', '=', id)
      .execute(),
  )

type Opening = {
  readonly orderId: number
  readonly who: string
  readonly reason: string
  readonly at: Date
}

/** Opens the person of an order in the closed store, with a line in the audit log; `null` where there is none. */
export const openClosedPerson = ({ orderId, who, reason, at }: Opening) =>
  query(async (db) => {
    const { rows } = await sql<{ person: unknown }>`
      SELECT open_closed_person(${orderId}, ${who}, ${reason}, ${at}) AS person`.execute(db)
    return rows[0]?.person ?? null
  })
