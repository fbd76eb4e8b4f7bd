import { type Selectable, sql } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { compileFirst, type Places } from '../database/compileOnce.ts'
import { query } from '../database/db.ts'
import type { Members } from '../database/schema.gen.ts'

/** A member as the store has it. */
export type MemberRow = Selectable<Members>

/** Finds the present password of a login id. */
export const findPasswordHash = (loginId: string) =>
  query(async (db) => {
    const row = await db
      .selectFrom('members')
      .select('password_hash')
      .where('login_id', '=', loginId)
      .executeTakeFirst()
    return row?.password_hash ?? null
  })

/** Finds and locks the member of a login id, so that the password stays as it is until the login ends. */
export const lockMemberByLoginId = (loginId: string) =>
  query((db) =>
    db
      .selectFrom('members')
      .select(COLUMNS.members)
      .where('login_id', '=', loginId)
      .forNoKeyUpdate()
      .executeTakeFirst(),
  )

const selectMember = compileFirst((db, { id }: Places<{ id: number }>) =>
  db.selectFrom('members').select(COLUMNS.members).where('id', '=', id),
)

/** Finds a member that exists. */
export const findMember = (id: number) =>
  query(async (db): Promise<MemberRow> => {
    const member = await selectMember(db, { id })
    if (member === undefined) throw new Error(`no member ${id}`)
    return member
  })

/**
 * Locks a member, so that nobody logs in, changes the account or leaves meanwhile. Rows that name the member may
 * still be written.
 */
export const lockMember = (id: number) =>
  query((db): Promise<MemberRow> =>
    db
      .selectFrom('members')
      .select(COLUMNS.members)
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(),
  )

/**
 * Records the member's use of the market: on login, and on the first request of a Korean day; an earlier use changes
 * nothing.
 */
export const updateLastUse = (memberId: number, at: Date) =>
  query((db) =>
    db
      .updateTable('members')
      .set({ last_used_at: at })
      .where('id', '=', memberId)
      .where('last_used_at', '<', at)
      .execute(),
  )

/** Gender and birthday of a member; `null` both of one who is not verified or did not agree to have them used. */
export const findAudienceFacts = (memberId: number) =>
  query(async (db) => {
    const row = await db
      .selectFrom('members')
      .select([sql<'MALE' | 'FEMALE' | null>`gender`.as('gender'), 'birthday'])
      .where('id', '=', memberId)
      .where('membership_type', '=', 'MEMBER')
      .where('privacy_optional_agreed_at', 'is not', null)
      .executeTakeFirst()
    return row ?? { gender: null, birthday: null }
  })
