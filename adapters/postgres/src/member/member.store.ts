import { query } from '../database/db.ts'

/** The password of a login id as it is now. */
export const findPasswordHash = (loginId: string) =>
  query(async (db) => {
    const row = await db
      .selectFrom('members')
      .select('password_hash')
      .where('login_id', '=', loginId)
      .executeTakeFirst()
    return row?.password_hash ?? null
  })

/** The member of a login id, locked, so that their password stays as it is until the login is through. */
export const lockMemberByLoginId = (loginId: string) =>
  query((db) =>
    db
      .selectFrom('members')
      .selectAll()
      .where('login_id', '=', loginId)
      .forNoKeyUpdate()
      .executeTakeFirst(),
  )

export const findMember = (id: number) =>
  query((db) => db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow())

/** Notes that the member uses the market: on login, and on the first request of a Korean day; an earlier use moves nothing back. */
export const updateLastUse = (memberId: number, at: Date) =>
  query((db) =>
    db
      .updateTable('members')
      .set({ last_used_at: at })
      .where('id', '=', memberId)
      .where('last_used_at', '<', at)
      .execute(),
  )
