import { query } from '../database/db.ts'

/** The member of a login id, locked, so that two tries count as two. */
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

/** Writes how a try to log in ended. */
export const updateLogin = (login: {
  memberId: number
  failedCount: number
  blockedUntil: Date | null
  succeededAt: Date | null
}) =>
  query((db) =>
    db
      .updateTable('members')
      .set({
        login_failed_count: login.failedCount,
        login_blocked_until: login.blockedUntil,
        ...(login.succeededAt === null ? {} : { last_login_at: login.succeededAt }),
      })
      .where('id', '=', login.memberId)
      .execute(),
  )
